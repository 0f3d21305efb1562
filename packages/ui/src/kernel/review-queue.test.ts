import { describe, expect, it } from 'vitest';
import { decided, emptyQueue, neighbourOf, nextOf, placeOf, skipped, withLoaded } from './review-queue.ts';

const queue = { ...withLoaded(emptyQueue, [1, 2, 3, 4]), current: 2 };

describe('a review queue', () => {
  it('opens the next undecided one, from the start again at the end, and nothing when all are decided', () => {
    expect(nextOf(queue)).toBe(3);
    expect(nextOf(decided(decided(queue, 3), 4))).toBe(1);
    expect(nextOf([1, 2, 3, 4].reduce(decided, queue))).toBeNull();
    expect(nextOf({ ...queue, current: null })).toBe(1);
  });

  it('puts a skipped one at the end and opens the one after it', () => {
    expect(skipped(queue)).toMatchObject({ ids: [1, 3, 4, 2], current: 3 });
    expect(skipped({ ...queue, current: null })).toMatchObject({ ids: [1, 2, 3, 4] });
  });

  it('keeps its order and what was decided when the list is loaded again', () => {
    const again = withLoaded(decided(queue, 1), [3, 4, 5]);
    expect(again.ids).toEqual([1, 2, 3, 4, 5]);
    expect(again.done.has(1)).toBe(true);
    expect(withLoaded(again, [3])).toBe(again);
  });

  it('moves to neighbours without leaving the list, and knows its place', () => {
    expect([neighbourOf(queue, 1), neighbourOf(queue, -1)]).toEqual([3, 1]);
    expect(neighbourOf({ ...queue, current: 4 }, 1)).toBe(4);
    expect(neighbourOf(emptyQueue, 1)).toBeNull();
    expect(placeOf(queue)).toEqual({ at: 2, of: 4 });
  });
});
