import { sql } from 'kysely';
import { idsInScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';

const likeColumns = ['o.order_id', 'o.order_no', 'o.platform_order_no', 'o.status', 'o.created_at'] as const;

/** The orders that are not deleted. A limited scope sees an order only when all its products are in the scope. */
export function visible(tx: Tx, { customerId, skuScope, warehouseIds }: SkuScope) {
  const all = tx.selectFrom('orders as o').where('o.customer_id', '=', customerId).where('o.deleted_at', 'is', null);
  const live = warehouseIds ? all.where('o.warehouse_id', 'in', warehouseIds) : all;
  if (skuScope === null) return live;
  const mine = idsInScope({ customerId, skuScope });
  const lines = tx
    .selectFrom('order_lines as l')
    .select('l.order_id')
    .where('l.customer_id', '=', customerId)
    .where(sql<boolean>`l.order_id = o.order_id`);
  return live
    .where(({ exists }) => exists(lines.where(sql<boolean>`l.product_id = any(${mine})`)))
    .where(({ not, exists }) => not(exists(lines.where(sql<boolean>`l.product_id <> all(${mine})`))));
}
export type Visible = ReturnType<typeof visible>;

export function orderDetail(tx: Tx, scope: SkuScope, orderId: number) {
  return visible(tx, scope).where('o.order_id', '=', orderId).selectAll('o').executeTakeFirst();
}

/** An order's lines with their product data; measured sizes take precedence over declared ones. */
export function linesOf(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_lines as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .where('l.customer_id', '=', customerId)
    .where('l.order_id', '=', orderId)
    .select(['l.product_id', 'l.product_name', 'l.unit_price', 'l.quantity', 'p.sku', 'p.image_file_id', 'p.deleted_at'])
    .select(['p.property_ids', 'p.hs_code'])
    .select((is) => [
      is.fn.coalesce('p.measured_weight_g', 'p.weight_g').as('weight_g'),
      is.fn.coalesce('p.measured_length_cm', 'p.length_cm').as('length_cm'),
      is.fn.coalesce('p.measured_width_cm', 'p.width_cm').as('width_cm'),
      is.fn.coalesce('p.measured_height_cm', 'p.height_cm').as('height_cm'),
    ])
    .orderBy('l.line_no')
    .execute();
}

export async function hasWaybill(tx: Tx, customerId: number, waybillNo: string): Promise<boolean> {
  const taken = tx.selectFrom('orders').select('order_id').where('customer_id', '=', customerId).where('waybill_no', '=', waybillNo);
  // The partial index is used only for a waybill that cannot be empty.
  return (await taken.where('waybill_no', '<>', '').executeTakeFirst()) !== undefined;
}

/** The packaging chosen for an order. */
export function packagingOf(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_consumables as a')
    .innerJoin('consumables as c', 'c.consumable_id', 'a.consumable_id')
    .selectAll('c')
    .select('a.quantity as attached')
    .where('a.customer_id', '=', customerId)
    .where('a.order_id', '=', orderId)
    .orderBy('c.consumable_id')
    .execute();
}

/** The live order with this platform number, regardless of the SKU scope: the number is unique per merchant. */
export function orderOfNumber(tx: Tx, customerId: number, platformOrderNo: string, except: number | undefined) {
  return living(tx, { customerId, skuScope: null }, except)
    .where('o.platform_order_key', '=', sql<string>`lower(${platformOrderNo})`)
    .select(likeColumns)
    .executeTakeFirst();
}

export type Recipient = {
  readonly first_name: string;
  readonly last_name: string;
  readonly address1: string;
  readonly country: string;
};

/** The newest live orders to the same recipient and address, by the same key the table stores. */
export function ordersToRecipient(tx: Tx, scope: SkuScope, to: Recipient, except: number | undefined, limit: number) {
  return living(tx, scope, except)
    .where(sql<boolean>`o.recipient_key = recipient_key(${to.first_name}, ${to.last_name}, ${to.address1}, ${to.country})`)
    .select(likeColumns)
    .orderBy('o.order_id', 'desc')
    .limit(limit)
    .execute();
}

function living(tx: Tx, scope: SkuScope, except: number | undefined): Visible {
  const rows = visible(tx, scope).where('o.status', '<>', 'canceled');
  return except === undefined ? rows : rows.where('o.order_id', '<>', except);
}

/** Locks orders by id order, to avoid deadlocks. */
export function lockOrders(tx: Tx, scope: SkuScope, orderIds: readonly number[]) {
  return visible(tx, scope)
    .where(sql<boolean>`o.order_id = any(${orderIds}::bigint[])`)
    .select(['o.order_id', 'o.order_no', 'o.status', 'o.updated_at'])
    .orderBy('o.order_id')
    .forNoKeyUpdate('o')
    .execute();
}

/** Orders with all their fields. */
export function ordersByIds(tx: Tx, scope: SkuScope, orderIds: readonly number[]) {
  return visible(tx, scope)
    .where(sql<boolean>`o.order_id = any(${orderIds}::bigint[])`)
    .selectAll('o')
    .execute();
}

/** One order, locked, with all its fields. */
export function lockedOrder(tx: Tx, scope: SkuScope, orderId: number) {
  return visible(tx, scope).where('o.order_id', '=', orderId).selectAll('o').forNoKeyUpdate('o').executeTakeFirst();
}

/** How many units of which product an order takes. */
export function unitsOf(tx: Tx, customerId: number, orderId: number) {
  return tx
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute();
}

/** The newest orders per product that are not cancelled. Looked up product by product: one product may be in half a million orders. */
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
