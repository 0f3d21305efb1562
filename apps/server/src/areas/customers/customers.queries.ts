import { customerStatuses, type CustomerStatus } from '@quayside/domain/customers/customer-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import { matches } from './customer-search.queries.ts';

type Filters = Page<'customer_id'> & {
  status?: CustomerStatus | undefined;
  platform_type?: number | undefined;
  account_manager_id?: number | undefined;
  search?: string | undefined;
  unmanaged?: 0 | 1 | undefined;
};

function customersWithMain(tx: Tx) {
  return tx
    .selectFrom('customers as c')
    .innerJoin('accounts as a', (on) => on.onRef('a.customer_id', '=', 'c.customer_id').on('a.account_type', '=', 'main'))
    .leftJoin('staff as s', 's.staff_id', 'c.account_manager_id')
    .select(['c.customer_id', 'c.name', 'c.platform_type', 'c.status', 'a.email', 'c.country', 'c.account_manager_id'])
    .select(['s.name as account_manager', 'c.created_at', 'c.phone', 'c.currency', 'a.account_id']);
}

export async function customerPageAcrossMerchants(tx: Tx, input: Filters) {
  let rows = customersWithMain(tx);
  if (input.status) rows = rows.where('c.status', '=', input.status);
  if (input.platform_type !== undefined) rows = rows.where('c.platform_type', '=', input.platform_type);
  if (input.account_manager_id !== undefined) rows = rows.where('c.account_manager_id', '=', input.account_manager_id);
  if (input.search) rows = rows.where(await matches(tx, input.search));
  if (input.unmanaged === 1) {
    const waiting = rows.where('c.account_manager_id', 'is', null).where('c.status', '=', 'active');
    const queue = { ...input, sort: 'created_at', order: 'asc' } as const;
    return pageQuery(tx, waiting, queue, { created_at: 'c.created_at' }, 'c.customer_id');
  }
  return pageQuery(tx, rows, input, { customer_id: 'c.customer_id' }, 'c.customer_id');
}

export function customerAcrossMerchants(tx: Tx, customerId: number) {
  return customersWithMain(tx).where('c.customer_id', '=', customerId).executeTakeFirst();
}

export function lockCustomerAcrossMerchants(tx: Tx, customerId: number) {
  return tx
    .selectFrom('customers')
    .select(['customer_id', 'status', 'account_manager_id'])
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

export function accountsAcrossMerchants(tx: Tx, customerId: number) {
  return tx
    .selectFrom('accounts')
    .select(['account_id', 'account_type', 'email', 'phone', 'firstname', 'lastname', 'status', 'email_verified_at'])
    .where('customer_id', '=', customerId)
    .orderBy('account_id')
    .limit(500)
    .execute();
}

/** Customers by status, for the tabs. */
export function customerCountsAcrossMerchants(tx: Tx) {
  return countTabs(tx, customerStatuses, (status) => tx.selectFrom('customers').where('status', '=', status));
}
