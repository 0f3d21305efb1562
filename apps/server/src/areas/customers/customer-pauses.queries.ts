import type { Tx } from '#server/kernel/database.ts';

/** Why, by whom and since when a customer is paused. */
export function openPause(tx: Tx, customerId: number) {
  return tx
    .selectFrom('customer_pauses as p')
    .innerJoin('staff as s', 's.staff_id', 'p.paused_by')
    .select(['p.reason', 's.name as paused_by', 'p.paused_at'])
    .where('p.customer_id', '=', customerId)
    .where('p.resumed_at', 'is', null)
    .executeTakeFirst();
}

export async function insertPause(
  tx: Tx,
  customerId: number,
  pause: { reason: string; paused_by: number; paused_at: Date },
): Promise<void> {
  await tx
    .insertInto('customer_pauses')
    .values({ ...pause, customer_id: customerId })
    .execute();
}

export async function endPause(tx: Tx, customerId: number, end: { resumed_by: number; resumed_at: Date }): Promise<void> {
  await tx.updateTable('customer_pauses').set(end).where('customer_id', '=', customerId).where('resumed_at', 'is', null).execute();
}
