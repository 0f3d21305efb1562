import { expect, it } from 'vitest';
import { inputCurrency } from './input-currency.ts';

it('names the currency of every amount of a rule, and of nothing else', () => {
  const of = (code: string, input: string) => inputCurrency(code, input, 'CNY');
  expect(of('basic_shipping', 'price')).toBe('CNY');
  expect(of('basic_shipping', 'base')).toBe('CNY');
  expect(of('basic_shipping', 'min_freight')).toBe('CNY');
  expect(of('peak_season', 'per_kg')).toBe('CNY');
  expect(of('oversize_fuel', 'base')).toBe('USD');
  expect(of('declared_value_surcharge', 'value')).toBe('USD');
  expect(of('declared_value_surcharge', 'over')).toBe('USD');
  // "22.00 EUR" names its own; centimetres, grams and percents have none.
  for (const [code, input] of [
    ['over_declaration', 'over'],
    ['oversize', 'over'],
    ['basic_shipping', 'charged_as_g'],
    ['basic_shipping', 'group_percent'],
  ] as const)
    expect([code, input, of(code, input)]).toEqual([code, input, null]);
});
