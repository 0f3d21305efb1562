import { describe, expect, it } from 'vitest';
import { candidateOf, isNameIn } from './line-candidates.ts';

const line = { amount: 216_500n, words: 'KESTREL OUTDOOR LLP REF TOPUP NOV' };
const topUp = { amount: 218_000n, customer_name: 'Kestrel Outdoor' };

describe('a top-up as candidate of a bank line', () => {
  it('is likely when day and name agree and only a fee is missing', () => {
    expect(candidateOf(line, topUp, 1)).toMatchObject({
      is_amount_equal: false,
      is_day_near: true,
      is_name_in_text: true,
      likelihood: 'likely',
    });
  });

  it('is possible with the same amount and name on another day, unlikely without the name', () => {
    expect(candidateOf(line, { ...topUp, amount: 216_500n }, 19)?.likelihood).toBe('possible');
    expect(candidateOf(line, { ...topUp, customer_name: 'Paprika Kids' }, 0)?.likelihood).toBe('unlikely');
  });

  it('is near from a day before the payment to a week after it', () => {
    const near = (days: number) => candidateOf(line, topUp, days)?.is_day_near;
    expect([-2, -1, 7, 8].map(near)).toEqual([false, true, true, false]);
  });

  it('is none when more than five percent are missing', () => {
    expect(candidateOf(line, { ...topUp, amount: 228_000n }, 1)).toBeNull();
    expect(candidateOf(line, { ...topUp, amount: 227_000n }, 1)).not.toBeNull();
  });

  it('is none when nothing but a near amount speaks for it', () => {
    expect(candidateOf(line, { amount: 218_000n, customer_name: 'Paprika Kids' }, 46)).toBeNull();
  });

  it('finds names without legal form, accents and order of capitals, and Chinese names', () => {
    expect(isNameIn('Mistral Home SARL', 'MISTRAL  HOME facture 12')).toBe(true);
    expect(isNameIn('Solvang Interiør AS', 'SOLVANG INTERIOR AS')).toBe(false); // ø has no base letter
    expect(isNameIn('Café Müller GmbH', 'CAFE MULLER')).toBe(true);
    expect(isNameIn('义乌恒信进出口有限公司', '转账 义乌恒信进出口 货款')).toBe(true);
    expect(isNameIn('Ltd', 'LTD')).toBe(false);
  });
});
