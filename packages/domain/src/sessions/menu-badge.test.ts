import { describe, expect, it } from 'vitest';
import { BADGE_COUNTS_TO, badgeText } from './menu-badge.ts';

describe('the badge of a menu entry', () => {
  it('SHELL-26 shows nothing at 0, the count from 1 to 99, and 99+ above', () => {
    expect([0, 1, 99, 100, 5000].map(badgeText)).toEqual([null, '1', '99', '99+', '99+']);
  });

  it('needs a count no further than 100', () => {
    expect(BADGE_COUNTS_TO).toBe(100);
    expect(badgeText(BADGE_COUNTS_TO)).toBe('99+');
  });
});
