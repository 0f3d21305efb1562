import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';

/** Reports a page error to the provider: in the server's log, and in a chat when one is configured (NET-26). */
export const reportPageErrorJob = defineJob('page-errors', 'report', {
  lane: 'quick',
  payload: z.strictObject({ customer_id: Id, page: z.string(), message: z.string(), stack: z.string(), request_id: z.string() }),
  maxAttempts: 3,
});
