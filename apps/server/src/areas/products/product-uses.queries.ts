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
