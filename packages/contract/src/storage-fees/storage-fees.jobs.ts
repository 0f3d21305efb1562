import { z } from 'zod';
import { Day, Id } from '../kernel/shapes.ts';
import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';

/** Bills the previous day, in the early hours (BILL-11). Every missed night is run: one run a night. */
export const billStorageJob = defineJob('storage-fees', 'bill', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '0 2 * * *', catchUp: 'each' },
  maxAttempts: 5,
});

/** Bills a missed day, started at the desk. */
export const runStorageJob = defineJob('storage-fees', 'run_day', {
  lane: 'long',
  payload: z.strictObject({ day: Day, started_by: z.string() }),
  maxAttempts: 5,
});

/** Settles one customer's bills after a run, oldest first, while the balance suffices. */
export const settleStorageJob = defineJob('storage-fees', 'settle', {
  lane: 'long',
  payload: z.strictObject({ customer_id: Id, day: Day }),
  maxAttempts: 5,
});
