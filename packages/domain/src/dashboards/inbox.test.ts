import { describe, expect, it } from 'vitest';
import { byDeadline, growthPercent, runwayDays, spendPerDay } from './inbox.ts';

const day = (number: number) => ({ getTime: () => number * 24 * 3_600_000 });

describe('the workplace', () => {
  it('lists the nearest deadline first, and lines without one by kind', () => {
    const lines = [
      { kind: 'messages', deadline: null },
      { kind: 'loss_orders', deadline: day(20) },
      { kind: 'errors', deadline: null },
      { kind: 'exceptions', deadline: day(17) },
    ] as const;
    expect(lines.toSorted(byDeadline).map(({ kind }) => kind)).toEqual(['exceptions', 'loss_orders', 'errors', 'messages']);
  });

  it('DASH-04 compares a month with the same days before it', () => {
    expect(growthPercent(612, 561)).toBe(9);
    expect(growthPercent(5, 10)).toBe(-50);
    expect(growthPercent(5, 0)).toBeNull();
  });

  it('DASH-03 says how long the balance lasts at the present spend', () => {
    const now = day(16);
    const perDay = spendPerDay(12_620, day(6), now);
    expect(perDay).toBe(1262);
    expect(runwayDays(22_716.4, perDay)).toBe(18);
    expect(runwayDays(100, 0)).toBeNull();
    expect(runwayDays(-5, 10)).toBe(0);
    expect(spendPerDay(50, now, now)).toBe(50);
  });
});
