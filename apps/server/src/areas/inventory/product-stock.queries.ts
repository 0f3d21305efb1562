import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pairs } from '#server/kernel/pairs.ts';

type ProductKey = { readonly customer_id: number; readonly product_id: number };

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

/** Stock of the given products, over all warehouses or in some. */
export function stockAcrossMerchants(tx: Tx, products: readonly ProductKey[], warehouseIds?: readonly number[]) {
  let levels = tx
    .selectFrom('stock_levels')
    .select(['product_id', sql<number>`sum(total)`.as('total'), sql<number>`sum(frozen)`.as('frozen')])
    .where(sql<boolean>`(customer_id, product_id) in (${pairs(products, 'product_id')})`);
  if (warehouseIds !== undefined) levels = levels.where('warehouse_id', 'in', warehouseIds);
  return levels.groupBy('product_id').execute();
}

/**
 * Whether units of a row's product are available, in any warehouse or in one. Without any it is sold out (`isSoldOut` in domain):
 * lists, filters and counts all use this.
 */
export function isSellable(row: 'p' | 'l' | 'stock_levels', warehouseId?: number): RawBuilder<SqlBool> {
  const inWarehouse = warehouseId === undefined ? sql`` : sql`and o.warehouse_id = ${warehouseId}`;
  return sql<SqlBool>`exists (
    select from stock_levels o
     where o.customer_id = ${sql.ref(`${row}.customer_id`)} and o.product_id = ${sql.ref(`${row}.product_id`)} and o.available > 0 ${inWarehouse})`;
}

/** The same for the product `p` of another area's query. */
export const hasSellable = isSellable('p');
