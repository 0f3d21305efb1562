import { z } from 'zod';
import { portHealths, portNames } from '@quayside/domain/jobs/port-rules';
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

/** A service outside of this system. */
export const PortRow = z.object({
  port: z.enum(portNames),
  health: z.enum(portHealths),
  last_success_at: Timestamp.nullable(),
  last_error_at: Timestamp.nullable(),
  last_error: z.string(),
  /** In the last 24 hours. */
  successes: z.int(),
  errors: z.int(),
  /** Jobs or messages; counting stops at 10,000. */
  waiting: z.int(),
});
export type PortRow = z.output<typeof PortRow>;
