import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

const among = (ids: readonly number[]) => sql<boolean>`order_id = any(${ids}::bigint[])`;

export function pricedLines(tx: Tx, customerId: number, ids: readonly number[]) {
  return tx
    .selectFrom('order_lines')
    .select(['order_id', 'product_id', 'unit_price', 'quantity'])
    .where('customer_id', '=', customerId)
    .where(among(ids))
    .orderBy('order_id')
    .orderBy('line_no')
    .execute();
}

export function packagingOfOrders(tx: Tx, customerId: number, ids: readonly number[]) {
  return tx
    .selectFrom('order_consumables')
    .select(['order_id', 'consumable_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .where(among(ids))
    .execute();
}

export function servicesOfOrders(tx: Tx, customerId: number, ids: readonly number[]) {
  return tx
    .selectFrom('order_services')
    .select(['order_id', 'service', 'quantity'])
    .where('customer_id', '=', customerId)
    .where(among(ids))
    .execute();
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
