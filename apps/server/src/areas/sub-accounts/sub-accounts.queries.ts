import { accountStatuses, type AccountStatus, type SubAccountType } from '@quayside/domain/sub-accounts/sub-account-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';

const columns = [
  'account_id',
  'customer_id',
  'email',
  'status',
  'account_type',
  'firstname',
  'lastname',
  'permissions',
  'skus',
  'created_at',
] as const;

function subAccountsOf(tx: Tx, customerId: number) {
  return tx.selectFrom('accounts').select(columns).where('customer_id', '=', customerId).where('account_type', '!=', 'main');
}

type Filters = Page<'sub_account_id'> & {
  status?: AccountStatus | undefined;
  account_type?: SubAccountType | undefined;
  email?: string | undefined;
};

export function subAccountPage(tx: Tx, customerId: number, input: Filters) {
  let rows = subAccountsOf(tx, customerId);
  if (input.status) rows = rows.where('status', '=', input.status);
  if (input.account_type) rows = rows.where('account_type', '=', input.account_type);
  if (input.email) rows = rows.where('email', '=', input.email);
  return pageQuery(tx, rows, input, { sub_account_id: 'account_id' }, 'account_id');
}

export function subAccount(tx: Tx, customerId: number, accountId: number) {
  return subAccountsOf(tx, customerId).where('account_id', '=', accountId).executeTakeFirst();
}

export function lockSubAccount(tx: Tx, customerId: number, accountId: number) {
  return subAccountsOf(tx, customerId).where('account_id', '=', accountId).forUpdate().executeTakeFirst();
}

/** Sub-accounts by status, for the tabs. */
export function subAccountCounts(tx: Tx, customerId: number) {
  return countTabs(tx, accountStatuses, (status) => subAccountsOf(tx, customerId).where('status', '=', status));
}
