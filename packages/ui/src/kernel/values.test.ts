import { describe, expect, it } from 'vitest';
import { EMPTY, agoText, amountText, countText, dayText, decimalText, isEmpty, momentText, submittedText } from './values.ts';

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

describe('figures and days', () => {
  it.each([
    ['0.800000', '0.80'],
    ['1.250000', '1.25'],
    ['1234.123456', '1,234.123456'],
    ['7', '7.00'],
    ['-0.5', '\u22120.50'],
    ['unknown', 'unknown'],
  ])('writes %s as %s', (given, text) => {
    expect(decimalText(given, 'en')).toBe(text);
  });

  it('writes a day in one style for each language', () => {
    expect(dayText('2026-11-05', 'en')).toBe('05 Nov 2026');
    expect(dayText('2026-11-05', 'zh_CN')).toBe('2026/11/05');
    expect(dayText('nonsense', 'en')).toBe('-');
  });

  it.each([
    [30, null],
    [60, '1 minute ago'],
    [59 * 60, '59 minutes ago'],
    [60 * 60, '1 hour ago'],
    [49 * 60 * 60, '2 days ago'],
  ])('says how long ago %i seconds were', (seconds, text) => {
    const now = Date.UTC(2026, 10, 16);
    expect(agoText(new Date(now - seconds * 1000).toISOString(), 'en', now)).toBe(text);
  });

  it('never shows a submission on a day before its payment day', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'America/Los_Angeles';
    try {
      // 16 Nov in Shanghai, still 15 Nov in Los Angeles.
      expect(submittedText('2026-11-16T01:30:00Z', '2026-11-16', 'en')).toBe('16 Nov 2026, 09:30 (UTC+8)');
      expect(submittedText('2026-11-16T01:30:00Z', '2026-11-15', 'en')).toBe('15 Nov 2026 17:30');
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});
