import { describe, expect, it } from 'vitest';
import { feeItemCodes, quoteErrorCodes, reasonCodes } from './quote-types.ts';
import { compileTariff, quote } from './quote.ts';
import { faultsOf, partlyServedCountries } from './tariff-faults.ts';

describe('codes of a quote', () => {
  it('QUOTE-12 QUOTE-13 lists every fee item once', () => {
    expect(new Set(feeItemCodes).size).toBe(25);
  });

  it('the engine and the checks are functions', () => {
    expect([compileTariff, quote, faultsOf, partlyServedCountries].every((item) => typeof item === 'function')).toBe(true);
    expect([reasonCodes.length, quoteErrorCodes.length]).toEqual([16, 7]);
  });
});
