import type { Insertable } from 'kysely';
import type { Currency } from '@quayside/domain/kernel/money';
import type { PaymentMethod } from '@quayside/domain/kernel/payment-methods';
import type { PlatformType } from '@quayside/domain/brands/brand-rules';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

function accounts(tx: Tx) {
  return tx.selectFrom('receiving_accounts').selectAll().$narrowType<{ currency: Currency; platform_type: PlatformType }>();
}

/** The accounts a brand's merchants can pay to now. */
export function enabledAccounts(tx: Tx, platformType: number) {
  return accounts(tx).where('platform_type', '=', platformType).where('enabled', '=', true).orderBy('method').orderBy('currency').execute();
}

export function enabledAccount(tx: Tx, platformType: number, choice: { method: PaymentMethod; currency: Currency }) {
  return accounts(tx)
    .where('platform_type', '=', platformType)
    .where('enabled', '=', true)
    .where('method', '=', choice.method)
    .where('currency', '=', choice.currency)
    .executeTakeFirst();
}

/** Includes disabled accounts: earlier payments refer to them. */
export function receivingAccountAcrossMerchants(tx: Tx, receivingAccountId: number) {
  return accounts(tx).where('receiving_account_id', '=', receivingAccountId).executeTakeFirst();
}

export function receivingAccountsAcrossMerchants(tx: Tx) {
  return accounts(tx)
    .orderBy('platform_type')
    .orderBy('enabled', 'desc')
    .orderBy('method')
    .orderBy('currency')
    .orderBy('receiving_account_id')
    .execute();
}

type Row = Omit<Insertable<Tables['receiving_accounts']>, 'receiving_account_id'>;

export function insertAccountAcrossMerchants(tx: Tx, row: Row) {
  return tx.insertInto('receiving_accounts').values(row).returning('receiving_account_id').executeTakeFirstOrThrow();
}

/** Row lock while it is switched or replaced. */
export function lockAccountAcrossMerchants(tx: Tx, receivingAccountId: number) {
  return accounts(tx).where('receiving_account_id', '=', receivingAccountId).forUpdate().executeTakeFirst();
}

/** All that is ever written to an existing account. */
export async function switchAccountAcrossMerchants(tx: Tx, receivingAccountId: number, enabled: boolean, updated_at: Date): Promise<void> {
  await tx.updateTable('receiving_accounts').set({ enabled, updated_at }).where('receiving_account_id', '=', receivingAccountId).execute();
}
