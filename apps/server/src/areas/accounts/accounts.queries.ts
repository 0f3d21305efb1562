import { sql, type Insertable, type Updateable } from 'kysely';
import type { LinkPurpose, MoneyMail } from '@quayside/domain/accounts/account-rules';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** Sign-in has only an email: the account found decides the merchant. */
export function accountByEmailAcrossMerchants(tx: Tx, email: string) {
  return withCustomer(tx).where('accounts.email', '=', email).executeTakeFirst();
}

function withCustomer(tx: Tx) {
  return tx
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.customer_id', 'accounts.customer_id')
    .selectAll('accounts')
    .select(['customers.status as customer_status', 'customers.platform_type']);
}

export function accountWithCustomer(tx: Tx, customerId: number, accountId: number) {
  return withCustomer(tx).where('accounts.customer_id', '=', customerId).where('accounts.account_id', '=', accountId).executeTakeFirst();
}

export function mainAccount(tx: Tx, customerId: number) {
  return tx
    .selectFrom('accounts')
    .select(['firstname', 'lastname', 'email', 'language'])
    .where('customer_id', '=', customerId)
    .where('account_type', '=', 'main')
    .executeTakeFirst();
}

export function profile(tx: Tx, customerId: number, accountId: number) {
  return tx
    .selectFrom('accounts as a')
    .innerJoin('customers as c', 'c.customer_id', 'a.customer_id')
    .leftJoin('staff as s', 's.staff_id', 'c.account_manager_id')
    .select(['a.customer_id', 'c.name as customer_name', 'a.account_type', 'a.firstname', 'a.lastname', 'a.email', 'a.phone'])
    .select(['c.country', 'c.currency', 'a.email_verified_at', 'a.totp_enabled', 's.name as account_manager', 'a.created_at'])
    .select(sql<string | null>`account_manager_email()`.as('account_manager_email'))
    .where('a.customer_id', '=', customerId)
    .where('a.account_id', '=', accountId)
    .executeTakeFirst();
}

export function lockAccount(tx: Tx, customerId: number, accountId: number) {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeAccount(tx: Tx, customerId: number, accountId: number, change: Updateable<Tables['accounts']>): Promise<void> {
  await tx.updateTable('accounts').set(change).where('customer_id', '=', customerId).where('account_id', '=', accountId).execute();
}

/** Stores the step of a code; false when it or a later one was already used. */
export async function useTotpStep(tx: Tx, customerId: number, accountId: number, step: number): Promise<boolean> {
  const written = await tx
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('totp_last_step', 'is', null), is('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

export function customer(tx: Tx, customerId: number) {
  return tx.selectFrom('customers').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

/** Locks the merchant's row, to serialize changes of what exists once per merchant. */
export function lockCustomer(tx: Tx, customerId: number) {
  return tx.selectFrom('customers').selectAll().where('customer_id', '=', customerId).forUpdate().executeTakeFirstOrThrow();
}

/** A registration inserts the merchant it then acts for. */
export function insertCustomerAcrossMerchants(tx: Tx, row: Insertable<Tables['customers']>) {
  return tx.insertInto('customers').values(row).returning('customer_id').executeTakeFirstOrThrow();
}

export function insertAccount(tx: Tx, customerId: number, row: Omit<Insertable<Tables['accounts']>, 'customer_id'>) {
  return tx
    .insertInto('accounts')
    .values({ ...row, customer_id: customerId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setTrueTracking(tx: Tx, customerId: number, show: boolean): Promise<void> {
  await tx.updateTable('customers').set({ show_true_tracking_number: show }).where('customer_id', '=', customerId).execute();
}

export async function setMutedMails(tx: Tx, customerId: number, muted: readonly MoneyMail[]): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ muted_mails: [...muted] })
    .where('customer_id', '=', customerId)
    .execute();
}

export function apiKey(tx: Tx, customerId: number) {
  return tx.selectFrom('api_keys').selectAll().where('customer_id', '=', customerId).executeTakeFirst();
}

/** In the caller's transaction: the old key is invalid as soon as it commits. */
export async function replaceApiKey(
  tx: Tx,
  customerId: number,
  key: { key_hash: Buffer; sealed: Buffer; created_at: Date },
): Promise<void> {
  await tx.deleteFrom('api_keys').where('customer_id', '=', customerId).execute();
  await tx
    .insertInto('api_keys')
    .values({ ...key, customer_id: customerId })
    .execute();
}

export async function deleteApiKey(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom('api_keys').where('customer_id', '=', customerId).execute();
}

export async function disableSubAccounts(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ status: 'disabled' })
    .where('customer_id', '=', customerId)
    .where('account_type', '!=', 'main')
    .execute();
}

/** Whether the session still exists. A call that waited for a lock may have outlived it. */
export async function hasSession(tx: Tx, customerId: number, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('session_id')
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

type NewLink = { token_hash: Buffer; account_id: number; purpose: LinkPurpose; expires_at: Date };

/** One open link per account and purpose: a new one replaces the old, which becomes invalid. */
export async function putLink(tx: Tx, customerId: number, link: NewLink): Promise<void> {
  const { token_hash, expires_at } = link;
  await tx
    .insertInto('account_links')
    .values({ ...link, customer_id: customerId })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'purpose']).where('used_at', 'is', null).doUpdateSet({ token_hash, expires_at }),
    )
    .execute();
}

/** The hash identifies the link: only the recipient of the mail has the token. */
export function linkAcrossMerchants(tx: Tx, tokenHash: Buffer) {
  return tx.selectFrom('account_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** False when the link was already used. */
export async function useLink(tx: Tx, customerId: number, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export function sessionsOf(tx: Tx, customerId: number, accountId: number, now: Date) {
  return tx
    .selectFrom('sessions')
    .select(['session_id', 'token_hash', 'ip', 'user_agent', 'created_at', 'last_seen_at', 'acting_staff_id'])
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id')
    .limit(100)
    .execute();
}

/** The operation is a literal, not a parameter, so that the planner can use the partial index of sign-ins. */
export function signInsOf(tx: Tx, customerId: number, accountId: number, limit: number) {
  return tx
    .selectFrom('operation_log')
    .select(['log_id', 'operation_time', 'ip', 'user_agent', 'outcome'])
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .where('operation', '=', sql.lit('sessions.login'))
    .orderBy('log_id', 'desc')
    .limit(limit)
    .execute();
}

/** The languages of the main account and of the accounts with one of these addresses. */
export function languages(tx: Tx, customerId: number, emails: readonly string[]) {
  return tx
    .selectFrom('accounts')
    .select(['email', 'language', 'account_type'])
    .where('customer_id', '=', customerId)
    .where((is) => is.or([is('account_type', '=', 'main'), ...(emails.length > 0 ? [is('email', 'in', [...emails])] : [])]))
    .execute();
}

/** RLS limits a merchant to its own rows; the clean-up runs as the system role and sees all. */
export async function deleteExpiredLinksAcrossMerchants(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

export async function writeCustomerAcrossMerchants(tx: Tx, customerId: number, change: Updateable<Tables['customers']>): Promise<void> {
  await tx.updateTable('customers').set(change).where('customer_id', '=', customerId).execute();
}
