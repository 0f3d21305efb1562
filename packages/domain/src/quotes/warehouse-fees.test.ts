import { describe, expect, it } from 'vitest';
import { priceOffered, amounts, dutyRule, inputOf, lineOf, taxRule, withMethod } from './quote-test-kit.ts';
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

describeItem('inbound_handling', 'QUOTE-12 QUOTE-13', [
  ['per unit', { inbound: [{ warehouse: 'W', per_unit: '0.335' }] }, { lines: [lineOf({ quantity: 3 })] }, '1.01'],
]);
const outbound: Partial<Tariff> = {
  outbound: [
    { warehouse: 'W', over_g: 0, to_g: 500, fee: '1.00', included_units: 2, extra_unit: '0.25' },
    { warehouse: 'W', over_g: 500, to_g: null, fee: '1.50', included_units: 2, extra_unit: '0.30' },
  ],
};
describeItem('outbound_handling', 'QUOTE-12 QUOTE-13', [
  ['at the end of the first row', outbound, weighing(500), '1.00'],
  ['one gram above', outbound, weighing(501), '1.50'],
  ['two extra units', outbound, { lines: [lineOf({ quantity: 4, weight_g: 100 })] }, '1.50'],
]);
const packaging: Partial<Tariff> = {
  packaging: [
    { warehouse: 'W', over_g: 0, to_g: 500, fee: '0.10', tare_g: 10 },
    { warehouse: 'W', over_g: 500, to_g: null, fee: '0.20', tare_g: 20 },
  ],
};
describeItem('packaging', 'QUOTE-12', [
  ['by the weight of the goods', packaging, weighing(500), '0.10'],
  [
    'not by the packed weight',
    packaging,
    { ...weighing(500), parcel: { weight_g: 900, length_cm: '20.00', width_cm: '10.00', height_cm: '5.00' } },
    '0.10',
  ],
  ['one gram above', packaging, weighing(501), '0.20'],
]);
const bag = { unit_price_usd: '0.12', weight_g: 3 };
describeItem('consumables', 'QUOTE-12 QUOTE-13', [
  [
    'per unit of a line, and of the order',
    {},
    {
      lines: [lineOf({ quantity: 2, consumables: [{ ...bag, chargeable: true, per_unit: 2 }] })],
      consumables: [{ ...bag, chargeable: true, quantity: 1 }],
    },
    '0.60',
  ],
  ['free ones are not charged', {}, { consumables: [{ ...bag, chargeable: false, quantity: 9 }] }, undefined],
  ['no group percent', group('consumables', '0.00'), { consumables: [{ ...bag, chargeable: true, quantity: 1 }] }, '0.12'],
]);
describeItem('fulfilment_fee', 'QUOTE-12', [
  ['one unit', {}, { price_group: 'F' }, '3.00'],
  ['three units', {}, { price_group: 'F', lines: [lineOf({ quantity: 3 })] }, '4.00'],
  ['another group', {}, {}, undefined],
]);
const services: Partial<Tariff> = {
  services: (['unit', 'order'] as const).map((per) => ({
    service: per.toUpperCase(),
    warehouse: 'W',
    name_en: '',
    name_zh: '',
    per,
    price: '0.70',
  })),
};
describeItem('service:UNIT', 'QUOTE-12', [
  ['per unit', services, { lines: [lineOf({ quantity: 3 })], services: [{ service: 'UNIT', quantity: 2 }] }, '1.40'],
]);
describeItem('service:ORDER', 'QUOTE-12', [
  ['once for the order', services, { lines: [lineOf({ quantity: 3 })], services: [{ service: 'ORDER', quantity: 2 }] }, '0.70'],
]);
const deducted: Partial<Tariff> = { duty_rules: [dutyRule({ countries: { XK: '60.00' }, base: 'goods_freight', deduct: '20.00' })] };
describeItem('customs_duty', 'mechanism: QUOTE-12', [
  ['a percentage of the goods', { duty_rules: [dutyRule({})] }, {}, '2.00'],
  ['of goods and freight, less an amount', deducted, worth('30.00'), '4.00'],
  ['never below zero', deducted, worth('20.00'), undefined],
  [
    'per six-digit HS code, in euros',
    { duty_rules: [dutyRule({ kind: 'per_hs6', amount: '3.00', amount_currency: 'EUR' })] },
    skus(2),
    '6.60',
  ],
]);
for (const item of ['vat', 'ioss', 'gst', 'icms'] as const) {
  const other = item === 'vat' ? 'ioss' : 'vat';
  const number = (kind: string): Partial<QuoteInput> => ({ tax: { ...inputOf().tax, [kind]: 'X1' } });
  const rule = { tax_rules: [taxRule({ item })] };
  const covered = { tax_rules: [taxRule({ item, platform_covers: true })] };
  describeItem(item, 'QUOTE-12 QUOTE-13', [
    ['on the goods', rule, {}, '4.00'],
    ['at the value it starts above', { tax_rules: [taxRule({ item, value_over: '20.00' })] }, worth('20.00'), undefined],
    ['one cent above it', { tax_rules: [taxRule({ item, value_over: '20.00' })] }, worth('20.01'), '4.00'],
    ['at the value it ends with', { tax_rules: [taxRule({ item, value_to: '20.00' })] }, worth('20.00'), '4.00'],
    ['one cent above its end', { tax_rules: [taxRule({ item, value_to: '20.00' })] }, worth('20.01'), undefined],
    ['on goods and freight', { tax_rules: [taxRule({ item, base: 'goods_freight' })] }, {}, '6.00'],
    ['on goods, freight and duty', { tax_rules: [taxRule({ item, base: 'goods_freight_duty' })], duty_rules: [dutyRule({})] }, {}, '6.40'],
    ['inside the price', { tax_rules: [taxRule({ item, inside: true })] }, {}, '5.00'],
    ['the recipient pays under DAP', { ...rule, ...withMethod({ tax_terms: 'dap' }) }, {}, undefined],
    ['declared with the own number', rule, number(item), undefined],
    ['not with another number', rule, number(other), '4.00'],
    ['paid by the platform', covered, { platform_payment: true }, undefined],
    ['platforms do not cover the row', rule, { platform_payment: true }, '4.00'],
  ]);
}
