import { describe, expect, it } from 'vitest';
import { demoTariff } from './demo-tariff.ts';
import { compileTariff, quote } from './quote.ts';
import type { QuoteInput } from './quote-types.ts';
import { faultsOf } from './tariff-faults.ts';

const compiled = compileTariff(demoTariff);
const countries = [...new Set(demoTariff.zones.map(({ country }) => country))];

/** A packed parcel without batteries or liquids, to a postcode in the middle of the country. */
function parcelTo(country: string, weight_g: number, price_group = 'STANDARD'): QuoteInput {
  const line = {
    sku: 'A-1',
    quantity: 1,
    unit_price_usd: '20.00',
    hs_code: '6109100010',
    attributes: ['textile'],
    weight_g: 400,
    length_cm: '20.00',
    width_cm: '15.00',
    height_cm: '10.00',
    measured: true,
    consumables: [],
  };
  return {
    at: '2026-11-16T02:00:00.000Z',
    warehouse: 'SZ01',
    price_group,
    destination: { country, postal_code: '50000', address_type: 'residential' },
    lines: [line],
    consumables: [],
    services: [],
    tax: { vat: '', ioss: '', gst: '', icms: '' },
    platform_payment: false,
    recipient_day_value_usd: '0.00',
    parcel: { weight_g, length_cm: '20.00', width_cm: '15.00', height_cm: '10.00' },
  };
}

describe('the demo tariff', () => {
  it('has no fault', () => {
    const known = {
      warehouses: ['SZ01', 'YW01'],
      attributes: 'general battery_inside battery_packed magnetic liquid powder paste textile cosmetics food blade wood fragile'.split(' '),
    };
    expect(faultsOf(demoTariff, known)).toEqual([]);
  });

  it('has twelve methods over twenty countries', () => {
    expect([demoTariff.methods.length, countries.length]).toEqual([12, 20]);
  });

  it.each(countries)('offers at least two methods for a parcel of 500 g to %s', (country) => {
    for (const group of ['STANDARD', 'VIP', 'FULFIL']) {
      const offered = quote(compiled, parcelTo(country, 500, group)).methods.filter((method) => method.offered);
      expect(offered.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('offers every method somewhere', () => {
    const offered = countries.flatMap((country) => quote(compiled, parcelTo(country, 1900)).methods.filter((method) => method.offered));
    expect(new Set(offered.map(({ method }) => method)).size).toBe(12);
  });
});
