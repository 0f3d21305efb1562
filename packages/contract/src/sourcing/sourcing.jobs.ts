import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';

/** Every night: quotes whose last day has passed expire. */
export const expireQuotesJob = defineJob('sourcing', 'expire_quotes', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '10 0 * * *', catchUp: 'latest' },
  maxAttempts: 5,
});
