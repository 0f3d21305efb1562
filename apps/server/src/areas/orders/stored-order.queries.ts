import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import { pairs } from '#server/kernel/pairs.ts';

type OrderKey = { readonly customer_id: number; readonly order_id: number };
const among = (orders: readonly OrderKey[]) => sql<boolean>`(customer_id, order_id) in (${pairs(orders, 'order_id')})`;

export function pricedLinesAcrossMerchants(tx: Tx, orders: readonly OrderKey[]) {
  return tx
    .selectFrom('order_lines')
    .select(['order_id', 'product_id', 'unit_price', 'quantity'])
    .where(among(orders))
    .orderBy('order_id')
    .orderBy('line_no')
    .execute();
}

export function packagingOfOrdersAcrossMerchants(tx: Tx, orders: readonly OrderKey[]) {
  return tx.selectFrom('order_consumables').select(['order_id', 'consumable_id', 'quantity']).where(among(orders)).execute();
}

export function servicesOfOrdersAcrossMerchants(tx: Tx, orders: readonly OrderKey[]) {
  return tx.selectFrom('order_services').select(['order_id', 'service', 'quantity']).where(among(orders)).execute();
}

/** Present quotes of orders, by id. */
export async function quotedTotals(tx: Tx, customerId: number, quoteIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('order_quotes')
    .select(['quote_id', 'total'])
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`quote_id = any(${quoteIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ quote_id, total }) => [quote_id, total]));
}
