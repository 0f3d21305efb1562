import { sql } from 'kysely';
import { deskLossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const lossOrdersQueues: readonly Queue[] = [
  {
    name: 'loss-orders.disputed',
    waiting: () => sql`select loss_order_id as id, customer_id, disputed_at as since from loss_orders where waits_for = 'staff'`,
    cleared: ['loss-orders.review'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('loss_orders as o')
        .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
        .select(['o.loss_order_id', 'o.customer_id', 'o.loss_order_no', 'o.compensation', 'o.dispute_text', 'c.name'])
        .where('o.loss_order_id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.loss_order_id,
        number: row.loss_order_no,
        customer_name: row.name,
        amount: row.compensation,
        currency: row.compensation === null ? null : 'USD',
        note: row.dispute_text,
        path: deskLossOrderPaths.detail(row.customer_id, row.loss_order_id),
      }));
    },
  },
];
