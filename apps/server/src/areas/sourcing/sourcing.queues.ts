import { sql } from 'kysely';
import { deskSourcingPaths } from '@quayside/contract/sourcing/sourcing.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const sourcingQueues: readonly Queue[] = [
  {
    name: 'sourcing.to_answer',
    waiting: () => sql`select request_id as id, customer_id, waiting_since as since from sourcing_requests where waits_for = 'staff'`,
    cleared: ['sourcing.quote', 'sourcing.desk_decline', 'sourcing.desk_message'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('sourcing_requests as r')
        .innerJoin('customers as c', 'c.customer_id', 'r.customer_id')
        .select(['r.request_id', 'r.customer_id', 'r.request_no', 'r.target_price', 'r.product_name', 'c.name'])
        .where('r.request_id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.request_id,
        number: row.request_no,
        customer_name: row.name,
        amount: row.target_price,
        currency: row.target_price === null ? null : 'USD',
        note: row.product_name,
        path: deskSourcingPaths.detail(row.customer_id, row.request_id),
      }));
    },
  },
];
