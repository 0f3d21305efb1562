import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';

/** Reconciles every wallet with its entries and holds. */
export const proveWalletsJob = defineJob('wallets', 'prove', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '30 3 * * *', catchUp: 'latest' },
  maxAttempts: 3,
});
