import type { Bound } from './handlers.ts';
import { question } from './question.ts';

/** Every call with its handler; `areas/all.ts` registers them. For a call that reads through another one. */
export const allCalls = question<Bound>('all calls');
