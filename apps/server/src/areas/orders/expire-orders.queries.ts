import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

type Key = { readonly customer_id: number; readonly order_id: number };
type By = { readonly actor_kind: string; readonly actor_name: string };

/** Sets the status of orders that are locked, and adds the timeline entry of each. Within an order time never goes back. */
export async function expireAcrossMerchants(tx: Tx, orders: readonly Key[], status: string, now: Date, by: By): Promise<void> {
  const [customers, ids] = [orders.map(({ customer_id }) => customer_id), orders.map(({ order_id }) => order_id)];
  await sql`
    with expired as (
      update orders o set status = ${status}, updated_at = greatest(${now}, o.updated_at + interval '1 millisecond')
        from unnest(${customers}::bigint[], ${ids}::bigint[]) due (customer_id, order_id)
       where o.customer_id = due.customer_id and o.order_id = due.order_id
      returning o.customer_id, o.order_id)
    insert into order_events (customer_id, order_id, kind, actor_kind, actor_name, created_at)
    select customer_id, order_id, 'expired', ${by.actor_kind}, ${by.actor_name}, ${now} from expired`.execute(tx);
}
