import { sql } from 'kysely';
import { visibleOrders } from '#server/areas/orders/orders.public.ts';
import { idsInScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

/** Counted up to here: a merchant with more does not need the exact number. */
const COUNTED = 1001;

type Found = { count: number; id: number; example: string; detail: string; deadline: Date | null };

/** Exceptions that wait for the merchant, the nearest deadline first. */
export async function waitingExceptions(tx: Tx, scope: SkuScope): Promise<Found | undefined> {
  const some = visibleOrders(tx, scope)
    .innerJoin('order_exceptions as e', (on) => on.onRef('e.customer_id', '=', 'o.customer_id').onRef('e.order_id', '=', 'o.order_id'))
    .where('e.customer_id', '=', scope.customerId)
    .where('e.state', '=', 'awaiting_reply')
    .select(['o.order_id as id', 'o.order_no as example', 'e.reason as detail', 'e.deadline as deadline'])
    .orderBy('e.deadline')
    .limit(COUNTED);
  return tx
    .selectFrom(some.as('s'))
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('count'))
    .orderBy('deadline')
    .limit(1)
    .executeTakeFirst();
}

/** Orders that were sent back, the longest waiting first. */
export async function ordersInError(tx: Tx, scope: SkuScope): Promise<(Found & { template: string }) | undefined> {
  const some = visibleOrders(tx, scope)
    .where('o.status', '=', 'error')
    .select([
      'o.order_id as id',
      'o.order_no as example',
      'o.error_reason as detail',
      'o.error_template as template',
      sql<Date | null>`null::timestamptz`.as('deadline'),
    ])
    .orderBy('o.order_id')
    .limit(COUNTED);
  return tx
    .selectFrom(some.as('s'))
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('count'))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Loss orders to accept or dispute. An account limited to SKUs decides on none of them here: one may hold other SKUs. */
export async function lossesToAnswer(tx: Tx, { customerId, skuScope }: SkuScope) {
  if (skuScope !== null) return undefined;
  const { rows } = await sql<Omit<Found, 'deadline'> & { day: string }>`
    select loss_order_id as id, loss_order_no as example, coalesce(compensation::text, '') as detail, deadline as day, count(*) over () as count
      from loss_orders where customer_id = ${customerId} and waits_for = 'merchant' order by deadline limit 1`.execute(tx);
  return rows[0];
}

/** Storage bills not settled yet, the oldest first. */
export async function unsettledBills(tx: Tx, customerId: number): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select bill_id as id, bill_no as example, net::text as detail, null::timestamptz as deadline, count(*) over () as count
      from (select bill_id, bill_no, net, day from storage_bills where customer_id = ${customerId} and settled_at is null
             order by day limit ${COUNTED}) b
     order by day limit 1`.execute(tx);
  return rows[0];
}

/** Products below their warning quantity. */
export async function lowProducts(tx: Tx, { customerId, skuScope }: SkuScope): Promise<Found | undefined> {
  const mine = skuScope === null ? sql`true` : sql`s.product_id = any(${idsInScope({ customerId, skuScope })})`;
  const { rows } = await sql<Found>`
    select s.product_id as id, p.sku as example,
           (select coalesce(sum(l.available), 0)::text from stock_levels l where l.customer_id = ${customerId} and l.product_id = s.product_id) as detail,
           null::timestamptz as deadline, s.count
      from (select s.product_id, count(*) over () as count
              from (select product_id, changed_at from stock_warnings s where customer_id = ${customerId} and is_low and ${mine} limit ${COUNTED}) s
             order by s.changed_at desc limit 1) s
      join products p on p.customer_id = ${customerId} and p.product_id = s.product_id`.execute(tx);
  return rows[0];
}

/** A balance that was reported as low. */
export async function lowWallet(tx: Tx, customerId: number): Promise<(Omit<Found, 'id'> & { id: null }) | undefined> {
  const { rows } = await sql<Omit<Found, 'id'> & { id: null }>`
    select null as id, (balance - held + credit_limit)::text as example, '' as detail, null::timestamptz as deadline, 1 as count
      from wallets where customer_id = ${customerId} and low_since is not null`.execute(tx);
  return rows[0];
}
