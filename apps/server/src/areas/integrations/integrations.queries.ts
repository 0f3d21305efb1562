import { sql, type Updateable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export type Key = { readonly customer_id: number; readonly integration_id: number };

function living(tx: Tx, customerId: number) {
  return tx.selectFrom('integrations').selectAll().where('customer_id', '=', customerId).where('deleted_at', 'is', null);
}

export function integrationPage(tx: Tx, customerId: number, input: Page<'integration_id'> & { name?: string | undefined }) {
  let rows = living(tx, customerId);
  if (input.name) rows = rows.where(sql<boolean>`lower(name) like ${`${escaped(input.name.toLowerCase())}%`}`);
  return pageQuery(tx, rows, input, { integration_id: 'integration_id' }, 'integration_id');
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export function integration(tx: Tx, customerId: number, id: number) {
  return living(tx, customerId).where('integration_id', '=', id).executeTakeFirst();
}

/** Not `for update`: every change that is reported refers to its integration, and would wait until the worker has noted what it sent. */
export function lockIntegration(tx: Tx, customerId: number, id: number) {
  return living(tx, customerId).where('integration_id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export type Integration = NonNullable<Awaited<ReturnType<typeof integration>>>;
type Columns = Omit<Updateable<Tables['integrations']>, 'customer_id' | 'integration_id'>;

export async function insertIntegration(
  tx: Tx,
  customer_id: number,
  row: Columns & { name: string; store_account_id: string; created_at: Date },
) {
  return tx
    .insertInto('integrations')
    .values({ ...row, customer_id })
    .returning('integration_id')
    .executeTakeFirstOrThrow();
}

export async function writeIntegration(tx: Tx, { customer_id, integration_id }: Key, change: Columns): Promise<void> {
  await tx
    .updateTable('integrations')
    .set(change)
    .where('customer_id', '=', customer_id)
    .where('integration_id', '=', integration_id)
    .execute();
}

/** The keys of some integrations, newest first; only those that still work, unless all are wanted. */
export function keysOf(tx: Tx, customerId: number, ids: readonly number[]) {
  return tx
    .selectFrom('integration_keys')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`integration_id = any(${[...ids]}::bigint[])`)
    .orderBy('key_id', 'desc')
    .execute();
}

export function insertKey(
  tx: Tx,
  row: Key & { key_hash: Buffer; last_four: string; is_test?: boolean; created_at: Date; expires_at: Date | null },
) {
  return tx.insertInto('integration_keys').values(row).returning('key_id').executeTakeFirstOrThrow();
}

/** The sandbox of the merchant who acts. It is there once, however many ask at the same time. */
export async function openSandbox(tx: Tx): Promise<void> {
  await sql`select open_sandbox()`.execute(tx);
}

export async function deleteKeys(tx: Tx, { customer_id, integration_id }: Key, keyId?: number): Promise<number> {
  let some = tx.deleteFrom('integration_keys').where('customer_id', '=', customer_id).where('integration_id', '=', integration_id);
  if (keyId !== undefined) some = some.where('key_id', '=', keyId);
  return Number((await some.executeTakeFirst()).numDeletedRows);
}

export async function deleteExpiredKeys(tx: Tx, { customer_id, integration_id }: Key, now: Date): Promise<void> {
  await tx
    .deleteFrom('integration_keys')
    .where('customer_id', '=', customer_id)
    .where('integration_id', '=', integration_id)
    .where('expires_at', '<=', now)
    .execute();
}

export function requestPage(tx: Tx, customerId: number, input: Page<'request_no'> & { integration_id: number }) {
  const rows = tx
    .selectFrom('open_requests')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('integration_id', '=', input.integration_id);
  return pageQuery(tx, rows, input, { request_no: 'request_no' }, 'request_no');
}

/** By the key alone: it identifies its merchant. */
export async function writeKeyUseAcrossMerchants(
  tx: Tx,
  keyHash: Buffer,
  use: { last_used_at: Date; last_used_ip: string },
): Promise<void> {
  await tx
    .updateTable('integration_keys')
    .set(use)
    .where('key_hash', '=', keyHash)
    .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', use.last_used_at)]))
    .execute();
}

export async function warehouseCodes(tx: Tx): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('warehouses').select(['warehouse_id', 'code']).execute();
  return new Map(rows.map((row) => [row.warehouse_id, row.code]));
}

/** The integration with this account ID, in any spelling. */
export function withStoreAccount(tx: Tx, customerId: number, storeAccountId: string) {
  return living(tx, customerId)
    .where(sql<boolean>`lower(store_account_id) = lower(${storeAccountId})`)
    .executeTakeFirst();
}

/** After the server's key was lost: nothing is sent until the merchant makes a new secret. */
export async function forgetSecretsAcrossMerchants(tx: Tx): Promise<number> {
  const written = await tx.updateTable('integrations').set({ push_secret: null }).where('push_secret', 'is not', null).executeTakeFirst();
  return Number(written.numUpdatedRows);
}
