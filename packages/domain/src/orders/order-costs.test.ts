import { describe, expect, it } from 'vitest';
import { parseMoney } from '../kernel/money.ts';
import { feeItemCodes } from '../quotes/quote-types.ts';
import { feeTypes } from '../wallets/wallet-rules.ts';
import { costLines, deviates, feeTypeOf, isTolerable, weightDeviation } from './order-costs.ts';

const usd = (text: string) => parseMoney(text, 'USD') ?? expect.fail(`${text} is no amount`);
const tolerance = { percent: 10, usd: '50' };

describe('the cost of a packed order', () => {
  it('has a fee type of the ledger for every item of a quote', () => {
    for (const code of feeItemCodes) expect(feeTypes).toContain(feeTypeOf(code));
    expect(feeTypeOf('basic_shipping')).toBe('base_freight');
    expect(feeTypeOf('service:PHOTO')).toBe('value_added_service');
  });

  it('is tolerated up to 10 % of the quote and at most 50 USD (D-108)', () => {
    expect(isTolerable(usd('20.00'), usd('22.00'), tolerance)).toBe(true);
    expect(isTolerable(usd('20.00'), usd('22.01'), tolerance)).toBe(false);
    expect(isTolerable(usd('900.00'), usd('950.00'), tolerance)).toBe(true);
    expect(isTolerable(usd('900.00'), usd('950.01'), tolerance)).toBe(false);
    expect(isTolerable(usd('20.00'), usd('3.00'), tolerance)).toBe(true);
  });

  it('is shown fee by fee with difference and reason', () => {
    const quoted = [
      { code: 'basic_shipping', amount: '12.22', inputs: { chargeable_g: 1300 } },
      { code: 'outbound_handling', amount: '0.45', inputs: {} },
      { code: 'remote_area', amount: '2.00', inputs: {} },
    ] as const;
    const actual = [
      { code: 'basic_shipping', amount: '13.16', inputs: { chargeable_g: 1400 } },
      { code: 'oversize', amount: '3.00', inputs: {} },
      { code: 'outbound_handling', amount: '0.45', inputs: {} },
    ] as const;
    expect(costLines(quoted, actual)).toEqual([
      {
        code: 'basic_shipping',
        quoted: '12.22',
        actual: '13.16',
        difference: '0.94',
        reason: { kind: 'weight', before_g: 1300, after_g: 1400 },
      },
      { code: 'outbound_handling', quoted: '0.45', actual: '0.45', difference: '0.00', reason: null },
      { code: 'remote_area', quoted: '2.00', actual: '0.00', difference: '-2.00', reason: { kind: 'gone' } },
      { code: 'oversize', quoted: '0.00', actual: '3.00', difference: '3.00', reason: { kind: 'new' } },
    ]);
  });

  it('asks to look again at a parcel more than 8 % off its expected weight', () => {
    expect(deviates(1000, 1080)).toBe(false);
    expect(deviates(1000, 1081)).toBe(true);
    expect(deviates(1000, 919)).toBe(true);
    expect(weightDeviation(1840, 2040)).toBe(10.9);
  });
});
