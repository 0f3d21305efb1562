import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';
import { Nothing } from '../kernel/shapes.ts';

/** Parcels that are on their way too long (D-25). */
export const expireOrdersJob = defineJob('tracking', 'expire', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '15 3 * * *', catchUp: 'latest' },
  maxAttempts: 5,
});

/** One batch of them; a full batch starts the next one. */
export const expireBatchJob = defineJob('tracking', 'expire_batch', { lane: 'long', payload: Nothing, maxAttempts: 5 });
