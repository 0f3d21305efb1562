import { sql, type Updateable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export type Key = { readonly customer_id: number; readonly store_id: number };
type Columns = Omit<Updateable<Tables['stores']>, 'customer_id' | 'store_id'>;

function living(tx: Tx, customerId: number) {
  return tx.selectFrom('stores').selectAll().where('customer_id', '=', customerId).where('deleted_at', 'is', null);
}

export function storePage(tx: Tx, customerId: number, input: Page<'store_id'>) {
  return pageQuery(tx, living(tx, customerId), input, { store_id: 'store_id' }, 'store_id');
}

export async function countStores(tx: Tx, customerId: number): Promise<number> {
  return (await living(tx, customerId).execute()).length;
}

export function store(tx: Tx, { customer_id, store_id }: Key) {
  return living(tx, customer_id).where('store_id', '=', store_id).executeTakeFirst();
}
export type Store = NonNullable<Awaited<ReturnType<typeof store>>>;

export function lockStore(tx: Tx, { customer_id, store_id }: Key) {
  return living(tx, customer_id).where('store_id', '=', store_id).forUpdate().executeTakeFirst();
}

export type NewStore = Columns & Pick<Store, 'kind' | 'name' | 'shop_url' | 'warehouse_id' | 'created_at' | 'pull_since' | 'next_pull_at'>;

export async function insertStore(tx: Tx, customer_id: number, row: NewStore): Promise<Key> {
  return tx
    .insertInto('stores')
    .values({ ...row, customer_id })
    .returning(['customer_id', 'store_id'])
    .executeTakeFirstOrThrow();
}

export async function writeStore(tx: Tx, { customer_id, store_id }: Key, change: Columns): Promise<void> {
  await tx.updateTable('stores').set(change).where('customer_id', '=', customer_id).where('store_id', '=', store_id).execute();
}

/** Stores whose orders are to be pulled now. */
export function storesToPullAcrossMerchants(tx: Tx): Promise<Key[]> {
  return due(tx)
    .where('next_pull_at', '<=', sql<Date>`now()`)
    .orderBy('next_pull_at')
    .execute();
}

export function storesToStockAcrossMerchants(tx: Tx): Promise<Key[]> {
  return due(tx)
    .where('push_stock', '=', true)
    .where('next_stock_at', '<=', sql<Date>`now()`)
    .orderBy('next_stock_at')
    .execute();
}

function due(tx: Tx) {
  return tx
    .selectFrom('stores')
    .select(['customer_id', 'store_id'])
    .where('deleted_at', 'is', null)
    .where('enabled', '=', true)
    .where('state', '=', 'connected')
    .limit(500);
}

export function storesToTellAcrossMerchants(tx: Tx): Promise<Key[]> {
  return tx
    .selectFrom('store_orders')
    .select(['customer_id', 'store_id'])
    .distinct()
    .where('tracking_state', '=', 'waiting')
    .where('next_tracking_at', '<=', sql<Date>`now()`)
    .limit(500)
    .execute();
}

/** Stores with credentials that the shop has not been asked about. */
export function storesToCheckAcrossMerchants(tx: Tx): Promise<Key[]> {
  return tx
    .selectFrom('stores')
    .select(['customer_id', 'store_id'])
    .where('pending', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('store_id')
    .limit(500)
    .execute();
}

/** What a check found, unless other credentials were entered meanwhile: then false, and those are to be checked. */
export async function writeChecked(tx: Tx, { customer_id, store_id }: Key, checked: Buffer, change: Columns): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stores')
    .set({ ...change, pending: null })
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('pending', '=', checked)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sealed with a key that is gone: their merchants must enter them again. */
export async function forgetCredentialsAcrossMerchants(tx: Tx): Promise<number> {
  const change = { credentials: null, pending: null, state: 'refused', error_code: 'key_changed', error_at: sql<Date>`now()` } as const;
  const { numUpdatedRows } = await tx.updateTable('stores').set(change).where('credentials', 'is not', null).executeTakeFirst();
  return Number(numUpdatedRows);
}
