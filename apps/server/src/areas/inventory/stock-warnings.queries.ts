import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

/** Products with a warning quantity, and their available stock over all warehouses. */
export function watched(tx: Tx, customerId: number, productIds: readonly number[]) {
  return tx
    .selectFrom('products as p')
    .select(['p.product_id', 'p.sku', 'p.product_name', 'p.warning_quantity'])
    .select(
      sql<number>`(select coalesce(sum(l.available), 0) from stock_levels l where l.customer_id = p.customer_id and l.product_id = p.product_id)`.as(
        'available',
      ),
    )
    .where('p.customer_id', '=', customerId)
    .where('p.product_id', 'in', [...productIds])
    .where('p.warning_quantity', '>', 0)
    .orderBy('p.product_id')
    .execute();
}

/** Whether any of them has a warning quantity: most do not, and then no lock is needed. */
export async function isWatched(tx: Tx, customerId: number, productIds: readonly number[]): Promise<boolean> {
  const one = await tx
    .selectFrom('products')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', [...productIds])
    .where('warning_quantity', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export type Warning = { product_id: number; is_low: boolean; is_new: boolean };

/**
 * Locks the products' warning rows, inserting missing ones, so that movements in two warehouses are serialized. A read after this lock
 * sees the other transaction's commit.
 */
export async function lockWarnings(tx: Tx, customerId: number, productIds: readonly number[], now: Date): Promise<Warning[]> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b);
  const made = await tx
    .insertInto('stock_warnings')
    .values(ids.map((product_id) => ({ customer_id: customerId, product_id, is_low: false, changed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .execute();
  const rows = await tx
    .selectFrom('stock_warnings')
    .select(['product_id', 'is_low'])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, is_new: made.some(({ product_id }) => product_id === row.product_id) }));
}

export async function setLow(tx: Tx, customerId: number, productIds: readonly number[], is_low: boolean, now: Date): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .updateTable('stock_warnings')
    .set({ is_low, changed_at: now })
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', [...productIds])
    .execute();
}

/** Of these products, those that have a stock level. */
export async function stocked(tx: Tx, customerId: number, productIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('stock_levels')
    .select('product_id')
    .distinct()
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', [...productIds])
    .execute();
  return rows.map(({ product_id }) => product_id);
}
