import { describe, expect, it } from 'vitest';
import { dayOf, daysBetween, startOfDay } from '#server/kernel/days.ts';

describe('days by the provider’s clock', () => {
  it('D-63 begin at midnight in Shanghai', () => {
    expect(startOfDay('2026-11-15').toISOString()).toBe('2026-11-14T16:00:00.000Z');
    expect(startOfDay('2026-12-31', 1).toISOString()).toBe('2026-12-31T16:00:00.000Z');
  });

  it('D-63 hold a moment whatever the clock of the machine says', () => {
    expect(dayOf(new Date('2026-11-14T15:59:59Z'))).toBe('2026-11-14');
    expect(dayOf(new Date('2026-11-14T16:00:00Z'))).toBe('2026-11-15');
  });

  it('are counted over the end of a month and a leap day', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-11-15', '2026-11-15')).toBe(0);
  });
});
