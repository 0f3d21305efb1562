import type { Tx } from '#server/kernel/database.ts';

/** Signing in starts from an address alone: the merchant is what it finds. */
export function accountByEmailAcrossMerchants(tx: Tx, email: string) {
  return tx
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.customer_id', 'accounts.customer_id')
    .selectAll('accounts')
    .select('customers.status as customer_status')
    .where('accounts.email', '=', email)
    .executeTakeFirst();
}

export function accountWithCustomer(tx: Tx, customerId: number, accountId: number) {
  return tx
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.customer_id', 'accounts.customer_id')
    .selectAll('accounts')
    .select('customers.platform_type')
    .where('accounts.customer_id', '=', customerId)
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
}

/** Staff belong to no merchant. */
export function staffByEmailAcrossMerchants(tx: Tx, email: string) {
  return tx.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();
}

export function customer(tx: Tx, customerId: number) {
  return tx.selectFrom('customers').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}
