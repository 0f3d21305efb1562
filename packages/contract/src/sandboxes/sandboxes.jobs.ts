import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';

/** Finds the sandboxes that are old enough to be emptied. */
export const ageSandboxesJob = defineJob('sandboxes', 'age', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '40 3 * * *', catchUp: 'latest' },
});

/** A transaction each. */
export const emptySandboxJob = defineJob('sandboxes', 'empty', {
  lane: 'long',
  payload: z.strictObject({ sandbox: z.int().negative() }),
});
