import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pageCounting, startsWithCapitals, type Page } from '#server/kernel/page.ts';
import { pairs } from '#server/kernel/pairs.ts';

type OrderKey = { readonly customer_id: number; readonly order_id: number };
type Filters = { customer_id?: number | undefined; number?: string | undefined };

function waiting(tx: Tx, { customer_id, number }: Filters = {}) {
  let rows = tx.selectFrom('orders as o').where('o.status', '=', 'uploaded').where('o.deleted_at', 'is', null);
  if (customer_id !== undefined) rows = rows.where('o.customer_id', '=', customer_id);
  return number ? rows.where((is) => startsWithCapitals(is, 'o.order_no', number)) : rows;
}

/** One page of the orders that wait, with their merchants. */
export function waitingPageAcrossMerchants(tx: Tx, input: Page<'submitted_at'> & Filters) {
  const rows = waiting(tx, input)
    .innerJoin('customers as c', 'c.customer_id', 'o.customer_id')
    .selectAll('o')
    .select('c.name as customer_name');
  return pageCounting(tx, rows, waiting(tx, input).select('o.order_id'), input, { submitted_at: 'o.submitted_at' }, 'o.order_id');
}

/** The oldest that wait. */
export function oldestAcrossMerchants(tx: Tx, limit: number) {
  return waiting(tx).selectAll('o').orderBy('o.submitted_at').orderBy('o.order_id').limit(limit).execute();
}

/** How many wait, and how many of them were submitted before this one. Counted up to a thousand. */
export async function placeAcrossMerchants(tx: Tx, order: { readonly submitted_at: Date | null; readonly order_id: number }) {
  const oldest = waiting(tx).select(['o.submitted_at', 'o.order_id']).orderBy('o.submitted_at').orderBy('o.order_id').limit(1000);
  const { rows } = await sql<{ waiting: number; before: number }>`
    select count(*) as waiting, count(*) filter (where (submitted_at, order_id) < (${order.submitted_at}::timestamptz, ${order.order_id}::bigint)) as before
      from (${oldest}) oldest`.execute(tx);
  return rows[0] ?? { waiting: 0, before: 0 };
}

export function orderAcrossMerchants(tx: Tx, customerId: number, orderId: number) {
  return tx.selectFrom('orders').selectAll().where('customer_id', '=', customerId).where('order_id', '=', orderId).executeTakeFirst();
}

/** One order, locked, of any status; deleted ones are not found. */
export function lockOrderAcrossMerchants(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function customerName(tx: Tx, customerId: number) {
  return tx.selectFrom('customers').select('name').where('customer_id', '=', customerId).executeTakeFirst();
}

/** The last decision about an order, for whoever came too late. */
export function lastDecision(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_events')
    .select(['kind', 'actor_name'])
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['approved', 'sent_back', 'canceled'])
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What happened to an order last. */
export function lastEvent(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_events')
    .select('kind')
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Prices of an order's products beside their declared values. */
export function declaredValuesAcrossMerchants(tx: Tx, orders: readonly OrderKey[]) {
  return tx
    .selectFrom('order_lines as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .select(['l.order_id', 'l.unit_price', 'l.quantity', 'p.sku', 'p.declared_value'])
    .where(sql<boolean>`(l.customer_id, l.order_id) in (${pairs(orders, 'order_id')})`)
    .execute();
}

/** Other live orders to the same recipient within a day of each of these, at most three each. */
export async function ordersAlikeAcrossMerchants(tx: Tx, orders: readonly OrderKey[]) {
  const { rows } = await sql<{ order_id: number; order_no: string }>`
    select o.order_id, other.order_no
      from orders o
      cross join lateral (
        select x.order_no from orders x
         where x.customer_id = o.customer_id and x.recipient_key = o.recipient_key and x.order_id <> o.order_id
           and x.deleted_at is null and x.status <> 'canceled'
           and x.created_at > o.created_at - interval '1 day' and x.created_at < o.created_at + interval '1 day'
         order by x.order_id desc limit 3) other
     where (o.customer_id, o.order_id) in (${pairs(orders, 'order_id')})`.execute(tx);
  return rows;
}

/** What the quotes of orders say. */
export function quoteFactsAcrossMerchants(tx: Tx, quotes: readonly { readonly customer_id: number; readonly quote_id: number }[]) {
  return tx
    .selectFrom('order_quotes')
    .select(['quote_id', 'total', 'facts', 'method_name_en', 'method_name_cn', 'expires_at'])
    .where(sql<boolean>`(customer_id, quote_id) in (${pairs(quotes, 'quote_id')})`)
    .execute();
}

/** Whether the warehouse works on the order: it is in a wave or on a packing table. */
export async function isPickedAcrossMerchants(tx: Tx, customerId: number, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ is_picked: boolean }>`
    select exists (select from packing_baskets where customer_id = ${customerId} and order_id = ${orderId})
        or exists (select from open_parcels where customer_id = ${customerId} and order_id = ${orderId}) as is_picked`.execute(tx);
  return rows[0]?.is_picked ?? false;
}
