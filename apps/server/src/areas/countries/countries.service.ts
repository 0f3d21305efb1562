import { countryCodes } from '@quayside/domain/kernel/countries';

/** Countries and regions whose standard names differ from the names used in China. */
const ownWords: Readonly<Record<string, { name_en: string; name_cn: string }>> = {
  HK: { name_en: 'Hong Kong, China', name_cn: '中国香港' },
  MO: { name_en: 'Macao, China', name_cn: '中国澳门' },
  TW: { name_en: 'Taiwan, China', name_cn: '中国台湾' },
};
const english = new Intl.DisplayNames('en', { type: 'region' });
const chinese = new Intl.DisplayNames('zh-Hans', { type: 'region' });
const countries = countryCodes
  .map((code) => ({ code, name_en: english.of(code) ?? code, name_cn: chinese.of(code) ?? code, ...ownWords[code] }))
  .toSorted((a, b) => a.name_en.localeCompare(b.name_en, 'en'));

/** Every country and region by its code, in both languages (PROD-53). */
export function listCountries() {
  return Promise.resolve({ list: countries });
}
