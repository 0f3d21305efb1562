import { sql } from 'kysely';
import { verificationPaths } from '@quayside/contract/verification/verification.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const verificationQueues: readonly Queue[] = [
  {
    name: 'verification.to_verify',
    waiting: () => sql`
      select order_id as id, customer_id, submitted_at as since from orders where status = 'uploaded' and deleted_at is null`,
    cleared: ['verification.approve', 'verification.send_back', 'verification.cancel'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('orders as o')
        .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
        .leftJoin('order_quotes as q', (on) => on.onRef('q.customer_id', '=', 'o.customer_id').onRef('q.quote_id', '=', 'o.quote_id'))
        .select(['o.order_id', 'o.customer_id', 'o.order_no', 'o.country', 'q.total', 'c.name'])
        .where('o.order_id', 'in', ids)
        .execute();
      return rows.map(({ order_id, customer_id, order_no, country, total, name }) => ({
        id: order_id,
        number: order_no,
        customer_name: name,
        amount: total,
        currency: total === null ? null : 'USD',
        note: country,
        path: verificationPaths.detail(customer_id, order_id),
      }));
    },
  },
];
