import { describe, expect, it } from 'vitest';
import { countryCodeOf } from '#server/areas/countries/countries.public.ts';
import { listCountries } from '#server/areas/countries/countries.service.ts';

describe('a country in a cell', () => {
  it('is known by its code and by its name in English, Simplified and Traditional Chinese', () => {
    for (const text of ['DE', 'de', ' Germany ', 'GERMANY', '德国', '德國']) expect([text, countryCodeOf(text)]).toEqual([text, 'DE']);
    for (const text of ['US', 'USA', 'United States', 'United States of America', '美国', '美國'])
      expect([text, countryCodeOf(text)]).toEqual([text, 'US']);
    for (const text of ['KR', 'South Korea', '韩国', '韓國', '南韓']) expect([text, countryCodeOf(text)]).toEqual([text, 'KR']);
    for (const text of ['HK', 'Hong Kong', 'Hong Kong, China', '中国香港', '香港'])
      expect([text, countryCodeOf(text)]).toEqual([text, 'HK']);
    expect(countryCodeOf('Côte d’Ivoire')).toBe(countryCodeOf("Cote d'Ivoire"));
  });

  it('of every code is found by both names of the list', async () => {
    const { list } = await listCountries();
    for (const { code, name_en, name_cn } of list) expect([countryCodeOf(name_en), countryCodeOf(name_cn)]).toEqual([code, code]);
  });

  it('that no list contains is none', () => {
    for (const text of ['', 'XX', 'Germanny', '德', '-']) expect(countryCodeOf(text)).toBeNull();
  });
});
