import * as phoneLibrary from 'libphonenumber-js/max';
import { expect, it } from 'vitest';
import { countryCodes } from '../kernel/countries.ts';
import { corpus, type Sample } from './address-corpus/corpus.ts';
import { readPhone, setPhoneLibrary } from './phones.ts';
import { readPostcode } from './postcodes.ts';
import { recognizeAddress } from './recognize-address.ts';

setPhoneLibrary(phoneLibrary);
const names = (language: string) => new Intl.DisplayNames(language, { type: 'region' });
const [english, chinese] = [names('en'), names('zh-Hans')];
const countries = countryCodes.map((code) => ({ code, name_en: english.of(code) ?? '', name_cn: chinese.of(code) ?? '' }));

/** Fields that are said or were found, and those of them that are right; phone and postcode as they are stored. */
function judge({ text, country, says }: Sample) {
  const found = recognizeAddress(text, countries);
  const phone = readPhone(found.phone, found.country)?.stored ?? found.phone;
  const postal_code = readPostcode(found.country, found.postal_code) ?? found.postal_code;
  const got: Readonly<Record<string, string>> = { ...found, phone, postal_code };
  const fields = Object.entries(says).filter(([field, value]) => value !== '' || got[field] !== '');
  const right = fields.filter(([field, value]) => got[field] === value).length;
  return { country, fields: fields.length, right, isWhole: right === fields.length };
}

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
const sum = (list: readonly { fields: number; right: number }[]) => ({
  fields: list.reduce((all, one) => all + one.fields, 0),
  right: list.reduce((all, one) => all + one.right, 0),
});
const judged = corpus.map(judge);
const byCountry = [...Map.groupBy(judged, ({ country }) => country)].map(([country, list]) => ({ country, list, ...sum(list) }));

it('ORD-10 the corpus has at least 300 addresses from at least 25 countries, none of them twice', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(300);
  expect(byCountry.length).toBeGreaterThanOrEqual(25);
  expect(new Set(corpus.map(({ text }) => text.toLowerCase().replaceAll(/\W/gu, '') || text)).size).toBe(corpus.length);
});

it('ORD-10 at least 98 % of the fields and 95 % of the addresses are recognized, and 90 % of the fields of every country', () => {
  const { fields, right } = sum(judged);
  const whole = judged.filter(({ isWhole }) => isWhole).length;
  const lines = byCountry.map(
    (one) =>
      `${one.country} ${one.right}/${one.fields} fields, ${one.list.filter(({ isWhole }) => isWhole).length}/${one.list.length} whole`,
  );
  // oxlint-disable-next-line no-console -- the figures of each country are what the corpus is for
  console.info([...lines, `all ${right}/${fields} fields, ${whole}/${judged.length} whole`].join('\n'));
  expect(share(right, fields)).toBeGreaterThanOrEqual(98);
  expect(share(whole, judged.length)).toBeGreaterThanOrEqual(95);
  for (const one of byCountry) expect(share(one.right, one.fields), one.country).toBeGreaterThanOrEqual(90);
});

it('ORD-10 a text without any sign of a country has none', () => {
  expect(recognizeAddress('Tom Fox\nOld Mill\nRivertown', countries)).toMatchObject({ first_name: 'Tom', country: '' });
});
