import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';

/** Bills the previous day, in the early hours (BILL-11). Every missed night is run: one run a night. */
export const billStorageJob = defineJob('storage-fees', 'bill', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '0 2 * * *', catchUp: 'each' },
  maxAttempts: 5,
});
