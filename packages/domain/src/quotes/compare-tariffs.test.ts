import { describe, expect, it } from 'vitest';
import { compareTariffs, percentChange } from './compare-tariffs.ts';
import { demoTariff } from './demo-tariff.ts';
import type { Tariff } from './tariff.ts';
import { groupEffects, typicalParcels } from './typical-parcels.ts';

/** A version in which EU-LINE costs more over 2 kg, Sweden is gone from it, and a service is new. */
const next: Tariff = {
  ...demoTariff,
  version: 'DEMO-2027',
  first_day: '2027-01-01',
  prices: demoTariff.prices.map((row) =>
    row.method === 'EU-LINE' && row.zone === '1' && row.over_g === 2000 ? { ...row, price: '63.55' } : row,
  ),
  zones: demoTariff.zones.filter(({ method, country }) => method !== 'EU-LINE' || country !== 'SE'),
  services: [...demoTariff.services, { service: 'BAG', warehouse: 'SZ01', name_en: 'Bag', name_zh: '袋', per: 'unit', price: '0.20' }],
  tax_rules: demoTariff.tax_rules.map((row) => (row.rule === 'AE-VAT' ? { ...row, countries: { AE: '6.00' } } : row)),
};

describe('comparing two versions of a tariff', () => {
  it('finds nothing between a version and its copy with the rows in another order', () => {
    const copy = { ...demoTariff, version: 'COPY', prices: demoTariff.prices.toReversed(), methods: demoTariff.methods.toReversed() };
    expect(compareTariffs(demoTariff, copy)).toEqual([]);
  });

  it('lists changed, added and removed rows with old and new value and the percentage', () => {
    const at = demoTariff.prices.findIndex(({ method, zone, over_g }) => method === 'EU-LINE' && zone === '1' && over_g === 2000);
    const changes = compareTariffs(demoTariff, next);
    expect(changes.map(({ sheet, key, change }) => `${sheet}: ${key} ${change}`)).toEqual([
      '(version):  changed',
      'zones: EU-LINE SE all removed',
      'prices: EU-LINE 1 2000 changed',
      'services: BAG SZ01 added',
      'tax_rules: AE-VAT changed',
    ]);
    expect(changes[2]).toMatchObject({
      old_at: at,
      new_at: at,
      cells: [{ column: 'price', old: '62.00', new: '63.55', percent: '+2.50' }],
    });
    expect(changes[4]?.cells).toEqual([{ column: 'countries', old: 'AE=5.00', new: 'AE=6.00', percent: null }]);
  });

  it.each([
    ['3.00', '2.00', '-33.33'],
    ['3.00', '3.00005', '+0.00'],
    ['8', '9', '+12.50'],
    ['16', '17.001', '+6.26'],
    ['0.00', '1.00', null],
    ['', '1.00', null],
    ['12', 'per_kg', null],
  ])('%s to %s is %s %%', (old, now, percent) => {
    expect(percentChange(old, now)).toBe(percent);
  });

  it('prices typical parcels in both versions for every price group', () => {
    const parcels = typicalParcels(demoTariff, next);
    const line = parcels.filter(({ method, group }) => method === 'EU-LINE' && group === 'STANDARD');
    expect(line.filter(({ country }) => country === 'SE').every(({ old, new: now }) => old !== null && now === null)).toBe(true);
    expect(line.filter(({ country }) => country === 'SE')).toHaveLength(8);
    const dearer = line
      .filter(({ percent }) => percent?.startsWith('+') && percent !== '+0.00')
      .map(({ country, weight_g }) => `${country} ${weight_g}`);
    // 2000 g as well: it is charged as 2100 g of the next row.
    expect(dearer).toEqual(['DE', 'FR', 'NL'].flatMap((country) => [`${country} 2000`, `${country} 5000`, `${country} 20000`]));
    expect(groupEffects(parcels).map(({ group, dearer, cheaper, removed, added }) => [group, dearer, cheaper, removed, added])).toEqual([
      ['STANDARD', 9, 0, 8, 0],
      ['VIP', 9, 0, 8, 0],
      ['FULFIL', 9, 0, 8, 0],
    ]);
  });
});
