import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@quayside/domain/kernel/steps';

/** Lets other requests run: for loops that compute longer than a request should wait. */
export function yieldToEventLoop(): Promise<void> {
  return setImmediate();
}

/** Runs long work step by step and lets other requests run between the steps. */
export async function runYielding<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}
