import { sql } from 'kysely';
import type { QueueName } from '@quayside/contract/kernel/queues';
import type { Tx } from '#server/kernel/database.ts';
import { keptFor } from '#server/kernel/retention.ts';

type Item = { readonly queue: QueueName; readonly record_id: number };

/** Inserts or refreshes the claim. One that had run out starts again: `opened_at` is when this person opened it this time. */
export async function writeClaim(tx: Tx, staffId: number, { queue, record_id }: Item, now: Date, liveSince: Date): Promise<void> {
  await tx
    .insertInto('work_claims')
    .values({ queue, record_id, staff_id: staffId, opened_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['queue', 'record_id', 'staff_id']).doUpdateSet({
        opened_at: sql`case when work_claims.seen_at < ${liveSince} then excluded.opened_at else work_claims.opened_at end`,
        seen_at: sql`greatest(work_claims.seen_at, excluded.seen_at)`,
      }),
    )
    .execute();
}

export async function deleteClaim(tx: Tx, staffId: number, { queue, record_id }: Item): Promise<void> {
  await tx
    .deleteFrom('work_claims')
    .where('queue', '=', queue)
    .where('record_id', '=', record_id)
    .where('staff_id', '=', staffId)
    .execute();
}

/** Others who have one of these items open, who came first on top. */
export function claimsOfOthers(tx: Tx, staffId: number, queue: QueueName, ids: readonly number[], liveSince: Date) {
  return tx
    .selectFrom('work_claims as w')
    .innerJoin('staff as s', 's.staff_id', 'w.staff_id')
    .select(['w.record_id', 's.name', 'w.opened_at as since'])
    .where('w.queue', '=', queue)
    .where('w.record_id', 'in', ids)
    .where('w.staff_id', '<>', staffId)
    .where('w.seen_at', '>=', liveSince)
    .orderBy('w.opened_at')
    .orderBy('w.staff_id')
    .execute();
}

export async function deleteOldClaims(tx: Tx): Promise<void> {
  await sql`delete from work_claims where seen_at < now() - ${keptFor('work_claims')}::interval`.execute(tx);
}

/** Who has an item of these queues open, the asking person included. */
export function workersOf(tx: Tx, queues: readonly QueueName[], liveSince: Date) {
  return tx
    .selectFrom('work_claims as w')
    .innerJoin('staff as s', 's.staff_id', 'w.staff_id')
    .select(['w.queue', 's.name'])
    .distinct()
    .where('w.queue', 'in', queues)
    .where('w.seen_at', '>=', liveSince)
    .orderBy('s.name')
    .execute();
}
