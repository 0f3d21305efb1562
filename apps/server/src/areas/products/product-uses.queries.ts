import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** What lies somewhere, is promised to somebody or is on its way, warehouse by warehouse. */
export function stockUses(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('stock_levels as l')
    .innerJoin('warehouses as w', 'w.warehouse_id', 'l.warehouse_id')
    .select([sql.lit('stock' as const).as('kind'), 'l.product_id', 'w.code as warehouse_code', 'l.total', 'l.frozen', 'l.expected'])
    .where('l.customer_id', '=', customerId)
    .where('l.product_id', 'in', productIds)
    .where((is) => is.or([is('l.total', '>', 0), is('l.frozen', '>', 0), is('l.expected', '>', 0)]))
    .orderBy('w.code')
    .execute();
}

/** Serial numbers that went out, and with which orders. */
export function serialUses(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('serial_numbers')
    .select([
      sql.lit('serials' as const).as('kind'),
      'product_id',
      sql<number>`count(*)`.as('count'),
      sql<number>`count(distinct system_order_no)`.as('orders'),
      sql<string | null>`min(system_order_no)`.as('order_no'),
    ])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .where('status', '=', 'bound')
    .groupBy('product_id')
    .execute();
}

/** Orders that are not over, the newest few. Looked up product by product: one may be in half a million. */
export function orderUses(tx: Tx, customerId: number, productIds: readonly number[]) {
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
    .select([sql.lit('orders' as const).as('kind'), 'p.product_id', sql<string[]>`array_agg(live.order_no)`.as('order_nos')])
    .groupBy('p.product_id')
    .execute();
}
