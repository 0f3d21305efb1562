import { sql } from 'kysely';
import { interceptionPaths } from '@quayside/contract/interceptions/interceptions.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const interceptionsQueues: readonly Queue[] = [
  {
    name: 'interceptions.to_decide',
    waiting: () => sql`select order_id as id, customer_id, requested_at as since from order_interceptions where outcome is null`,
    cleared: ['interceptions.decide'],
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
        path: interceptionPaths.list,
      }));
    },
  },
];
