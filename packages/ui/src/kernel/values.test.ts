import { describe, expect, it } from 'vitest';
import { amountText, countText, EMPTY, isEmpty, momentText } from './values.ts';

describe('values as people read them', () => {
  it('SHELL-63 shows what is empty as a dash', () => {
    expect(EMPTY).toBe('-');
    expect([null, undefined, '', []].every(isEmpty)).toBe(true);
    expect([0, false, ' ', [0]].some(isEmpty)).toBe(false);
  });

  it('counts to the limit and no further', () => {
    expect(countText(0, 1000, 'en')).toBe('0');
    expect(countText(1000, 1000, 'en')).toBe('1,000');
    expect(countText(1001, 1000, 'en')).toBe('1,000+');
  });

  it.each([
    ['1234567.5', 'USD', '1,234,567.50'],
    ['-0.05', 'USD', '\u22120.05'],
    ['1200', 'JPY', '1,200'],
    ['9007199254740993.01', 'EUR', '9,007,199,254,740,993.01'],
    ['0.123456', 'USD', '0.123456'],
  ] as const)('writes %s %s digit by digit as %s', (amount, currency, text) => {
    expect(amountText(amount, currency, 'en')).toBe(text);
  });

  it('does not pretend that something else is an amount', () => {
    expect(amountText('1e3', 'USD', 'en')).toBeNull();
    expect(amountText('', 'USD', 'en')).toBeNull();
  });

  it('writes moments by locale, and a broken one as a dash', () => {
    expect(momentText('2026-11-15T02:40:00.000Z', 'en')).toMatch(/^1[45] Nov 2026 \d\d:\d\d$/);
    expect(momentText('2026-11-15T02:40:09.000Z', 'zh_CN', true)).toMatch(/^2026\/11\/1[45] \d\d:\d\d:09$/);
    expect(momentText('soon', 'en')).toBe('-');
  });
});
