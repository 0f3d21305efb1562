import { sql } from 'kysely';
import { codeKey } from '@quayside/domain/products/product-rules';
import type { Tx } from '#server/kernel/database.ts';

/** Whose orders, and for whom: null sees all, else only orders all of whose goods are among the SKUs named. */
export type Seer = { readonly customerId: number; readonly skuScope: readonly string[] | null };

const likeColumns = ['o.order_id', 'o.order_no', 'o.platform_order_no', 'o.status', 'o.created_at'] as const;

/** The products of the SKUs somebody is limited to. */
export function productsOf(tx: Tx, customerId: number, skus: readonly string[]) {
  return tx
    .selectFrom('product_codes as s')
    .select('s.product_id')
    .where('s.customer_id', '=', customerId)
    .where('s.is_alias', '=', false)
    .where(sql<boolean>`s.code = any(${skus.map(codeKey)}::text[])`);
}

/** The orders somebody may see: those not deleted. */
export function visible(tx: Tx, { customerId, skuScope }: Seer) {
  const live = tx.selectFrom('orders as o').where('o.customer_id', '=', customerId).where('o.deleted_at', 'is', null);
  if (skuScope === null) return live;
  const mine = productsOf(tx, customerId, skuScope);
  const lines = tx
    .selectFrom('order_lines as l')
    .select('l.order_id')
    .where('l.customer_id', '=', customerId)
    .where(sql<boolean>`l.order_id = o.order_id`);
  return live
    .where(({ exists }) => exists(lines.where(sql<boolean>`l.product_id = any(array(${mine}))`)))
    .where(({ not, exists }) => not(exists(lines.where(sql<boolean>`l.product_id <> all(array(${mine}))`))));
}
export type Visible = ReturnType<typeof visible>;

export function orderDetail(tx: Tx, who: Seer, orderId: number) {
  return visible(tx, who).where('o.order_id', '=', orderId).selectAll('o').executeTakeFirst();
}

/** An order's goods with what their products say of them; measured beats declared. */
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

/** The live order that has the platform's number, whoever may see it: the number is the merchant's. */
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

/** The newest live orders to the same person at the same place, by the very key the table keeps. */
export function ordersToRecipient(tx: Tx, who: Seer, to: Recipient, except: number | undefined, limit: number) {
  return living(tx, who, except)
    .where(sql<boolean>`o.recipient_key = recipient_key(${to.first_name}, ${to.last_name}, ${to.address1}, ${to.country})`)
    .select(likeColumns)
    .orderBy('o.order_id', 'desc')
    .limit(limit)
    .execute();
}

function living(tx: Tx, who: Seer, except: number | undefined): Visible {
  const rows = visible(tx, who).where('o.status', '<>', 'canceled');
  return except === undefined ? rows : rows.where('o.order_id', '<>', except);
}

/** Holds orders for a change, in the order of their ids. */
export function lockOrders(tx: Tx, who: Seer, orderIds: readonly number[]) {
  return visible(tx, who)
    .where(sql<boolean>`o.order_id = any(${orderIds}::bigint[])`)
    .select(['o.order_id', 'o.order_no', 'o.status', 'o.updated_at'])
    .orderBy('o.order_id')
    .forNoKeyUpdate('o')
    .execute();
}
