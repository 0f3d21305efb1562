import { describe, expect, it } from 'vitest';
import { backoffMs, whyNot } from './job-machine.ts';

describe('a job', () => {
  it('is tried again later each time, and at least once an hour', () => {
    expect([1, 2, 3, 4].map(backoffMs)).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect(backoffMs(50)).toBe(3_600_000);
  });

  it('is retried or discarded by staff alone, and only when it is dead', () => {
    expect(whyNot('retry', 'dead', 'staff')).toBeNull();
    expect(whyNot('retry', 'running', 'staff')).toBe('jobs.move_not_allowed');
    expect(whyNot('discard', 'dead', 'merchant')).toBe('jobs.move_not_allowed');
  });
});
