import { describe, expect, it } from 'vitest';
import { splitLines, splitNumbers } from './split-numbers.ts';

describe('numbers pasted into a box', () => {
  it('are read one a line, or with commas and spaces between, each once', () => {
    expect(splitNumbers('12\n13, 12\r\n\n 14；15')).toEqual({ numbers: [12, 13, 14, 15], wrong: [] });
  });

  it('leave out what is no number, and say which', () => {
    expect(splitNumbers('12\nabc\n0\n-3\n1.5')).toEqual({ numbers: [12], wrong: ['abc', '0', '-3', '1.5'] });
  });

  it('of documents are read one a line, each once, and too long ones are named', () => {
    expect(splitLines(' A 1 \r\nB-2\n\nA 1\nC-345', 4)).toEqual({ numbers: ['A 1', 'B-2'], wrong: ['C-345'] });
  });
});
