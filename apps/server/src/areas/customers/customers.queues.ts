import { sql } from 'kysely';
import { deskCustomerPaths } from '@quayside/contract/customers/customers.paths';
import type { Queue } from '#server/kernel/queues.ts';

export const customersQueues: readonly Queue[] = [
  {
    name: 'customers.without_manager',
    waiting: () =>
      sql`select customer_id as id, customer_id, created_at as since from customers where account_manager_id is null and status = 'active'`,
    cleared: ['customers.set_account_manager'],
    items: async ({ tx }, ids) => {
      const rows = await tx.selectFrom('customers').select(['customer_id', 'name']).where('customer_id', 'in', ids).execute();
      return rows.map(({ customer_id, name }) => ({
        id: customer_id,
        number: String(customer_id),
        customer_name: name,
        amount: null,
        currency: null,
        note: '',
        path: deskCustomerPaths.detail(customer_id),
      }));
    },
  },
];
