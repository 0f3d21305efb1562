import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TariffFault } from './fault-list.ts';
import { faultsOf, partlyServedCountries } from './tariff-faults.ts';
import type { SheetName, Tariff } from './tariff.ts';
import { workbook } from './workbook.ts';

type Change = { readonly sheet: SheetName; readonly at?: number; readonly row?: object; readonly add?: object; readonly remove?: number };
type FaultExample = {
  readonly id: string;
  readonly why: string;
  readonly changes: readonly Change[];
  readonly expected: string;
  readonly found: readonly { readonly code: string; readonly where: string }[];
};
const file: { tariff: Tariff; tariff_faults: FaultExample[]; workbook: unknown } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'examples', 'quote-examples.json'), 'utf8'),
);
const { tariff } = file;

function change(changes: readonly Change[]): Tariff {
  const copy: Record<string, object[]> = structuredClone(tariff) as never; // the sheets are lists of rows
  for (const { sheet, at, row, add, remove } of changes) {
    const rows = copy[sheet] ?? [];
    if (remove !== undefined) rows.splice(remove, 1);
    else if (add) rows.push(add);
    else if (at !== undefined && row) rows[at] = row;
  }
  return copy as unknown as Tariff; // the same tariff with other rows
}

/** The tariff with one cell changed. */
function cell(sheet: SheetName, at: number, cells: object): Tariff {
  return change([{ sheet, at, row: { ...tariff[sheet][at], ...cells } }]);
}

const short = ({ code, sheet, at, column }: TariffFault) => [code, sheet, at, column];

describe('faults of a tariff', () => {
  it('has none in the tariff of the worked examples', () => {
    expect(faultsOf(tariff, { warehouses: ['SZ01', 'YW01'] })).toEqual([]);
  });

  it('has 17 worked examples', () => {
    expect(file.tariff_faults).toHaveLength(17);
  });

  it.each(file.tariff_faults)('$id: $why', ({ changes, expected, found }) => {
    const faults = faultsOf(change(changes));
    expect(faults.map(({ code, where }) => ({ code, where }))).toEqual(found);
    expect(faults.map(({ code }) => code)).toContain(expected);
  });

  it('has the sheets and columns of the worked examples', () => {
    expect(workbook).toEqual(file.workbook);
  });

  it.each([
    ['text in a number cell', cell('prices', 2, { over_g: 'three hundred' }), ['NOT_A_NUMBER', 'prices', 2, 'over_g']],
    ['text in an amount', cell('prices', 2, { price: '7O.00' }), ['NOT_A_NUMBER', 'prices', 2, 'price']],
    ['an amount with five decimals', cell('prices', 2, { price: '70.00001' }), ['TOO_MANY_DECIMALS', 'prices', 2, 'price']],
    ['a percent with three decimals', cell('fuel', 0, { percent: '18.505' }), ['TOO_MANY_DECIMALS', 'fuel', 0, 'percent']],
    ['half a gram', cell('packaging', 1, { tare_g: 60.5 }), ['TOO_MANY_DECIMALS', 'packaging', 1, 'tare_g']],
    ['a negative fee', cell('oversize', 1, { fee: '-180.00' }), ['NEGATIVE', 'oversize', 1, 'fee']],
    ['a negative weight', cell('methods', 0, { min_billable_g: -1 }), ['NEGATIVE', 'methods', 0, 'min_billable_g']],
    ['an amount of a million', cell('inbound', 0, { per_unit: '1000000.00' }), ['TOO_LARGE', 'inbound', 0, 'per_unit']],
    ['a weight over ten tonnes', cell('methods', 0, { max_weight_g: 10_000_001 }), ['TOO_LARGE', 'methods', 0, 'max_weight_g']],
    ['an empty required cell', cell('services', 0, { name_zh: '' }), ['REQUIRED', 'services', 0, 'name_zh']],
    ['no warehouse', cell('methods', 1, { warehouses: [] }), ['REQUIRED', 'methods', 1, 'warehouses']],
    ['an unknown method', cell('peak', 0, { method: 'EU-LIEN' }), ['UNKNOWN', 'peak', 0, 'method']],
    ['an unknown country', cell('zones', 2, { country: 'UK' }), ['UNKNOWN', 'zones', 2, 'country']],
    ['an unknown country of a tax rule', cell('tax_rules', 2, { countries: { UK: '20.00' } }), ['UNKNOWN', 'tax_rules', 2, 'countries']],
    ['an unknown currency', cell('methods', 1, { max_value_currency: 'EURO' }), ['UNKNOWN', 'methods', 1, 'max_value_currency']],
    ['an unknown warehouse', cell('inbound', 1, { warehouse: 'YW02' }), ['UNKNOWN', 'inbound', 1, 'warehouse']],
    ['an unknown attribute', cell('attributes', 16, { attribute: 'batery' }), ['UNKNOWN', 'attributes', 16, 'attribute']],
    ['an unknown group', cell('group_prices', 0, { group: 'GOLD' }), ['UNKNOWN', 'group_prices', 0, 'group']],
    ['a percentage of a tax', cell('group_prices', 0, { item: 'vat' }), ['UNKNOWN', 'group_prices', 0, 'item']],
    ['a word that is no option', cell('methods', 0, { tax_terms: 'ddu' }), ['NOT_AN_OPTION', 'methods', 0, 'tax_terms']],
    ['a day that does not exist', cell('methods', 4, { last_day: '2026-02-29' }), ['NOT_A_DAY', 'methods', 4, 'last_day']],
    ['first_next without its first price', cell('prices', 15, { first_price: null }), ['REQUIRED', 'prices', 15, 'first_price']],
    ['greater without a volume factor', cell('methods', 1, { volume_factor: null }), ['REQUIRED', 'methods', 1, 'volume_factor']],
    ['a limit without its currency', cell('methods', 1, { max_value_currency: null }), ['REQUIRED', 'methods', 1, 'max_value_currency']],
    ['a method that ends before it starts', cell('methods', 4, { first_day: '2027-01-01' }), ['DAYS', 'methods', 4, 'last_day']],
    ['a slowest day before the fastest', cell('methods', 4, { days_max: 9 }), ['RANGE', 'methods', 4, 'days_max']],
    ['bounds of different length', cell('zones', 16, { from: '9950' }), ['RANGE', 'zones', 16, 'from']],
    ['a service twice', cell('services', 1, { service: 'PHOTO' }), ['DUPLICATE', 'services', 1, 'service']],
    ['tare that falls', cell('packaging', 3, { tare_g: 179 }), ['FALLING', 'packaging', 3, 'tare_g']],
    ['an extra unit that gets cheaper', cell('outbound', 2, { extra_unit: '0.49' }), ['FALLING', 'outbound', 2, 'extra_unit']],
    ['included units that rise', cell('outbound', 1, { included_units: 4 }), ['FALLING', 'outbound', 1, 'included_units']],
    ['a fuel code without a row', cell('methods', 1, { fuel: 'AIR' }), ['FUEL', 'methods', 1, 'fuel']],
    ['a duty rule twice for one value', cell('duty_rules', 3, { value_over: '49.99' }), ['OVERLAP', 'duty_rules', 3, 'countries']],
    ['a remote range across another', cell('remote', 3, { country: 'US', from: '9900', to: '9960' }), ['OVERLAP', 'remote', 3, 'from']],
  ])('names %s', (_, draft, fault) => {
    const known = { warehouses: ['SZ01', 'YW01'], attributes: tariff.attributes.map(({ attribute }) => attribute) };
    expect(faultsOf(draft, known).map(short)).toEqual([fault]);
  });

  it('names the faults of all sheets in one pass, by sheet and row', () => {
    const changes: Change[] = [
      { sheet: 'peak', at: 0, row: { ...tariff.peak[0], per_kg: 'x' } },
      { sheet: 'zones', add: { ...tariff.zones[0], country: 'XX' } },
      { sheet: 'prices', at: 6, row: { ...tariff.prices[6], over_g: 310 } },
      { sheet: 'packaging', remove: 3 },
    ];
    expect(faultsOf(change(changes)).map(short)).toEqual([
      ['UNKNOWN', 'zones', 39, 'country'],
      ['GAP', 'prices', 6, 'over_g'],
      ['NOT_A_NUMBER', 'peak', 0, 'per_kg'],
      ['GAP', 'packaging', null, 'to_g'],
    ]);
  });

  it('keeps ranges of which one lies inside the other, and ranges side by side', () => {
    const us = { method: 'US-LINE', zone: 'Z2', country: 'US', match: 'range' };
    const changes = [
      { sheet: 'zones' as const, add: { ...us, from: '998', to: '998' } },
      { sheet: 'zones' as const, add: { ...us, from: '99951', to: '99999' } },
    ];
    expect(faultsOf(change(changes))).toEqual([]);
  });

  it.each([
    ['another currency on a shared day', { currency: 'USD', first_day: '2026-03-31' }, 1],
    ['another currency the day after', { currency: 'USD', first_day: '2026-04-01' }, 0],
    ['with and without the other parcels of the day', { sum_per_recipient_day: true, first_day: '2026-03-31' }, 1],
    ['the same days, values side by side', { value_over: '100.00', value_to: '200.00' }, 0],
    ['the same days, the higher values first', { first_day: '2025-01-01', value_over: '100.00', value_to: null }, 0],
    ['the same days, values across', { value_over: '99.99', value_to: '200.00' }, 1],
    ['the same values, the day after', { first_day: '2026-04-01' }, 0],
    ['the same values on a shared day', { first_day: '2026-03-31' }, 1],
  ])('two tax rules of a country: %s', (_, changes, faults) => {
    const rule = {
      ...tariff.tax_rules[4],
      countries: { JP: '10.00' },
      rule: 'J1',
      value_over: '0.00',
      value_to: '100.00',
      first_day: '2026-01-01',
      last_day: '2026-03-31',
    };
    const other = { ...rule, rule: 'J2', first_day: null, last_day: null, ...changes };
    const found = faultsOf(change([rule, other].map((add) => ({ sheet: 'tax_rules' as const, add }))));
    expect(found.map(({ code, where }) => `${code} ${where}`)).toEqual(faults === 0 ? [] : ['OVERLAP tax_rules J1 J2']);
  });

  it('accepts a method for one day, and refuses a tax of the whole price inside it', () => {
    expect(faultsOf(cell('methods', 4, { first_day: '2026-12-31' }))).toEqual([]);
    expect(faultsOf(cell('tax_rules', 8, { countries: { BR: '99.99' } }))).toEqual([]);
    expect(faultsOf(cell('methods', 4, { min_billable_g: 10_000_000 }))).toEqual([]);
    expect(faultsOf(cell('tax_rules', 8, { countries: { BR: '100.00' } })).map(short)).toEqual([['RANGE', 'tax_rules', 8, 'countries']]);
  });

  it('names the cells of the version', () => {
    const faults = faultsOf({ ...tariff, first_day: '2026-13-01', currency: 'EUR' });
    expect(faults.map(({ code, where }) => `${code} ${where}`)).toEqual(['NOT_A_DAY (version) first_day', 'UNKNOWN (version) currency']);
    expect(faultsOf({ ...tariff, last_day: '2026-05-31' }).map(short)).toEqual([['DAYS', '(version)', null, 'last_day']]);
  });

  it('lists the countries that a method serves in part', () => {
    expect(partlyServedCountries(tariff)).toEqual([
      { method: 'BULK', country: 'AU' },
      { method: 'BULK', country: 'BR' },
    ]);
  });

  it('survives lists that are no lists and rows that are no rows', () => {
    expect(faultsOf({}).map(({ code }) => code)).toContain('REQUIRED');
    expect(faultsOf({ ...tariff, prices: 'none', remote: [null, 5] }).length).toBeGreaterThan(10);
  });

  it('checks 100,000 rows without comparing each with each', { timeout: 60_000 }, () => {
    const from = (index: number) => String(10_000_000 + index * 10);
    const zones = Array.from({ length: 50_000 }, (_, index) => ({
      method: 'EXPRESS',
      zone: `R${index}`,
      country: 'JP',
      match: 'range',
      from: from(index),
      to: from(index).replace(/.$/, '9'),
    }));
    const prices = zones.map(({ method, zone }) => ({ ...tariff.prices[16], method, zone, over_g: 0 }));
    const zone_fees = zones.map(({ method, zone }) => ({ ...tariff.zone_fees[10], method, zone }));
    const rules = Array.from({ length: 20_000 }, (_, index) => ({
      ...tariff.tax_rules[0],
      rule: `J${index}`,
      countries: { JP: '10.00' },
      value_over: `${index}.00`,
      value_to: `${index + 1}.00`,
    }));
    const large = {
      ...tariff,
      zones: [...tariff.zones, ...zones],
      prices: [...tariff.prices, ...prices],
      zone_fees: [...tariff.zone_fees, ...zone_fees],
      tax_rules: [...tariff.tax_rules, ...rules],
    };
    const startedAt = performance.now();
    expect(faultsOf(large)).toEqual([]);
    expect(faultsOf({ ...large, zones: large.zones.map((row) => ({ ...row, country: 'XX' })) })).toHaveLength(large.zones.length);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });
});
