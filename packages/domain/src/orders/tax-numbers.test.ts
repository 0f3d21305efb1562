import { describe, expect, it } from 'vitest';
import { euCountries } from '../kernel/countries.ts';
import { isTaxNumber, plainTaxNumber, taxKindsOf, taxNumberExample } from './tax-numbers.ts';

describe('tax numbers', () => {
  it('TAX-01 D-40 a country uses these kinds', () => {
    expect(taxKindsOf('DE')).toEqual(['vat', 'ioss']);
    expect(taxKindsOf('GB')).toEqual(['vat']);
    for (const country of ['AU', 'NZ', 'SG']) expect(taxKindsOf(country)).toEqual(['gst']);
    expect(taxKindsOf('BR')).toEqual(['icms']);
    expect(taxKindsOf('US')).toEqual([]);
  });

  it.each([
    ['vat', 'DE', 'DE123456789'],
    ['vat', 'DE', 'de 123 456 789'],
    ['vat', 'FR', 'DE123456789'],
    ['vat', 'FR', 'FR40303265045'],
    ['vat', 'GR', 'EL123456789'],
    ['vat', 'GB', '123456789'],
    ['vat', 'GB', 'GB123456789012'],
    ['ioss', 'DE', 'IM2760000742'],
    ['gst', 'AU', '51 824 753 556'],
    ['gst', 'AU', '300012345678'],
    ['gst', 'NZ', '49-091-850'],
    ['gst', 'SG', 'M90312345A'],
    ['icms', 'BR', '12.345.678/0001-95'],
    ['vat', 'DE', ''],
  ] as const)('%s in %s: %s is one', (kind, country, text) => {
    expect(isTaxNumber(kind, country, text)).toBe(true);
  });

  it.each([
    ['vat', 'DE', 'DE12345678'],
    ['vat', 'DE', '123456789'],
    ['vat', 'DE', 'GR123456789'],
    ['vat', 'GB', 'DE123456789'],
    ['ioss', 'DE', '2760000742'],
    ['ioss', 'DE', 'IM27600007421'],
    ['gst', 'AU', '5182475355'],
    ['gst', 'US', '51824753556'],
    ['icms', 'BR', 'ABC'],
  ] as const)('%s in %s: %s is none', (kind, country, text) => {
    expect(isTaxNumber(kind, country, text)).toBe(false);
  });

  it('every example that is shown is valid', () => {
    const wrong = [...euCountries, 'GB', 'AU', 'NZ', 'SG', 'BR'].flatMap((country) =>
      taxKindsOf(country).flatMap((kind) => {
        const example = taxNumberExample(kind, country);
        return example.endsWith('…') || isTaxNumber(kind, country, example) ? [] : [`${country} ${example}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is compared without spaces, dots, hyphens and small letters', () => {
    expect(plainTaxNumber('de 12.34-56/7')).toBe('DE1234567');
  });
});
