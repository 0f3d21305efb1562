import { describe, expect, it } from 'vitest';
import { amounts, lineOf, priceOffered, withMethod, withPrices, withZoneFee } from './quote-test-kit.ts';
import type { QuoteInput } from './quote-types.ts';
import type { Tariff } from './tariff.ts';

type Case = readonly [why: string, tariff: Partial<Tariff>, input: Partial<QuoteInput>, expected: string | undefined];

/** One table for each item: what it costs, and undefined where the item must be absent. */
function describeItem(item: string, ids: string, cases: readonly Case[]): void {
  describe(`${ids} ${item}`, () => {
    it.each(cases)('%s', (_, tariff, input, expected) => {
      expect(amounts(priceOffered(tariff, input))[item]).toBe(expected);
    });
  });
}

const weighing = (weight_g: number): Partial<QuoteInput> => ({ lines: [lineOf({ weight_g })] });
const worth = (unit_price_usd: string): Partial<QuoteInput> => ({ lines: [lineOf({ unit_price_usd })] });
const skus = (count: number): Partial<QuoteInput> => ({
  lines: Array.from({ length: count }, (_, index) => lineOf({ sku: `S${index}`, hs_code: `61091${index}0000` })),
});
const group = (item: string, percent: string, method = '*'): Partial<Tariff> => ({ group_prices: [{ group: 'G', item, method, percent }] });
const postcode = (postal_code: string): Partial<QuoteInput> => ({
  destination: { country: 'XK', postal_code, address_type: 'residential' },
});
const fuel = withMethod({ fuel: 'F' });

describeItem('basic_shipping', 'QUOTE-12', [
  ['flat', {}, {}, '10.00'],
  ['per kg with a base', withPrices({ kind: 'per_kg', price: '8.00', base: '1.50' }), weighing(250), '3.50'],
  ['per kg at the step above', withPrices({ kind: 'per_kg', price: '8.00', step_g: 100 }), weighing(201), '2.40'],
  [
    'first weight only',
    withPrices({ kind: 'first_next', price: '2.00', first_g: 500, first_price: '9.00', step_g: 500 }),
    weighing(500),
    '9.00',
  ],
  [
    'first weight and two steps',
    withPrices({ kind: 'first_next', price: '2.00', first_g: 500, first_price: '9.00', step_g: 500 }),
    weighing(1001),
    '13.00',
  ],
  ['a heavier row that is cheaper', withPrices({ to_g: 1000 }, { over_g: 1000, price: '7.00' }), {}, '7.00'],
  [
    'a much heavier row that is cheapest',
    withPrices({ to_g: 1000 }, { over_g: 1000, to_g: 2000, price: '12.00' }, { over_g: 2000, price: '6.00' }),
    {},
    '6.00',
  ],
  ['the zone minimum', withZoneFee({ min_freight: '10.01' }), {}, '10.01'],
  ['fuel on the base', withMethod({ fuel: 'F', fuel_on_base: true }), {}, '11.00'],
  ['no fuel on the base', fuel, {}, '10.00'],
  ['group percent', group('basic_shipping', '92.50'), {}, '9.25'],
  [
    'the method’s own percent beats the one for all',
    {
      group_prices: [
        ...(group('basic_shipping', '50.00', 'M').group_prices ?? []),
        ...(group('basic_shipping', '90.00').group_prices ?? []),
      ],
    },
    {},
    '5.00',
  ],
  [
    'minimum, fuel, percent and rate rounded once',
    {
      ...withZoneFee({ min_freight: '33.33' }),
      ...withMethod({ fuel: 'F', fuel_on_base: true }),
      ...group('basic_shipping', '99.99'),
      currency: 'EUR',
    },
    {},
    '40.33',
  ],
]);
describeItem('registration', 'QUOTE-12', [
  ['per parcel', withZoneFee({ registration: '2.005' }), {}, '2.01'],
  ['group percent', { ...withZoneFee({ registration: '2.00' }), ...group('registration', '75.00') }, {}, '1.50'],
  ['none', {}, {}, undefined],
]);
describeItem('online_tracked_mail', 'QUOTE-12', [
  ['per parcel', withZoneFee({ online_tracked_mail: '1.25' }), {}, '1.25'],
  ['0.00 leaves no item', withZoneFee({ online_tracked_mail: '0.00' }), {}, undefined],
]);
describeItem('multiline_surcharge', 'QUOTE-12', [
  ['at the included SKUs', withMethod({ included_skus: 3, sku_fee: '0.40' }), skus(3), undefined],
  ['two above', withMethod({ included_skus: 3, sku_fee: '0.40' }), skus(5), '0.80'],
  ['one SKU on two lines counts once', withMethod({ included_skus: 1, sku_fee: '0.40' }), { lines: [lineOf(), lineOf()] }, undefined],
]);
const valueFee = withMethod({ value_fee_over: '100.00', value_fee_percent: '2.50', value_fee_min: '3.00' });
describeItem('declared_value_surcharge', 'QUOTE-12', [
  ['at the limit', valueFee, worth('100.00'), undefined],
  ['one cent above: the minimum', valueFee, worth('100.01'), '3.00'],
  ['the percentage, when larger', valueFee, worth('200.00'), '5.00'],
  ['group percent applies to both', { ...valueFee, ...group('declared_value_surcharge', '50.00') }, worth('200.00'), '2.50'],
]);
describeItem('over_category', 'QUOTE-12 QUOTE-13', [
  ['at the included codes', withMethod({ included_hs6: 2, hs6_fee: '1.00' }), skus(2), undefined],
  ['one above', withMethod({ included_hs6: 2, hs6_fee: '1.00' }), skus(3), '1.00'],
  [
    'six digits count',
    withMethod({ included_hs6: 1, hs6_fee: '1.00' }),
    { lines: [lineOf({ hs_code: '6109100010' }), lineOf({ hs_code: '6109.10.99' })] },
    undefined,
  ],
]);
const declaration = withZoneFee({ declaration_over: '100.00', declaration_currency: 'EUR', declaration_fee: '15.00' });
describeItem('over_declaration', 'QUOTE-12 QUOTE-13', [
  ['at the limit: 110.00 USD are 100.00 EUR', declaration, worth('110.00'), undefined],
  ['one cent above', declaration, worth('110.01'), '15.00'],
]);
const remote: Partial<Tariff> = {
  remote: [{ method: 'M', country: 'XK', match: 'range', from: '200', to: '299', per_kg: '4.00', min: '3.00' }],
};
describeItem('remote_area', 'QUOTE-12 QUOTE-13', [
  ['elsewhere', remote, postcode('30000'), undefined],
  ['the minimum', remote, postcode('29999'), '3.00'],
  ['per kg of the chargeable weight', { ...remote, ...withPrices({ step_g: 1000 }) }, postcode('20000'), '4.00'],
  ['no postcode: not remote', remote, postcode(''), undefined],
]);
const oversize: Partial<Tariff> = {
  oversize: [
    { method: 'M', metric: 'weight_g', over: '1000', fee: '2.00' },
    { method: 'M', metric: 'side_cm', over: '50.00', fee: '5.00' },
    { method: 'M', metric: 'second_side_cm', over: '30.00', fee: '3.00' },
    { method: 'M', metric: 'girth_cm', over: '200.00', fee: '9.00' },
  ],
};
const packed = (weight_g: number, length_cm: string, width_cm: string, height_cm: string) => ({
  parcel: { weight_g, length_cm, width_cm, height_cm },
});
describeItem('oversize', 'QUOTE-12 QUOTE-13', [
  ['at every limit', oversize, packed(1000, '50.00', '30.00', '10.00'), undefined],
  ['over the weight', oversize, packed(1001, '50.00', '30.00', '10.00'), '2.00'],
  ['over the longest side', oversize, packed(1001, '50.01', '30.00', '10.00'), '5.00'],
  ['over the second side', oversize, packed(1000, '50.00', '10.00', '30.01'), '3.00'],
  ['over the girth: the dearest, once', oversize, packed(1001, '60.01', '40.00', '30.00'), '9.00'],
  ['unknown size: the weight alone', oversize, { lines: [lineOf({ height_cm: null, weight_g: 1001 })] }, '2.00'],
]);
const peak: Partial<Tariff> = {
  peak: [{ method: 'M', first_day: '2026-06-01', last_day: '2026-06-02', per_parcel: '1.00', per_kg: '2.00' }],
};
describeItem('peak_season', 'QUOTE-12 QUOTE-13', [
  ['the day before', peak, { at: '2026-05-31T15:59:59.999Z' }, undefined],
  ['the first moment', peak, { at: '2026-05-31T16:00:00.000Z' }, '2.00'],
  ['the last moment', peak, { at: '2026-06-02T15:59:59.999Z' }, '2.00'],
  ['the day after', peak, { at: '2026-06-02T16:00:00.000Z' }, undefined],
]);
const attributes: Partial<Tariff> = {
  attributes: [
    { method: 'M', attribute: 'battery', per_parcel: '2.00', per_kg: '0.00' },
    { method: 'M', attribute: 'liquid', per_parcel: '0.50', per_kg: '4.00' },
    { method: 'M', attribute: 'textile', per_parcel: '0.00', per_kg: '0.00' },
  ],
};
const carrying = (...carried: string[]): Partial<QuoteInput> => ({ lines: [lineOf({ attributes: carried })] });
describeItem('dangerous_goods', 'QUOTE-12 QUOTE-13', [
  ['per parcel', attributes, carrying('battery'), '2.00'],
  ['per parcel and kg, the dearest once', attributes, carrying('textile', 'battery', 'liquid'), '2.50'],
  ['an attribute without a fee', attributes, carrying('textile', 'general'), undefined],
]);
describe('QUOTE-14 fuel accompanies its surcharge', () => {
  it.each([
    ['remote_area', remote, postcode('20000'), '0.30'],
    ['oversize', oversize, packed(1001, '50.00', '30.00', '10.00'), '0.20'],
    ['peak_season', peak, {}, '0.20'],
    ['dangerous_goods', attributes, carrying('liquid'), '0.25'],
  ] as const)('%s', (parent, tariff, input, expected) => {
    const { items } = priceOffered({ ...tariff, ...fuel }, input);
    const codes = items.map(({ code }) => code);
    expect(items.find(({ code }) => code === `${parent}_fuel`)).toMatchObject({ amount: expected, inputs: { percent: '10.00' } });
    expect(codes.indexOf(`${parent}_fuel`)).toBe(codes.indexOf(parent) + 1);
    expect(amounts(priceOffered(tariff, input))[`${parent}_fuel`]).toBeUndefined();
  });

  it('is a percentage of the rounded amount and has no group percent of its own', () => {
    const rows = [{ method: 'M', attribute: 'battery', per_parcel: '0.145', per_kg: '0.00' }];
    expect(amounts(priceOffered({ ...fuel, attributes: rows }, carrying('battery')))).toMatchObject({
      dangerous_goods: '0.15',
      dangerous_goods_fuel: '0.02',
    });
  });
});
