import { describe, expect, it } from 'vitest';
import { inGroups } from '#server/kernel/in-groups.ts';

/** What was done, piece by piece or in groups; pieces with a minus are faulty, "alone" ones are for nobody else. */
function workshop(groups = 1) {
  const done: string[] = [];
  const pause = () => new Promise((wake) => setTimeout(wake, 1));
  const put = inGroups<string>({
    most: 3,
    groups,
    alone: async (item) => {
      await pause();
      if (item.startsWith('-')) throw new Error(item);
      done.push(item);
    },
    together: async (items) => {
      await pause();
      if (items.some((item) => item.startsWith('-'))) throw new Error('a group with a faulty piece');
      const taken = items.map((item) => item !== 'alone');
      done.push(items.filter((_, at) => taken[at]).join('+'));
      return taken;
    },
  });
  return { done, put };
}

describe('pieces that are cheaper together', () => {
  it('begin at once, and what comes meanwhile is the next group', async () => {
    const { done, put } = workshop();
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(put));
    expect(done).toEqual(['a', 'b+c+d', 'e']);
    await put('f');
    expect(done.at(-1)).toBe('f');
  });

  it('are done alone when the group leaves them out', async () => {
    const { done, put } = workshop();
    await Promise.all(['a', 'b', 'alone', 'c'].map(put));
    expect(done).toEqual(['a', 'b+c', 'alone']);
  });

  it('fail alone: the others of the group are done all the same', async () => {
    const { done, put } = workshop();
    const ends = await Promise.allSettled(['a', 'b', '-c', 'd'].map(put));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(done).toEqual(['a', 'b', 'd']);
  });

  it('go in as many groups at once as are allowed', async () => {
    const { done, put } = workshop(2);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(put));
    expect(done).toEqual(['a', 'b', 'c+d+e']);
  });
});
