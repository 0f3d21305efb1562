import { expect, it } from 'vitest';
import { attemptDelayS } from './attempt-delay.ts';

it('an account may fail four times; then the wait doubles from 1 second to 15 minutes', () => {
  expect([1, 4, 5, 6, 7, 14, 15, 1000].map((failures) => attemptDelayS('account', failures))).toEqual([0, 0, 1, 2, 4, 512, 900, 900]);
});

it('an address may fail thirty times, because an office shares one', () => {
  expect([30, 31, 32, 1000].map((failures) => attemptDelayS('address', failures))).toEqual([0, 1, 2, 900]);
});
