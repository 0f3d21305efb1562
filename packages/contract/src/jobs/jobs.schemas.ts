import { z } from 'zod';
import { jobStates } from '@quayside/domain/jobs/job-machine';
import { Id, Timestamp, Uuid } from '../kernel/shapes.ts';

/** A background job as the person who started it sees it. */
export const JobView = z.object({
  job_id: Id,
  name: z.string(),
  state: z.enum(jobStates),
  done: z.int(),
  total: z.int().nullable(),
  result: z.object({ file_id: Uuid, file_name: z.string() }).nullable(),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
});
export type JobView = z.output<typeof JobView>;

/** The same as staff see it, with the error. */
export const DeskJobRow = z.object({
  job_id: Id,
  name: z.string(),
  customer_id: Id.nullable(),
  state: z.enum(jobStates),
  attempts: z.int(),
  done: z.int(),
  total: z.int().nullable(),
  error: z.string().nullable(),
  run_at: Timestamp,
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
});
export type DeskJobRow = z.output<typeof DeskJobRow>;
