import { z } from 'zod';
import { Id } from '../kernel/shapes.ts';
import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';

/** Reminds merchants before the deadline, and credits what was offered when it has passed. */
export const lossDeadlinesJob = defineJob('loss-orders', 'deadlines', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '30 3 * * *', catchUp: 'latest' },
  maxAttempts: 5,
});

/** One loss order at its deadline. */
export const lossDeadlineJob = defineJob('loss-orders', 'deadline', {
  lane: 'long',
  payload: z.strictObject({ customer_id: Id, loss_order_id: Id }),
  maxAttempts: 5,
});
