import { sql } from 'kysely';
import { packingPaths } from '@quayside/contract/packing/packing.paths';
import type { Queue } from '#server/kernel/queues.ts';

/** Approved orders, from the moment they were approved. */
export const packingQueues: readonly Queue[] = [
  {
    name: 'packing.to_pack',
    waiting: () => sql`
      select order_id as id, customer_id, verified_at as since from orders where status = 'approved' and deleted_at is null`,
    cleared: ['packing.pack'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('orders as o')
        .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
        .select(['o.order_id', 'o.order_no', 'o.country', 'c.name'])
        .where('o.order_id', 'in', ids)
        .execute();
      return rows.map(({ order_id, order_no, country, name }) => ({
        id: order_id,
        number: order_no,
        customer_name: name,
        amount: null,
        currency: null,
        note: country,
        path: packingPaths.list,
      }));
    },
  },
];
