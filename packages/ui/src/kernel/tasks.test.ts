import { describe, expect, it } from 'vitest';
import { justEnded, percentOf, pollEvery } from './tasks.ts';

describe('the task tray', () => {
  it('asks again only while something runs or somebody looks', () => {
    expect(pollEvery([{ state: 'done' }, { state: 'dead' }], false)).toBe(false);
    expect(pollEvery([{ state: 'waiting' }], false)).toBe(1500);
    expect(pollEvery([], true)).toBe(1500);
  });

  it('knows how far a task is, or that nobody knows', () => {
    expect([
      percentOf({ done: 1, total: 3 }),
      percentOf({ done: 9, total: 3 }),
      percentOf({ done: 0, total: 0 }),
      percentOf({ done: 5, total: null }),
    ]).toEqual([33, 100, 100, null]);
  });

  it('tells of a task once, when it ends', () => {
    const before = [
      { job_id: 1, state: 'running' },
      { job_id: 2, state: 'done' },
      { job_id: 3, state: 'waiting' },
    ] as const;
    const now = [
      { job_id: 1, state: 'done' },
      { job_id: 2, state: 'done' },
      { job_id: 3, state: 'running' },
      { job_id: 4, state: 'done' },
    ] as const;
    expect(justEnded<{ job_id: number; state: 'running' | 'done' | 'waiting' }>(before, now).map((job) => job.job_id)).toEqual([1]);
  });
});
