import { describe, expect, it } from 'vitest';
import { add, amountText, currencyDigits, money, moneyText, parseMoney, scale, signedText, sum, type Currency } from './money.ts';

describe('money', () => {
  it.each([
    ['12.5', 'USD', '12.50'],
    ['12', 'USD', '12.00'],
    ['-0.01', 'EUR', '-0.01'],
    ['1200', 'JPY', '1200'],
    ['0', 'KRW', '0'],
    ['999999999999999.99', 'USD', '999999999999999.99'],
  ] as const)('reads %s %s and writes %s', (text, currency, written) => {
    const amount = parseMoney(text, currency);
    expect(amount && moneyText(amount)).toBe(written);
  });

  it.each([
    ['12.345', 'USD'],
    ['1.5', 'JPY'],
    ['1e3', 'USD'],
    ['', 'USD'],
    ['1,000', 'USD'],
    [' 1', 'USD'],
    ['٣', 'USD'],
    ['--1', 'USD'],
  ] as const)('refuses %s as %s', (text, currency) => {
    expect(parseMoney(text, currency)).toBeNull();
  });

  it('LIMIT-05 knows these fourteen currencies', () => {
    const known: Currency[] = ['USD', 'HKD', 'CNY', 'EUR', 'GBP', 'AUD', 'SGD', 'CAD', 'NZD', 'KRW', 'RUB', 'CHF', 'SEK', 'JPY'];
    expect(Object.keys(currencyDigits).sort()).toEqual(known.sort());
  });

  it.each([
    [100n, 1n, 3n, 33n],
    [200n, 1n, 3n, 67n],
    [5n, 1n, 2n, 3n],
    [-5n, 1n, 2n, -3n],
    [5n, -1n, 2n, -3n],
    [1n, 1n, -2n, -1n],
    [0n, 7n, 9n, 0n],
    [9_007_199_254_740_993n, 10_001n, 10_000n, 9_008_099_974_666_467n],
  ])('scales %s by %s/%s to %s, half away from zero', (minor, numerator, denominator, expected) => {
    expect(scale(money(minor, 'USD'), numerator, denominator).minor).toBe(expected);
  });

  it('adds up, and never across currencies', () => {
    expect(sum([money(1n, 'USD'), money(2n, 'USD')], 'USD')).toEqual(money(3n, 'USD'));
    expect(() => add(money(1n, 'USD'), money(1n, 'EUR'))).toThrow('cannot add EUR to USD');
    expect(() => scale(money(1n, 'USD'), 1n, 0n)).toThrow();
  });

  it.each([
    ['-1661.09', '−1,661.09', '−1,661.09'],
    ['1234567.00', '1,234,567.00', '+1,234,567.00'],
    ['150000', '150,000', '+150,000'],
    ['0.50', '0.50', '+0.50'],
  ])('shows %s as %s and, signed, as %s', (amount, shown, signed) => {
    expect([amountText(amount), signedText(amount)]).toEqual([shown, signed]);
  });
});
