import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

type Taker = { readonly customer_id: number; readonly order_id: number };
/** A number an order was shipped with, or one that a carrier printed on its label. */
type Kind = 'order' | 'label';

/**
 * Takes a carrier's number for an order; false when it is another order's, of any merchant. Waits for a transaction that is just taking it:
 * the primary key is what two merchants have in common.
 */
export async function takeNumber(tx: Tx, kind: Kind, number: string, { customer_id, order_id }: Taker): Promise<boolean> {
  const { rows } = await sql`
    insert into carrier_numbers (kind, tracking_no, customer_id, order_id) values (${kind}, ${number}, ${customer_id}, ${order_id})
    on conflict (kind, tracking_no) do update set order_id = excluded.order_id
      where carrier_numbers.customer_id = excluded.customer_id and carrier_numbers.order_id = excluded.order_id
    returning 1`.execute(tx);
  return rows.length > 0;
}

export async function giveNumberBack(tx: Tx, kind: Kind, number: string, { customer_id, order_id }: Taker): Promise<void> {
  await tx
    .deleteFrom('carrier_numbers')
    .where('kind', '=', kind)
    .where('tracking_no', '=', number)
    .where('customer_id', '=', customer_id)
    .where('order_id', '=', order_id)
    .execute();
}
