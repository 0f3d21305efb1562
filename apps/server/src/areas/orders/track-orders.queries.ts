import { sql } from 'kysely';
import { bulkRows } from '#server/kernel/bulk-rows.ts';
import type { Tx } from '#server/kernel/database.ts';

type Move = { readonly customer_id: number; readonly order_id: number; readonly status: string; readonly kind: string };
type By = { readonly actor_kind: string; readonly actor_name: string };

/** Sets the statuses of orders that are locked, and adds the timeline entry of each. Within an order time never goes back. */
export async function moveTrackedAcrossMerchants(tx: Tx, moves: readonly Move[], now: Date, by: By): Promise<void> {
  const { values, from } = bulkRows(moves, { customer_id: 'bigint', order_id: 'bigint' });
  await sql`
    with wanted (customer_id, order_id, status, kind) as materialized (select ${values} from ${from}),
    moved as (
      update orders o set status = w.status, updated_at = greatest(${now}, o.updated_at + interval '1 millisecond'),
          delivered_at = case when w.status = 'delivered' then ${now} else o.delivered_at end,
          processing = case when w.status = 'delivered' then 'none' else o.processing end
        from wanted w where o.customer_id = w.customer_id and o.order_id = w.order_id
      returning o.customer_id, o.order_id, w.kind)
    insert into order_events (customer_id, order_id, kind, actor_kind, actor_name, created_at)
    select customer_id, order_id, kind, ${by.actor_kind}, ${by.actor_name}, ${now} from moved order by customer_id, order_id`.execute(tx);
}
