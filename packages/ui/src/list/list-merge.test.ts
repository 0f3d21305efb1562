import { describe, expect, it } from 'vitest';
import { spansBy } from './list-merge.ts';

const boxes = (...numbers: string[]) => numbers.map((box_no) => ({ box_no }));

describe('merged rows', () => {
  it('SHELL-62 the first row of equal boxes spans its group, the others give way', () => {
    expect(spansBy(boxes('A', 'A', 'A', 'B', 'C', 'C'), 'box_no')).toEqual([3, 0, 0, 1, 2, 0]);
  });

  it('a box that comes again further down begins a group of its own', () => {
    expect(spansBy(boxes('A', 'B', 'A'), 'box_no')).toEqual([1, 1, 1]);
  });

  it('rows without a box are no group', () => {
    expect(spansBy(boxes('', '', 'A', 'A'), 'box_no')).toEqual([1, 1, 2, 0]);
    expect(spansBy(boxes(), 'box_no')).toEqual([]);
  });
});
