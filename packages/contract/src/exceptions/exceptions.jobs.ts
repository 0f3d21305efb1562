import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';
import { Id } from '../kernel/shapes.ts';

/** Reminds merchants a day before their deadline. */
export const exceptionRemindersJob = defineJob('exceptions', 'reminders', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '10 * * * *', catchUp: 'latest' },
  maxAttempts: 5,
});

/** Orders that wait for money go on as soon as the balance covers them (D-108). */
export const costExceptionsJob = defineJob('exceptions', 'retry_cost', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '* * * * *', catchUp: 'latest' },
  maxAttempts: 3,
});

export const costExceptionJob = defineJob('exceptions', 'retry_one', {
  lane: 'long',
  payload: z.strictObject({ customer_id: Id, order_id: Id }),
  maxAttempts: 3,
});
