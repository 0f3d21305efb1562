import type { CustomerDetail } from '@quayside/contract/customers/customers.desk-calls';

/** What staff should check first. */
export function nextStep(customer: Pick<CustomerDetail, 'status' | 'account_manager_id' | 'accounts'>) {
  if (customer.status === 'paused') return 'paused';
  if (customer.account_manager_id === null) return 'manager';
  const main = customer.accounts.find(({ account_type }) => account_type === 'main');
  return main?.email_verified === false ? 'verify' : 'fine';
}
