import { setImmediate } from 'node:timers/promises';

/** Lets everybody else have a turn: for loops that compute for longer than a request should wait. */
export function yieldToEventLoop(): Promise<void> {
  return setImmediate();
}
