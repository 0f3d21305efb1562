import { describe, expect, it } from 'vitest';
import { runwayDays } from './wallet-rules.ts';

describe('runway', () => {
  it('is how many whole days the spendable amount lasts at the spending of 14 days', () => {
    expect(runwayDays(249_900n, 140_000n)).toBe(24);
    expect(runwayDays(9_999n, 140_000n)).toBe(0);
    expect(runwayDays(10_000n, 140_000n)).toBe(1);
  });

  it('is zero when nothing is left, and none when nothing was spent or more came back', () => {
    expect(runwayDays(0n, 1n)).toBe(0);
    expect(runwayDays(-500n, 1n)).toBe(0);
    expect(runwayDays(100n, 0n)).toBeNull();
    expect(runwayDays(100n, -5n)).toBeNull();
  });
});
