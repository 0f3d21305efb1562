import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';

/** Proposes the bank line of a top-up that was submitted. A job, because merchants have no right to bank lines. */
export const matchLineJob = defineJob('top-ups', 'match_line', {
  lane: 'quick',
  payload: z.strictObject({ customer_id: Id, top_up_id: Id }),
  maxAttempts: 5,
});
