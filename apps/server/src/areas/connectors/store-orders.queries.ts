import { sql, type Updateable } from 'kysely';
import type { HoldReason, StoreOrderState, StoreOrderTab } from '@quayside/domain/connectors/connector-rules';
import { storeOrderTabs } from '@quayside/domain/connectors/connector-rules';
import type { StoreOrder } from '@quayside/domain/connectors/store-order';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import { jsonOf, pageRows } from './store-changes.queries.ts';
import type { Key } from './stores.queries.ts';

function ofStore(tx: Tx, { customer_id, store_id }: Key) {
  return tx
    .selectFrom('store_orders as s')
    .leftJoin('orders as o', (on) => on.onRef('o.customer_id', '=', 's.customer_id').onRef('o.order_id', '=', 's.order_id'))
    .select(['s.store_order_id', 's.number', 's.ordered_at', 's.state', 's.reason', 's.details', 's.unmapped', 's.order_id'])
    .select([
      's.shop_change',
      's.shop_changed_at',
      's.tracking_state',
      's.tracking_no',
      's.tracking_error',
      's.created_at',
      'o.order_no',
      'o.country as order_country',
    ])
    .select(sql<string | null>`s.content #>> '{recipient,country}'`.as('country'))
    .where('s.customer_id', '=', customer_id)
    .where('s.store_id', '=', store_id);
}

export function orderPage(tx: Tx, key: Key, input: Page<'store_order_id'> & { state?: StoreOrderTab | undefined }) {
  let rows = ofStore(tx, key);
  if (input.state === 'changed') rows = rows.where('s.shop_change', 'is not', null);
  else if (input.state) rows = rows.where('s.state', '=', input.state);
  return pageQuery(tx, rows, input, { store_order_id: 's.store_order_id' }, 's.store_order_id');
}

export function ordersByIds(tx: Tx, key: Key, ids: readonly number[]) {
  return ofStore(tx, key)
    .where(sql<boolean>`s.store_order_id = any(${[...ids]}::bigint[])`)
    .orderBy('s.store_order_id')
    .execute();
}
export type OrderView = Awaited<ReturnType<typeof ordersByIds>>[number];

export function orderCounts(tx: Tx, { customer_id, store_id }: Key) {
  const all = tx.selectFrom('store_orders').where('customer_id', '=', customer_id).where('store_id', '=', store_id);
  return countTabs(tx, storeOrderTabs, (tab) =>
    tab === 'changed' ? all.where('shop_change', 'is not', null) : all.where('state', '=', tab),
  );
}

/** Stores what is new in a page. */
export async function insertOrders(tx: Tx, { customer_id, store_id }: Key, orders: readonly StoreOrder[], now: Date): Promise<number> {
  const rows = pageRows(
    orders.filter(({ state }) => state === 'open'),
    now,
  );
  if (rows.length === 0) return 0;
  const { rows: made } = await sql<{ external_id: string }>`
    insert into store_orders (customer_id, store_id, external_id, number, ordered_at, content, fingerprint, created_at, updated_at)
    select ${customer_id}, ${store_id}, external_id, number, ordered_at, content, fingerprint, ${now}, ${now}
      from jsonb_to_recordset(${jsonOf(rows)}::jsonb)
        as r (external_id text, number text, ordered_at timestamptz, content jsonb, fingerprint text)
    on conflict (customer_id, store_id, external_id) do nothing returning external_id`.execute(tx);
  return made.length;
}

/** New ones, oldest first. Another worker's are skipped. */
export function lockNew(tx: Tx, { customer_id, store_id }: Key, most: number) {
  return tx
    .selectFrom('store_orders')
    .select(['store_order_id', 'content', 'number'])
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('state', '=', 'new')
    .orderBy('store_order_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

export function lockHeld(tx: Tx, { customer_id, store_id }: Key, ids: readonly number[]) {
  return tx
    .selectFrom('store_orders')
    .select(['store_order_id', 'content', 'number'])
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('state', 'in', ['new', 'held'])
    .where(sql<boolean>`store_order_id = any(${[...ids]}::bigint[])`)
    .orderBy('store_order_id')
    .forUpdate()
    .execute();
}
export type Waiting = Awaited<ReturnType<typeof lockNew>>[number];

type Outcome = {
  readonly store_order_id: number;
  readonly state: StoreOrderState;
  readonly reason: HoldReason | null;
  readonly details: object;
  readonly unmapped: readonly string[];
  readonly order_id: number | null;
  readonly submit_due: boolean;
};

/** What became of some orders, in one statement. What our order holds now is cleared here. */
export async function writeOutcomes(tx: Tx, customer_id: number, outcomes: readonly Outcome[], now: Date): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update store_orders s set state = r.state, reason = r.reason, details = r.details, unmapped = r.unmapped, order_id = r.order_id,
           submit_due = r.submit_due, updated_at = ${now}, content = case when r.state in ('new', 'held') then s.content end
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
        as r (store_order_id bigint, state text, reason text, details jsonb, unmapped text[], order_id bigint, submit_due boolean)
     where s.customer_id = ${customer_id} and s.store_order_id = r.store_order_id`.execute(tx);
}

export function toSubmit(tx: Tx, { customer_id, store_id }: Key, most: number) {
  return tx
    .selectFrom('store_orders')
    .select(['store_order_id', 'order_id'])
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('submit_due', '=', true)
    .where('change_due', 'is', null)
    .orderBy('store_order_id')
    .limit(most)
    .execute();
}

export async function writeStoreOrder(tx: Tx, customerId: number, id: number, change: Updateable<Tables['store_orders']>): Promise<void> {
  await tx.updateTable('store_orders').set(change).where('customer_id', '=', customerId).where('store_order_id', '=', id).execute();
}

/** Why an order could not be submitted; unless meanwhile it is not to be submitted any more. */
export async function writeNotSubmitted(tx: Tx, customerId: number, id: number, details: object, now: Date): Promise<void> {
  await tx
    .updateTable('store_orders')
    .set({ submit_due: false, reason: 'not_submitted' satisfies HoldReason, details: JSON.stringify(details), updated_at: now })
    .where('customer_id', '=', customerId)
    .where('store_order_id', '=', id)
    .where('submit_due', '=', true)
    .execute();
}

/** Held orders all of whose SKUs are mapped by now become new again. */
export async function releaseMapped(tx: Tx, { customer_id, store_id }: Key): Promise<void> {
  await sql`
    update store_orders o set state = 'new', reason = null, unmapped = '{}'
     where o.customer_id = ${customer_id} and o.store_id = ${store_id} and o.state = 'held' and o.reason = 'unmapped'
       and not exists (select from unnest(o.unmapped) as wanted (sku)
                        where not exists (select from store_skus k where k.customer_id = o.customer_id and k.store_id = o.store_id
                                           and k.sku = wanted.sku and k.product_id is not null))`.execute(tx);
}

/** Numbers to tell, oldest first. */
export function trackingDue(tx: Tx, { customer_id, store_id }: Key, most: number) {
  return tx
    .selectFrom('store_orders as s')
    .innerJoin('orders as o', (on) => on.onRef('o.customer_id', '=', 's.customer_id').onRef('o.order_id', '=', 's.order_id'))
    .leftJoin('order_quotes as q', (on) => on.onRef('q.customer_id', '=', 'o.customer_id').onRef('q.quote_id', '=', 'o.quote_id'))
    .select(['s.store_order_id', 's.external_id', 's.tracking_no', 's.tracking_tries', 'q.method_name_en'])
    .where('s.customer_id', '=', customer_id)
    .where('s.store_id', '=', store_id)
    .where('s.tracking_state', '=', 'waiting')
    .where('s.next_tracking_at', '<=', sql<Date>`now()`)
    .orderBy('s.next_tracking_at')
    .limit(most)
    .execute();
}
export type TrackingDue = Awaited<ReturnType<typeof trackingDue>>[number];

/** Only if the number is still the one that was sent: an order may get another one meanwhile, which waits for its own turn. */
export async function writeTracking(
  tx: Tx,
  customerId: number,
  sent: TrackingDue,
  change: Updateable<Tables['store_orders']>,
): Promise<void> {
  await tx
    .updateTable('store_orders')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('store_order_id', '=', sent.store_order_id)
    .where('tracking_no', '=', sent.tracking_no)
    .execute();
}

export async function retryTracking(tx: Tx, { customer_id, store_id }: Key, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('store_orders')
    .set({ tracking_state: 'waiting', tracking_tries: 0, tracking_error: null, next_tracking_at: now })
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('tracking_state', '=', 'failed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Names and addresses are not kept for orders nobody has touched for so long. */
export async function letGoOldAcrossMerchants(tx: Tx, days: number): Promise<void> {
  await sql`
    update store_orders set state = 'ignored', content = null, unmapped = '{}', updated_at = now()
     where ctid = any(array(select ctid from store_orders where state = 'held' and updated_at < now() - make_interval(days => ${days}) limit 1000))`.execute(
    tx,
  );
}
