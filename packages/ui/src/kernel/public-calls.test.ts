import { brandsCalls } from '@quayside/contract/brands/brands.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { expect, it } from 'vitest';
import { publicCalls } from './public-calls.ts';

it.each([
  [publicCalls.brand, brandsCalls.get],
  [publicCalls.login, sessionsCalls.login],
])('the calls of the door are the contract’s own', (mine, theirs) => {
  expect(theirs).toMatchObject({ ...mine });
  // What the client reads must be here too.
  for (const key of ['timeoutMs', 'upload']) expect(key in mine, key).toBe(key in theirs);
});
