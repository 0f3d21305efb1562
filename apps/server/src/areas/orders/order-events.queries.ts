import type { Insertable } from 'kysely';
import { send, type Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export async function insertEvent(
  tx: Tx,
  customer_id: number,
  row: Omit<Insertable<Tables['order_events']>, 'customer_id'>,
): Promise<void> {
  await send(tx, tx.insertInto('order_events').values({ ...row, customer_id }));
}

export function eventsOf(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_events')
    .select(['event_id', 'kind', 'params', 'actor_kind', 'actor_name', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .orderBy('event_id')
    .execute();
}
