import { describe, expect, it } from 'vitest';
import { moneyText, parseMoney, type Currency } from '../kernel/money.ts';
import { inUsd, keptAmount, referenceOf, referencesIn } from './top-up-rules.ts';

const amount = (text: string, currency: Currency) => parseMoney(text, currency) ?? expect.fail(`${text} ${currency}`);

describe('a reference', () => {
  it('has nine letters that hold the merchant', () => {
    const [one, other] = [1, 2].map((customer) => referenceOf(customer, [0, 1, 31, 32, 255, 8]));
    expect(one).toMatch(/^TU-[2-9A-HJ-NP-Z]{9}$/);
    expect(one).not.toBe(other);
  });

  it('is found in all lengths it may have, the longest first, so that a short one is not taken for it', () => {
    expect(referencesIn('TU-ABCD2345')).toEqual(['TU-ABCD2345']);
    expect(referencesIn('tu-abcd23456')).toEqual(['TU-ABCD23456', 'TU-ABCD2345']);
    expect(referencesIn('TU-ABCD23456 THANKS')).toEqual([
      'TU-ABCD23456THA',
      'TU-ABCD23456TH',
      'TU-ABCD23456T',
      'TU-ABCD23456',
      'TU-ABCD2345',
    ]);
  });

  it.each([
    ['PAYMENT TU-ABCD2345 THANKS', ['TU-ABCD2345']],
    ['tu abcd 2345', ['TU-ABCD2345']],
    ['/ROC/TUABCD2345//', ['TU-ABCD2345']],
    ['货款TU－ABCD2345', ['TU-ABCD2345']],
    ['TUTU-ABCD2345', ['TU-TUABCD23', 'TU-ABCD2345']],
    ['TU-ABCD2345 and TU-WXYZ6789', ['TU-ABCD2345', 'TU-WXYZ6789']],
    ['TU-ABCD2345 TU-ABCD2345', ['TU-ABCD2345']],
    ['TU-ABCD10OI', []],
    ['', []],
  ])('is found however the bank wrote it: %s', (words, references) => {
    for (const reference of references) expect(referencesIn(words)).toContain(reference);
    if (references.length === 0) expect(referencesIn(words)).toEqual([]);
  });
});

describe('an amount in USD', () => {
  it.each([
    ['100.00', 'USD', '1', '100.00'],
    ['5000.00', 'CNY', '0.14', '700.00'],
    ['150000', 'JPY', '0.0067', '1005.00'],
    ['1', 'KRW', '0.00074', '0.00'],
    ['7', 'KRW', '0.00074', '0.01'],
    ['0.50', 'EUR', '1.09', '0.55'],
    ['0.50', 'EUR', '1.0899', '0.54'],
    ['999999999999.99', 'GBP', '1.27000001', '1270000009999.99'],
  ] as const)('%s %s at %s is %s, half up and exact', (text, currency, rate, usd) => {
    expect(moneyText(inUsd(amount(text, currency), rate))).toBe(usd);
  });

  it('is not computed from what is no rate', () => {
    for (const rate of ['', '-1', '1e3', '1.123456789']) expect(() => inUsd(amount('1', 'EUR'), rate)).toThrow(RangeError);
  });

  it('reads what the database keeps, with two digits also for yen', () => {
    expect(moneyText(keptAmount('5000.00', 'JPY'))).toBe('5000');
    expect(moneyText(keptAmount('12.50', 'EUR'))).toBe('12.50');
    expect(() => keptAmount('5000.50', 'JPY')).toThrow(RangeError);
  });
});
