import { sql, type RawBuilder } from 'kysely';
import { cleanUpJob } from '@quayside/contract/kernel/kernel.jobs';
import type { Tx } from './database.ts';
import { runsAfter, type PrepareCtx } from './jobs.ts';
import { question } from './question.ts';
import { keptFor } from './retention.ts';

/** Rows of one transaction: locks are short, a replica follows, and a killed worker repeats little. */
const BATCH_SIZE = 5000;

/** Areas register a function that deletes their few expired rows, or records what ends. All run in the transaction that deletes expired sessions, before it does. */
export const expired = question<(tx: Tx) => Promise<void>>('what has expired');
/** For tables that grow with every order: deletes at most so many outdated rows and says how many it were. */
export type Outdated = (tx: Tx, most: number) => Promise<number>;
export const outdated = question<Outdated>('what is outdated');

/** Runs a statement and counts its rows. */
export async function countOf(tx: Tx, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(tx)).numAffectedRows ?? 0);
}

export const cleanUp = runsAfter(
  cleanUpJob,
  async ({ step }) => {
    await step(deleteExpired);
    for (const remove of [...outdated.answers(), ...ownOutdated]) await inBatches(step, remove);
  },
  () => Promise.resolve(),
);

/** Batch after batch, each in a transaction of its own, until one is not full. */
export async function inBatches(step: PrepareCtx['step'], remove: Outdated, size = BATCH_SIZE): Promise<void> {
  while ((await step((tx) => remove(tx, size))) >= size);
}

async function deleteExpired(tx: Tx): Promise<void> {
  for (const remove of expired.answers()) await remove(tx);
  await sql`delete from sessions where expires_at < now()`.execute(tx);
  await sql`delete from rate_limits where minute < now() - ${keptFor('rate_limits')}::interval`.execute(tx);
  await sql`delete from attempts where last_at < now() - ${keptFor('attempts')}::interval`.execute(tx);
  await sql`delete from known_devices where last_used_at < now() - ${keptFor('known_devices')}::interval`.execute(tx);
  await sql`delete from port_hours where hour < now() - ${keptFor('port_hours')}::interval`.execute(tx);
}

const ownOutdated: readonly Outdated[] = [oldKeysAcrossMerchants, oldRequestsAcrossMerchants, oldJobs, oldDeadJobs, oldLogLines];

function oldKeysAcrossMerchants(tx: Tx, most: number): Promise<number> {
  return countOf(
    tx,
    sql`delete from idempotency_keys where ctid = any(array(
          select ctid from idempotency_keys where created_at < now() - ${keptFor('idempotency_keys')}::interval limit ${most}))`,
  );
}

function oldRequestsAcrossMerchants(tx: Tx, most: number): Promise<number> {
  return countOf(
    tx,
    sql`delete from open_requests where ctid = any(array(
          select ctid from open_requests where requested_at < now() - ${keptFor('open_requests')}::interval limit ${most}))`,
  );
}

function oldJobs(tx: Tx, most: number): Promise<number> {
  return countOf(
    tx,
    sql`delete from jobs where job_id in (
          select job_id from jobs where ended_at < now() - ${keptFor('jobs')}::interval and state in ('done', 'discarded') limit ${most})`,
  );
}

/** Dead jobs wait for a person, so they are kept longer. */
function oldDeadJobs(tx: Tx, most: number): Promise<number> {
  return countOf(
    tx,
    sql`delete from jobs where job_id in (
          select job_id from jobs where ended_at < now() - ${keptFor('dead_jobs')}::interval and state = 'dead' limit ${most})`,
  );
}

/** Oldest first: the chain of what is left begins after the newest line deleted here. */
async function oldLogLines(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as materialized (
      select log_id from operation_log where operation_time < now() - ${keptFor('operation_log')}::interval order by log_id limit ${most}
    ), gone as (
      delete from operation_log where log_id in (select log_id from old) returning coalesce(customer_id, 0) as customer_id, log_id, chain
    ), newest as (
      select distinct on (customer_id) customer_id, chain from gone where chain is not null order by customer_id, log_id desc
    ), moved as (
      update log_heads h set start_chain = newest.chain from newest where h.customer_id = newest.customer_id
    )
    select count(*) as count from gone`.execute(tx);
  return rows[0]?.count ?? 0;
}
