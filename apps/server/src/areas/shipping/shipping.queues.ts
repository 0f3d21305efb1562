import { sql } from 'kysely';
import { shippingPaths } from '@quayside/contract/shipping/shipping.paths';
import type { Queue } from '#server/kernel/queues.ts';

/** Packed parcels, from the moment they were closed, and labels a carrier refused to make or to void. */
export const shippingQueues: readonly Queue[] = [
  {
    name: 'shipping.to_ship',
    waiting: () => sql`
      select order_id as id, customer_id, packed_at as since from orders where status = 'packaged' and deleted_at is null`,
    cleared: ['shipping.ship'],
    items: parcelItems,
  },
  {
    name: 'shipping.label_failed',
    waiting: () => sql`
      select b.order_id as id, b.customer_id, b.requested_at as since from parcel_labels b join orders o using (customer_id, order_id)
       where b.state = 'failed' and o.status = 'packaged' and o.deleted_at is null
      union all
      select order_id, customer_id, void_requested_at from parcel_labels where void_state = 'refused'`,
    cleared: ['shipping.buy_label_again', 'shipping.ship', 'shipping.void_label_again', 'shipping.close_void'],
    items: parcelItems,
  },
];

async function parcelItems({ tx }: Parameters<Queue['items']>[0], ids: readonly number[]) {
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
    .select(['o.order_id', 'o.waybill_no', 'o.country', 'c.name'])
    .where('o.order_id', 'in', ids)
    .execute();
  return rows.map(({ order_id, waybill_no, country, name }) => ({
    id: order_id,
    number: waybill_no,
    customer_name: name,
    amount: null,
    currency: null,
    note: country,
    path: shippingPaths.list,
  }));
}
