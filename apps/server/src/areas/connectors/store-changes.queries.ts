import { createHash } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { shippedContent } from '@quayside/domain/connectors/shop-changes';
import type { StoreOrder } from '@quayside/domain/connectors/store-order';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type { Key } from './stores.queries.ts';

/** A hash: what a parcel contains and who gets it is compared without being kept. */
export const fingerprintOf = (order: StoreOrder) => createHash('sha256').update(shippedContent(order)).digest('base64url');

/** PostgreSQL's text has no zero character. */
export const jsonOf = (rows: readonly object[]) => JSON.stringify(rows).replaceAll(String.raw`\u0000`, '');

/** A page can name an order twice when the shop's list moved meanwhile: the last one counts. */
export function pageRows(orders: readonly StoreOrder[], now: Date) {
  return [...new Map(orders.map((order) => [order.external_id, order])).values()].map((order) => ({
    external_id: order.external_id,
    number: order.number.slice(0, 100),
    ordered_at: Number.isNaN(Date.parse(order.ordered_at)) ? now : order.ordered_at,
    content: order,
    shop_state: order.state,
    fingerprint: fingerprintOf(order),
  }));
}

/**
 * Notes what a page says about orders that are here already. One that still waits takes what the shop says now, or is let go; one that
 * became an order of ours waits for `followChanges`. One statement, so that an order which is placed at the same moment is seen as what
 * it has become. What a person ignored stays ignored.
 */
export async function noteChanges(tx: Tx, { customer_id, store_id }: Key, orders: readonly StoreOrder[], now: Date): Promise<void> {
  const rows = pageRows(orders, now).map(({ number: _number, ordered_at: _at, ...row }) => row);
  if (rows.length === 0) return;
  const isWaiting = sql`(s.order_id is null and (s.state in ('new', 'held') or s.reason = 'canceled_in_store'))`;
  // A row from before fingerprints were kept: the first one says nothing about a change.
  const isFirst = sql`(s.fingerprint = '' and s.shop_state = 'open' and r.shop_state = 'open')`;
  await sql`
    update store_orders s set
      shop_state = r.shop_state,
      fingerprint = case when s.order_id is null or ${isFirst} then r.fingerprint else s.fingerprint end,
      state = case when not ${isWaiting} then s.state when r.shop_state = 'open' then 'new' else 'ignored' end,
      reason = case when not ${isWaiting} then s.reason when r.shop_state = 'open' then null else 'canceled_in_store' end,
      unmapped = case when ${isWaiting} then '{}' else s.unmapped end,
      content = case when r.shop_state = 'open' and (${isWaiting} or (s.order_id is not null and not ${isFirst})) then r.content end,
      change_due = case when s.order_id is null or ${isFirst} then s.change_due
                        when r.shop_state <> 'open' then r.shop_state
                        when s.fingerprint in ('', r.fingerprint) then 'reopened'
                        else 'changed' end,
      updated_at = ${now}
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as r (external_id text, content jsonb, shop_state text, fingerprint text)
    where s.customer_id = ${customer_id} and s.store_id = ${store_id} and s.external_id = r.external_id
      and (r.shop_state <> s.shop_state or (r.shop_state = 'open' and r.fingerprint <> s.fingerprint))`.execute(tx);
}

function withChange(tx: Tx, { customer_id, store_id }: Key) {
  return tx
    .selectFrom('store_orders')
    .select(['store_order_id', 'order_id', 'change_due', 'shop_change', 'reason', 'content'])
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('change_due', 'is not', null);
}

/** Oldest first. */
export function changesDue(tx: Tx, key: Key, after: number, most: number) {
  return withChange(tx, key).where('store_order_id', '>', after).orderBy('store_order_id').limit(most).execute();
}
export type Changed = Awaited<ReturnType<typeof changesDue>>[number];

/** After the order made of it is locked. */
export function lockChange(tx: Tx, key: Key, storeOrderId: number) {
  return withChange(tx, key).where('store_order_id', '=', storeOrderId).forUpdate().executeTakeFirst();
}

type Columns = Omit<Updateable<Tables['store_orders']>, 'customer_id' | 'store_order_id'>;

export async function writeFollowed(tx: Tx, { customer_id }: Key, { store_order_id }: Changed, change: Columns): Promise<void> {
  await tx
    .updateTable('store_orders')
    .set({ content: null, ...change, change_due: null })
    .where('customer_id', '=', customer_id)
    .where('store_order_id', '=', store_order_id)
    .execute();
}

/** Marks nobody was told about yet. */
export function lockUntold(tx: Tx, { customer_id, store_id }: Key) {
  return tx
    .selectFrom('store_orders')
    .select(['store_order_id', 'number', 'shop_change'])
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('change_told', '=', false)
    .orderBy('store_order_id')
    .forUpdate()
    .execute();
}

export async function writeTold(tx: Tx, { customer_id }: Key, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('store_orders')
    .set({ change_told: true })
    .where('customer_id', '=', customer_id)
    .where(sql<boolean>`store_order_id = any(${[...ids]}::bigint[])`)
    .execute();
}

export async function unmark(tx: Tx, { customer_id, store_id }: Key, ids: readonly number[], now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('store_orders')
    .set({ shop_change: null, shop_changed_at: null, change_told: true, updated_at: now })
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('shop_change', 'is not', null)
    .where(sql<boolean>`store_order_id = any(${[...ids]}::bigint[])`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** One that waits for verification, for the demo. */
export function submittedOrder(tx: Tx, customerId: number) {
  return tx
    .selectFrom('orders')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .where('status', '=', 'uploaded')
    .where('deleted_at', 'is', null)
    .orderBy('order_id')
    .executeTakeFirst();
}

/** Of stores that are switched off nobody follows them: the recipient is not kept for ever. */
export async function forgetOldChangesAcrossMerchants(tx: Tx, days: number): Promise<void> {
  await sql`
    update store_orders set content = null, change_due = null
     where ctid = any(array(select ctid from store_orders where change_due is not null and updated_at < now() - make_interval(days => ${days}) limit 1000))`.execute(
    tx,
  );
}
