import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** Those that lie somewhere, are promised to somebody or are on their way. */
export function stockedProducts(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('stock_levels')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .where((is) => is.or([is('total', '>', 0), is('frozen', '>', 0), is('expected', '>', 0)]))
    .execute();
}

/** Those a serial number of which went out with an order. */
export function serialBoundProducts(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('serial_numbers')
    .select('product_id')
    .distinct()
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .where('status', '=', 'bound')
    .execute();
}

/** Those an order that is not over names, with the newest few of these orders. Looked up product by product: one may be in half a million. */
export function orderedProducts(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom(sql<{ product_id: number }>`unnest(${productIds}::bigint[])`.as<'p'>(sql`p(product_id)`))
    .innerJoinLateral(
      (is) =>
        is
          .selectFrom('order_lines as l')
          .innerJoin('orders as o', (on) => on.onRef('o.customer_id', '=', 'l.customer_id').onRef('o.order_id', '=', 'l.order_id'))
          .select('o.order_no')
          .where('l.customer_id', '=', customerId)
          .whereRef('l.product_id', '=', 'p.product_id')
          .where('o.deleted_at', 'is', null)
          .where('o.status', '<>', 'canceled')
          .orderBy('l.order_id', 'desc')
          .limit(3)
          .as('live'),
      (on) => on.onTrue(),
    )
    .select(['p.product_id', sql<string[]>`array_agg(live.order_no)`.as('order_nos')])
    .groupBy('p.product_id')
    .execute();
}
