import { setImmediate } from 'node:timers/promises';

/** Lets everybody else have a turn: for loops that compute for longer than a request should wait. */
export function breathe(): Promise<void> {
  return setImmediate();
}
