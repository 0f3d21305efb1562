import { expect, it } from 'vitest';
import { countryCodes, euCountries } from '../kernel/countries.ts';
import { normalizePostcode } from '../quotes/postcodes.ts';
import { postcodeFormats, withoutPostcodes } from './postcode-formats.ts';
import { needsPostcode, readPostcode } from './postcodes.ts';

const asked =
  'GB US CA AU NZ JP KR SG MY TH PH ID VN IN IL AE SA HK MO TW BR MX CL AR CO PE ZA TR UA RU KZ NO CH IS CN LI RS BA MD BY GE EG MA PK BD KE';

it('every country merchants ship to most is known, with postcodes or without; none is both', () => {
  for (const country of [...euCountries, ...asked.split(' ')])
    expect(postcodeFormats.has(country) || withoutPostcodes.has(country), country).toBe(true);
  for (const country of [...postcodeFormats.keys(), ...withoutPostcodes]) expect(countryCodes).toContain(country);
  expect([...withoutPostcodes].filter((country) => postcodeFormats.has(country))).toEqual([]);
  expect(postcodeFormats.size).toBeGreaterThanOrEqual(60);
});

it('every example is written as its country writes it, also when typed in small letters without signs', () => {
  for (const [country, { example }] of postcodeFormats) {
    expect(readPostcode(country, example), country).toBe(example);
    expect(readPostcode(country, ` ${example.toLowerCase().replaceAll(/[ -]/g, '')} `), country).toBe(example);
    expect(readPostcode(country, `${example}0X`), country).toBeNull();
  }
});

it.each([
  ['DE', 'D-10115', '10115'],
  ['LV', 'LV-1010', '1010'],
  ['SE', 'SE 111 22', '111 22'],
  ['NL', '1012lm', '1012 LM'],
  ['IN', '110 001', '110001'],
  ['JP', '１００－０００１', '100-0001'],
  ['GB', 'w1a0ax', 'W1A 0AX'],
  ['GB', 'ec1a 1bb', 'EC1A 1BB'],
  ['ZW', 'anything', 'anything'],
])('of %s, %s is %s', (country, typed, written) => {
  expect(readPostcode(country, typed)).toBe(written);
});

it.each([
  ['GB', '10115'],
  ['DE', '1011'],
  ['US', '9410'],
  ['US', '94103_1234'],
  ['CA', 'K1A 0BO'],
  ['NL', '1012'],
  ['DE', 'X10115'],
])('of %s, %s is none', (country, typed) => {
  expect(readPostcode(country, typed)).toBeNull();
});

it('is needed but where a country has none or many addresses have none', () => {
  expect(['US', 'DE', 'GB', 'ZZ', ''].map(needsPostcode)).toEqual([true, true, true, true, true]);
  expect(['AE', 'HK', 'MO', 'CL', 'CO'].map(needsPostcode)).toEqual([false, false, false, false, false]);
});

it('finds the same price zone as before: its letters and digits stay', () => {
  for (const [country, { example }] of postcodeFormats)
    expect(normalizePostcode(readPostcode(country, example.toLowerCase()) ?? '')).toBe(normalizePostcode(example));
});
