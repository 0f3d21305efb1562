import { verifyChainsNightly } from '#server/kernel/verify-chains.ts';
import { allCalls } from '#server/kernel/all-calls.ts';
import { cleanUp } from '#server/kernel/clean-up.ts';
import type { Bound } from '#server/kernel/handlers.ts';
import type { BoundJob } from '#server/kernel/jobs.ts';
import { allQueues, type Queue } from '#server/kernel/queues.ts';
import { sweepFiles } from '#server/kernel/sweep-files.ts';
import { gather } from './gather.ts';
import './answers.ts';

/** Every call of the server. */
export const allHandlers: readonly Bound[] = await gather<Bound>('handlers');

/** Every job of the worker. */
export const allJobs: readonly BoundJob[] = [cleanUp, sweepFiles, verifyChainsNightly, ...(await gather<BoundJob>('jobs'))];

allQueues.answerWith(...(await gather<Queue>('queues')));
allCalls.answerWith(...allHandlers);
