import { sql, type SqlBool } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** Stock that is present, frozen or in transit, per warehouse. */
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

/** Stock of the given products, over all warehouses or in one. */
export function stockOf(tx: Tx, customerId: number, productIds: readonly number[], warehouseId?: number) {
  let levels = tx
    .selectFrom('stock_levels')
    .select(['product_id', sql<number>`sum(total)`.as('total'), sql<number>`sum(frozen)`.as('frozen')])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds);
  if (warehouseId !== undefined) levels = levels.where('warehouse_id', '=', warehouseId);
  return levels.groupBy('product_id').execute();
}

/** Whether the product `p` of a query has units that are not frozen. */
export const hasSellable = sql<SqlBool>`exists (
  select from stock_levels l where l.customer_id = p.customer_id and l.product_id = p.product_id and l.total > l.frozen)`;
