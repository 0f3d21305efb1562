import { describe, expect, it } from 'vitest';
import { isRateFar, rateDistance, whyNotDecide } from './approval-rules.ts';

describe('the distance of two rates', () => {
  it('is exact, in percent of the table’s rate, rounded up', () => {
    expect(rateDistance('1.08', '1.08')).toBe('0.000000');
    expect(rateDistance('1.1016', '1.08')).toBe('2.000000');
    expect(rateDistance('0.00074001', '0.00074')).toBe('0.001352');
    expect(rateDistance('2', '1')).toBe('100.000000');
  });

  it('is far above two percent, in both directions', () => {
    expect(['1.1016', '1.0584'].map((rate) => isRateFar(rate, '1.08'))).toEqual([false, false]);
    expect(['1.10160001', '1.05839999'].map((rate) => isRateFar(rate, '1.08'))).toEqual([true, true]);
  });
});

describe('a decision', () => {
  const fine = { state: 'proposed', agree: true, isOwn: false, wasResetByProposer: false } as const;
  it('is for somebody else, once', () => {
    expect(whyNotDecide(fine)).toBeNull();
    expect(whyNotDecide({ ...fine, isOwn: true })).toBe('approvals.own_proposal');
    expect(whyNotDecide({ ...fine, isOwn: true, agree: false })).toBeNull();
    expect(whyNotDecide({ ...fine, state: 'agreed' })).toBe('approvals.already_decided');
  });

  it('is not for an account the proposer has just reset', () => {
    expect(whyNotDecide({ ...fine, wasResetByProposer: true })).toBe('approvals.access_reset');
    expect(whyNotDecide({ ...fine, wasResetByProposer: true, agree: false })).toBeNull();
  });
});
