import { sql } from 'kysely';
import { deskWalletPaths } from '@quayside/contract/wallets/wallets.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const walletsQueues: readonly Queue[] = [
  {
    name: 'wallets.low_balance',
    waiting: () => sql`select customer_id as id, customer_id, low_since as since from wallets where low_since is not null`,
    cleared: null,
    items: async ({ tx }, ids) => {
      const rows = await tx
        .selectFrom('wallets as w')
        .innerJoin('customers as c', 'c.customer_id', 'w.customer_id')
        .select(['w.customer_id', 'c.name', sql<string>`(w.balance - w.held)::text`.as('missing')])
        .where('w.customer_id', 'in', ids)
        .execute();
      return rows.map(({ customer_id, name, missing }) => ({
        id: customer_id,
        number: String(customer_id),
        customer_name: name,
        amount: missing,
        currency: 'USD',
        note: '',
        path: deskWalletPaths.ofCustomer(customer_id),
      }));
    },
  },
];
