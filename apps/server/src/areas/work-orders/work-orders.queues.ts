import { sql } from 'kysely';
import { deskWorkOrderPaths } from '@quayside/contract/work-orders/work-orders.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const workOrdersQueues: readonly Queue[] = [
  {
    name: 'work-orders.submitted',
    waiting: () => sql`select work_order_id as id, customer_id, created_at as since from work_orders where state = 'submitted'`,
    cleared: ['work-orders.begin'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('work_orders as o')
        .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
        .select(['o.work_order_id', 'o.customer_id', 'o.work_order_no', 'o.quoted', 'o.note', 'c.name'])
        .where('o.work_order_id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.work_order_id,
        number: row.work_order_no,
        customer_name: row.name,
        amount: row.quoted,
        currency: 'USD',
        note: row.note,
        path: deskWorkOrderPaths.detail(row.customer_id, row.work_order_id),
      }));
    },
  },
];
