import { sql } from 'kysely';
import { exceptionPaths } from '@quayside/contract/exceptions/exceptions.paths';
import type { Queue } from '#server/kernel/queues.ts';

/** Replies to read, and orders whose merchant let the deadline pass. */
export const exceptionsQueues: readonly Queue[] = [
  {
    name: 'exceptions.to_resolve',
    waiting: () => sql`
      select order_id as id, customer_id, coalesce(replied_at, deadline) as since from order_exceptions
       where state = 'replied' or (state = 'awaiting_reply' and deadline <= now())`,
    cleared: ['exceptions.resolve', 'exceptions.ask'],
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('orders as o')
        .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
        .select(['o.order_id', 'o.customer_id', 'o.order_no', 'o.country', 'c.name'])
        .where('o.order_id', 'in', ids)
        .execute();
      return rows.map(({ order_id, customer_id, order_no, country, name }) => ({
        id: order_id,
        number: order_no,
        customer_name: name,
        amount: null,
        currency: null,
        note: country,
        path: exceptionPaths.detail(customer_id, order_id),
      }));
    },
  },
];
