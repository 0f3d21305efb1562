import { countryCodes } from '@quayside/domain/kernel/countries';
import type { Language } from '@quayside/i18n/languages';

/** Countries and regions whose standard names differ from the names used in China. */
const ownWords: Readonly<Record<string, { name_en: string; name_cn: string }>> = {
  HK: { name_en: 'Hong Kong, China', name_cn: '中国香港' },
  MO: { name_en: 'Macao, China', name_cn: '中国澳门' },
  TW: { name_en: 'Taiwan, China', name_cn: '中国台湾' },
};
const english = new Intl.DisplayNames('en', { type: 'region' });
const chinese = new Intl.DisplayNames('zh-Hans', { type: 'region' });
const taiwan = new Intl.DisplayNames('zh-Hant-TW', { type: 'region' });
const hongKong = new Intl.DisplayNames('zh-Hant-HK', { type: 'region' });
export const countries = countryCodes
  .map((code) => ({ code, name_en: english.of(code) ?? code, name_cn: chinese.of(code) ?? code, ...ownWords[code] }))
  .toSorted((a, b) => a.name_en.localeCompare(b.name_en, 'en'));

/** Names people write that no list has. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States of America', 'America', '美利坚合众国'],
  GB: ['UK', 'Great Britain', 'England', '大不列颠'],
  KR: ['Korea', 'Republic of Korea', '南韩', '南韓', '韓國'],
  CZ: ['Czech Republic'],
  NL: ['Holland', 'The Netherlands'],
  TR: ['Turkey'],
  RU: ['Russian Federation', '俄国'],
  AE: ['UAE'],
  VN: ['Viet Nam'],
  CN: ['PRC', "People's Republic of China", '中华人民共和国', '中國大陸', '中国大陆'],
  HK: ['Hong Kong', 'HKG', '香港'],
  MO: ['Macao', 'Macau', '澳门', '澳門'],
  TW: ['Taiwan', '台湾', '臺灣', '台灣'],
};

const lists = [english, chinese, taiwan, hongKong];
const codes = new Map<string, string>(
  countries.flatMap(({ code, name_en, name_cn }) =>
    [code, name_en, name_cn, ...lists.map((names) => names.of(code) ?? code), ...(alsoCalled[code] ?? [])].map(
      (name) => [keyOf(name), code] as const,
    ),
  ),
);

/** Letter case, spaces, accents and punctuation make no other country. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{P}\p{S}\s]/gu, '')
    .toLowerCase();
}

/** The code of a country written as its code or as its name in English or Chinese, simplified or traditional; null when unknown. */
export function countryCodeOf(text: string): string | null {
  return codes.get(keyOf(text)) ?? null;
}

/** The names a template offers. */
export function countryNames(language: Language): string[] {
  return countries.map(({ name_en, name_cn }) => (language === 'en' ? name_en : name_cn));
}
