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
