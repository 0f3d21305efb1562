import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { expect, it } from 'vitest';
import { doorCalls } from './door-calls.ts';

it.each([
  [doorCalls.brand, brandsCalls.get],
  [doorCalls.login, sessionsCalls.login],
])('the calls of the door are the contract’s own', (mine, theirs) => {
  expect(theirs).toMatchObject({ ...mine });
  expect('timeoutMs' in theirs).toBe(false);
});
