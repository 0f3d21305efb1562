import { describe, expect, it } from 'vitest';
import {
  amounts,
  dutyRule,
  inputOf,
  lineOf,
  plainTariff,
  priceOffered,
  taxRule,
  withMethod,
  withPrices,
  withZoneFee,
} from './quote-test-kit.ts';
import { feeItemCodes, type QuoteInput } from './quote-types.ts';
import { compileTariff, quote } from './quote.ts';
import type { Tariff } from './tariff.ts';

const peak: Partial<Tariff> = {
  peak: [{ method: 'M', first_day: '2026-06-01', last_day: '2026-06-02', per_parcel: '1.00', per_kg: '2.00' }],
};
const attributes: Partial<Tariff> = {
  attributes: [
    { method: 'M', attribute: 'battery', per_parcel: '2.00', per_kg: '0.00' },
    { method: 'M', attribute: 'liquid', per_parcel: '0.50', per_kg: '4.00' },
    { method: 'M', attribute: 'textile', per_parcel: '0.00', per_kg: '0.00' },
  ],
};
const carrying = (...carried: string[]): Partial<QuoteInput> => ({ lines: [lineOf({ attributes: carried })] });
const outbound: Partial<Tariff> = {
  outbound: [
    { warehouse: 'W', over_g: 0, to_g: 500, fee: '1.00', included_units: 2, extra_unit: '0.25' },
    { warehouse: 'W', over_g: 500, to_g: null, fee: '1.50', included_units: 2, extra_unit: '0.30' },
  ],
};
const packaging: Partial<Tariff> = {
  packaging: [
    { warehouse: 'W', over_g: 0, to_g: 500, fee: '0.10', tare_g: 10 },
    { warehouse: 'W', over_g: 500, to_g: null, fee: '0.20', tare_g: 20 },
  ],
};
const bag = { unit_price_usd: '0.12', weight_g: 3 };
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

describe('items of a quote', () => {
  it('QUOTE-12 stand in the order of the code list', () => {
    const everything: Partial<Tariff> = {
      ...withMethod({
        fuel: 'F',
        included_skus: 0,
        sku_fee: '1.00',
        included_hs6: 0,
        hs6_fee: '1.00',
        value_fee_over: '0.00',
        value_fee_percent: '1.00',
      }),
      ...withZoneFee({ registration: '1.00', declaration_over: '0.00', declaration_currency: 'USD', declaration_fee: '1.00' }),
      ...outbound,
      ...packaging,
      ...services,
      inbound: [{ warehouse: 'W', per_unit: '1.00' }],
      remote: [{ method: 'M', country: 'XK', match: 'all', from: null, to: null, per_kg: '1.00', min: '1.00' }],
      oversize: [{ method: 'M', metric: 'weight_g', over: '1', fee: '1.00' }],
      ...peak,
      ...attributes,
      duty_rules: [dutyRule({})],
      tax_rules: [taxRule({})],
    };
    const order = {
      ...carrying('battery'),
      price_group: 'F',
      services: [{ service: 'UNIT', quantity: 1 }],
      consumables: [{ ...bag, chargeable: true, quantity: 1 }],
    };
    const codes = priceOffered(everything, order).items.map(({ code }) => code);
    const expected: string[] = feeItemCodes.filter((code) => !['online_tracked_mail', 'ioss', 'gst', 'icms'].includes(code));
    expected.splice(expected.indexOf('customs_duty'), 0, 'service:UNIT');
    expect(codes).toEqual(expected);
  });

  it('name the row that prices them', () => {
    const { items } = priceOffered({ ...withPrices({ to_g: 1000 }, { over_g: 1000, price: '7.00' }), ...peak });
    expect(items.map(({ code, row }) => [code, row])).toEqual([
      ['basic_shipping', { sheet: 'prices', at: 1 }],
      ['peak_season', { sheet: 'peak', at: 0 }],
    ]);
  });

  it('are exact for quantities of a million and amounts of six digits', () => {
    const tariff = {
      ...plainTariff,
      inbound: [{ warehouse: 'W', per_unit: '123456.7891' }],
      rates: [{ currency: 'CNY', from_day: '2026-01-01', usd: '0.13972361' }],
      currency: 'CNY',
    };
    const [method] = quote(
      compileTariff(tariff),
      inputOf({ lines: [lineOf({ quantity: 1_000_000, weight_g: 0, unit_price_usd: '0.01' })] }),
    ).methods;
    expect(method?.offered && amounts(method)['inbound_handling']).toBe('17249828252.06');
  });

  it('name the lightest of equally cheap rows', () => {
    const row = (first: string, second: string) => {
      const prices = withPrices({ to_g: 1000, price: first }, { over_g: 1000, to_g: 2000, price: second }, { over_g: 2000, price: '7.00' });
      return priceOffered(prices).items[0]?.inputs['charged_as_g'];
    };
    expect([row('7.00', '7.00'), row('8.00', '7.00'), row('8.00', '8.00')]).toEqual([500, 1001, 2001]);
  });

  it('take a dollar of a tariff in USD as exactly one dollar', () => {
    expect(priceOffered(withPrices({ price: '999999.00' })).total).toBe('999999.00');
  });

  it('are refused when the value or the weight is beyond what can be computed', () => {
    const price = (line: object) => () => priceOffered({}, { lines: [lineOf({ ...line, quantity: 1_000_000_000 })] });
    expect(price({ unit_price_usd: '999999999.00' })).toThrow('too large');
    expect(price({ weight_g: 1_000_000_000 })).toThrow('too large');
  });
});
