import { describe, expect, it } from 'vitest';
import { averageStars } from './evaluation-rules.ts';

describe('the average of evaluations', () => {
  it('has two digits, and is unknown without any', () => {
    expect(averageStars(14, 3)).toBe('4.67');
    expect(averageStars(5, 1)).toBe('5.00');
    expect(averageStars(9, 8)).toBe('1.13');
    expect(averageStars(0, 0)).toBeNull();
  });
});
