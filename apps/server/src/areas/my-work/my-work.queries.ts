import { sql, type RawBuilder } from 'kysely';
import type { QueueName } from '@quayside/contract/kernel/queues';
import type { Tx } from '#server/kernel/database.ts';

/** Counting stops here: the screen shows "999+". */
export const MAX_COUNTED = 1000;

type Waiting = { readonly name: QueueName; readonly rows: RawBuilder<unknown>; readonly lateBefore: Date; readonly dueBefore: Date };
export type QueueCount = { queue: QueueName; waiting: number; late: number; due: number; oldest: Date | null };

/** The oldest rows of every queue, counted in one statement. `late` and `due` are parts of `waiting`. */
export async function countQueues(tx: Tx, queues: readonly Waiting[]): Promise<QueueCount[]> {
  if (queues.length === 0) return [];
  const counts = queues.map(
    ({ name, rows, lateBefore, dueBefore }) => sql`
      select ${name}::text as queue, count(*) as waiting, count(*) filter (where since < ${lateBefore}) as late,
             count(*) filter (where since >= ${lateBefore} and since < ${dueBefore}) as due, min(since) as oldest
        from (select since from (${rows}) waiting order by since limit ${MAX_COUNTED}) oldest`,
  );
  return (await sql<QueueCount>`${sql.join(counts, sql` union all `)}`.execute(tx)).rows;
}

export type WaitingRow = { queue: QueueName; id: number; since: Date };

/** The oldest rows of every queue, in one statement. */
export async function oldestOfQueues(tx: Tx, queues: readonly Pick<Waiting, 'name' | 'rows'>[], limit: number): Promise<WaitingRow[]> {
  if (queues.length === 0) return [];
  const parts = queues.map(
    ({ name, rows }) => sql`(select ${name}::text as queue, id, since from (${rows}) waiting order by since, id limit ${limit})`,
  );
  return (await sql<WaitingRow>`${sql.join(parts, sql` union all `)}`.execute(tx)).rows;
}

/** Only what concerns the customers this person manages. */
export function ofManagedCustomers(rows: RawBuilder<unknown>, staffId: number): RawBuilder<unknown> {
  return sql`select id, customer_id, since from (${rows}) every_row
              where customer_id in (select customer_id from customers where account_manager_id = ${staffId})`;
}

type Cleared = { readonly name: QueueName; readonly rows: RawBuilder<unknown> };
export type ClearedCount = { queue: QueueName; cleared: number; by_me: number };

export async function countCleared(tx: Tx, staffId: number, queues: readonly Cleared[]): Promise<ClearedCount[]> {
  if (queues.length === 0) return [];
  const counts = queues.map(
    ({ name, rows }) => sql`
      select ${name}::text as queue, count(*) as cleared, count(*) filter (where staff_id = ${staffId}) as by_me from (${rows}) cleared`,
  );
  return (await sql<ClearedCount>`${sql.join(counts, sql` union all `)}`.execute(tx)).rows;
}

/** Operations of the log that succeeded since then. */
export function loggedSince(operations: readonly string[], since: Date): RawBuilder<unknown> {
  return sql`select staff_id from operation_log
              where operation in (${sql.join(operations)}) and operation_time >= ${since} and staff_id is not null and outcome = 'done'`;
}
