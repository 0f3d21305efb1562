import { sql } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';

type Rows = readonly { readonly order_id: number; readonly quote_id: number | null }[];

/** The lines of a batch of orders, with their SKUs. */
export function exportedLines(tx: Tx, customerId: number, rows: Rows) {
  return tx
    .selectFrom('order_lines as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .select(['l.order_id', 'l.product_name', 'l.unit_price', 'l.quantity', 'p.sku'])
    .where('l.customer_id', '=', customerId)
    .where(sql<boolean>`l.order_id = any(${rows.map((row) => row.order_id)}::bigint[])`)
    .orderBy('l.order_id')
    .orderBy('l.line_no')
    .execute();
}

/** Names of warehouses, and of the methods the orders were quoted with. */
export async function exportedNames(tx: Tx, customerId: number, rows: Rows, language: 'en' | 'zh_CN') {
  const name = language === 'en' ? 'name_en' : 'name_cn';
  const warehouses = await tx
    .selectFrom('warehouses')
    .select(['warehouse_id', `${name} as name`])
    .execute();
  const quotes = await tx
    .selectFrom('order_quotes')
    .select(['quote_id', `method_${name} as name`, 'total'])
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`quote_id = any(${rows.map((row) => row.quote_id ?? 0)}::bigint[])`)
    .execute();
  return {
    warehouses: new Map(warehouses.map((row) => [row.warehouse_id, row.name])),
    quotes: new Map(quotes.map((row) => [row.quote_id, row])),
  };
}
