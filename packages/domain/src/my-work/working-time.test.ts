import { describe, expect, it } from 'vitest';
import { workingMinutes, workingMinutesBefore } from './working-time.ts';

/** 2026-11-16, a Monday, at midnight in Shanghai. */
const MONDAY = 1_794_758_400_000;
/** A time of November 2026 in Shanghai, as "16 09:30". */
const at = (text: string) => {
  const [, day, hour, minute] = /^(\d\d) (\d\d):(\d\d)$/.exec(text) ?? [];
  return MONDAY + ((Number(day) - 16) * 24 * 60 + Number(hour) * 60 + Number(minute)) * 60_000;
};
const minutes = (from: string, to: string) => workingMinutes(at(from), at(to));

describe('working time', () => {
  it('STAFF-01: runs from 09:00 to 18:00 in Shanghai', () => {
    expect(minutes('16 09:00', '16 18:00')).toBe(540);
    expect(minutes('16 10:15', '16 11:00')).toBe(45);
    expect(minutes('16 06:00', '16 09:30')).toBe(30);
    expect(minutes('16 17:30', '16 23:59')).toBe(30);
  });

  it('stands still at night and at weekends', () => {
    expect(minutes('16 18:00', '17 09:00')).toBe(0);
    expect(minutes('16 17:00', '17 10:00')).toBe(120);
    expect(minutes('13 17:00', '16 09:30')).toBe(90);
    expect(minutes('14 10:00', '15 20:00')).toBe(0);
    expect(minutes('14 10:00', '16 12:00')).toBe(180);
    expect(minutes('02 09:00', '16 09:00')).toBe(10 * 540);
  });

  it('goes back from now to the moment before which work is late', () => {
    const late = (now: string, target: number) => workingMinutesBefore(at(now), target);
    expect(late('16 15:00', 240)).toBe(at('16 11:00'));
    expect(late('16 10:00', 240)).toBe(at('13 15:00'));
    expect(late('15 12:00', 60)).toBe(at('13 17:00'));
    expect(late('17 22:00', 15)).toBe(at('17 17:45'));
    // Exactly on target is in time: what came in overnight has waited as long as what came in at 18:00.
    expect(late('17 13:00', 240)).toBe(at('16 18:00'));
    // Due later: what comes in until then will be due within the hour.
    expect(late('16 17:45', -45)).toBe(at('17 09:30'));
  });

  it('agrees with itself at every quarter of an hour of two weeks, for every target', () => {
    const start = at('09 00:00');
    const moments = Array.from({ length: 14 * 96 }, (_, step) => start + step * 900_000);
    const now = moments.at(-1) ?? start;
    for (const target of [15, 60, 240, 1080]) {
      const before = workingMinutesBefore(now, target);
      for (const since of moments) expect(since < before).toBe(workingMinutes(since, now) > target);
    }
  });
});
