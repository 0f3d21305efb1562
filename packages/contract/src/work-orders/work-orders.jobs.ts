import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { ScheduledRun } from '../kernel/kernel.jobs.ts';

/** Every night: work orders that ended more than six months ago lose their return address, like orders their recipient (PRIV-02). */
export const clearAddressesJob = defineJob('work-orders', 'clear_addresses', {
  lane: 'long',
  payload: ScheduledRun,
  schedule: { cron: '25 3 * * *', catchUp: 'latest' },
  maxAttempts: 5,
});

/** The next some hundred of them, until none is left. */
export const clearMoreAddressesJob = defineJob('work-orders', 'clear_more_addresses', {
  lane: 'long',
  payload: z.strictObject({ until: z.iso.datetime(), batch: z.int().min(1) }),
  maxAttempts: 5,
});
