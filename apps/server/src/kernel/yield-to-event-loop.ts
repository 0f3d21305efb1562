import { setImmediate } from 'node:timers/promises';

/** Lets other requests run: for loops that compute longer than a request should wait. */
export function yieldToEventLoop(): Promise<void> {
  return setImmediate();
}
