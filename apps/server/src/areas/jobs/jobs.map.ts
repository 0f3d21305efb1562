import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { JobView } from '@quayside/contract/jobs/jobs.schemas';
import type { Tables } from '#server/kernel/tables.generated.ts';

export type JobRow = Selectable<Tables['jobs']>;
const Result = JobView.shape.result;

export function jobView(row: JobRow): z.input<typeof JobView> {
  const { job_id, name, state, done, total, created_at, ended_at } = row;
  return { job_id, name, state, done, total, created_at, ended_at, result: Result.parse(row.result ?? null) };
}
