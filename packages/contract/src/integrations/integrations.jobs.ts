import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';
import { Id } from '../kernel/shapes.ts';

/** Sends what waits for one integration. The database starts it with every message (`note_webhook`): name, lane and tries are the same there. */
export const sendWebhooksJob = defineJob('integrations', 'send', {
  lane: 'quick',
  payload: z.strictObject({ customer_id: Id, integration_id: Id }),
});

/** Starts the sending of what is due: retries, and messages whose transaction did not start it. */
export const sweepWebhooksJob = defineJob('integrations', 'sweep', {
  lane: 'quick',
  payload: ScheduledRun,
  schedule: { cron: '* * * * *', catchUp: 'latest' },
  maxAttempts: 1,
});
