import { sql } from 'kysely';
import { cleanUpJob } from '@quayside/contract/kernel/kernel.jobs';
import type { Tx } from './database.ts';
import { runs } from './jobs.ts';
import { question } from './question.ts';

/** Retention. Dead jobs wait for a person, so they are kept longer. Audits need the log for a bit more than a year. */
const KEEP = { idempotency: '48 hours', jobs: '30 days', deadJobs: '90 days', log: '400 days' } as const;

/** Areas register a function that deletes their expired rows. */
export const expired = question<(tx: Tx) => Promise<void>>('what has expired');

export const cleanUp = runs(cleanUpJob, async ({ tx }) => {
  await sql`delete from sessions where expires_at < now()`.execute(tx);
  for (const remove of expired.answers()) await remove(tx);
  await sql`delete from idempotency_keys where created_at < now() - ${KEEP.idempotency}::interval`.execute(tx);
  await sql`delete from rate_limits where minute < now() - interval '1 hour'`.execute(tx);
  await sql`delete from jobs where ended_at < now() - ${KEEP.jobs}::interval and state in ('done', 'discarded')`.execute(tx);
  await sql`delete from jobs where ended_at < now() - ${KEEP.deadJobs}::interval and state = 'dead'`.execute(tx);
  await sql`delete from operation_log where operation_time < now() - ${KEEP.log}::interval`.execute(tx);
});
