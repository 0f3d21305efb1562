import { describe, expect, it } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

describe('the values of an axis', () => {
  it.each([
    [70, [0, 20, 40, 60, 80]],
    [36_000, [0, 10_000, 20_000, 30_000, 40_000]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [9.99, [0, 2.5, 5, 7.5, 10]],
    [0, [0, 0.0025]],
  ])('reach %d in round steps', (highest, ticks) => {
    expect(axisTicks(highest)).toEqual(ticks);
  });
});
