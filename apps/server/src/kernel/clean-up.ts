import { sql } from 'kysely';
import { cleanUpJob } from '@quayside/contract/kernel/kernel.jobs';
import type { Tx } from './database.ts';
import { runs } from './jobs.ts';
import { question } from './question.ts';

/** Retention. Dead jobs wait for a person, so they are kept longer. Audits need the log for a bit more than a year. */
const KEEP = {
  idempotency: '48 hours',
  jobs: '30 days',
  deadJobs: '90 days',
  log: '400 days',
  requests: '30 days',
  ports: '90 days',
} as const;

/** Areas register a function that deletes their expired rows, or records what ends. It runs before expired sessions are deleted. */
export const expired = question<(tx: Tx) => Promise<void>>('what has expired');

export const cleanUp = runs(cleanUpJob, async ({ tx }) => {
  for (const remove of expired.answers()) await remove(tx);
  await sql`delete from sessions where expires_at < now()`.execute(tx);
  await sql`delete from idempotency_keys where created_at < now() - ${KEEP.idempotency}::interval`.execute(tx);
  await sql`delete from open_requests where requested_at < now() - ${KEEP.requests}::interval`.execute(tx);
  await sql`delete from rate_limits where minute < now() - interval '1 hour'`.execute(tx);
  await sql`delete from attempts where last_at < now() - interval '1 day'`.execute(tx);
  await sql`delete from known_devices where last_used_at < now() - interval '180 days'`.execute(tx);
  await sql`delete from jobs where ended_at < now() - ${KEEP.jobs}::interval and state in ('done', 'discarded')`.execute(tx);
  await sql`delete from jobs where ended_at < now() - ${KEEP.deadJobs}::interval and state = 'dead'`.execute(tx);
  await sql`delete from port_hours where hour < now() - ${KEEP.ports}::interval`.execute(tx);
  await forgetOldLog(tx);
});

/** The chain of what is left begins after the newest line deleted here. */
async function forgetOldLog(tx: Tx): Promise<void> {
  await sql`
    with gone as (
      delete from operation_log where operation_time < now() - ${KEEP.log}::interval returning coalesce(customer_id, 0) as customer_id, log_id, chain
    ), newest as (
      select distinct on (customer_id) customer_id, chain from gone where chain is not null order by customer_id, log_id desc
    )
    update log_heads h set start_chain = newest.chain from newest where h.customer_id = newest.customer_id`.execute(tx);
}
