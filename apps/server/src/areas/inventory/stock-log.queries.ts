import { sql, type AliasableExpression, type Expression, type Selectable, type SqlBool } from 'kysely';
import { startOfDay } from '#server/kernel/days.ts';
import type { StockKind } from '@quayside/domain/inventory/stock-rules';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { countOf, pageOf, pageQuery, type Page } from '#server/kernel/page.ts';
import { containsWord, holdsWord } from '#server/kernel/product-keyword.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';
import type { StockScope } from './inventory.queries.ts';

export type LogFilters = {
  keyword?: string | undefined;
  product_id?: number | undefined;
  warehouse_id?: number | undefined;
  kind?: StockKind | undefined;
  source_no?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** With more matches the keyword is common, and scanning the log from its newest end is faster. */
const MAX_INLINE_IDS = 500;

/** The products a filter matches, or null for (nearly) all. Looked up first, so that the log is read by product index. */
export async function productsOf(tx: Tx, scope: StockScope, filters: LogFilters): Promise<number[] | null> {
  const { keyword, product_id } = filters;
  if (!keyword && product_id === undefined && scope.skuScope === null) return null;
  let rows = tx
    .selectFrom('products')
    .select('product_id')
    .where('customer_id', '=', scope.customerId)
    .where(inSkuScope(scope, 'product_id'));
  if (product_id !== undefined) rows = rows.where('product_id', '=', product_id);
  if (keyword) rows = rows.where(goesBy(scope, keyword));
  // A SKU scope must be resolved completely; a keyword may match too many products to be worth it.
  const found = await (scope.skuScope === null ? rows.limit(MAX_INLINE_IDS + 1) : rows).execute();
  return found.map((row) => row.product_id);
}

function goesBy({ reader, skuScope }: StockScope, keyword: string): Expression<SqlBool> {
  if (reader === 'system') return containsWord('search_text', keyword);
  if (skuScope !== null) return holdsWord('search_text', keyword);
  return sql<SqlBool>`product_id in (select matching_products(${keyword}) limit ${MAX_INLINE_IDS + 1})`;
}

function lines(tx: Tx, { customerId, warehouseIds }: StockScope, filters: LogFilters, products: number[] | null) {
  let some = tx.selectFrom('stock_log').selectAll().where('customer_id', '=', customerId);
  if (warehouseIds) some = some.where('warehouse_id', 'in', warehouseIds);
  if (filters.warehouse_id !== undefined) some = some.where('warehouse_id', '=', filters.warehouse_id);
  if (filters.kind) some = some.where('kind', '=', filters.kind);
  if (filters.source_no) some = some.where('source_no', '=', filters.source_no);
  if (filters.from) some = some.where('created_at', '>=', startOfDay(filters.from));
  if (filters.to) some = some.where('created_at', '<', startOfDay(filters.to, 1));
  if (products === null) return some;
  // `offset 0` keeps the planner from scanning the whole log backwards to find these few.
  return some.where('product_id', '=', sql<number>`any (${products})`).offset(sql<number>`0`);
}

function isTooCommon({ skuScope }: StockScope, products: number[] | null): boolean {
  return products !== null && skuScope === null && products.length > MAX_INLINE_IDS;
}

type Lines = AliasableExpression<Selectable<Tables['stock_log']>>;

function named(tx: Tx, some: Lines) {
  return tx
    .selectFrom(some.as('g'))
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'g.customer_id').onRef('p.product_id', '=', 'g.product_id'))
    .innerJoin('warehouses as w', 'w.warehouse_id', 'g.warehouse_id')
    .selectAll('g')
    .select(['p.sku', 'p.product_name', 'w.code as warehouse_code', 'w.name_en as warehouse_name_en', 'w.name_cn as warehouse_name_cn']);
}

function shown(tx: Tx, scope: StockScope, filters: LogFilters, products: number[] | null) {
  if (!isTooCommon(scope, products)) return named(tx, lines(tx, scope, filters, products));
  const rows = named(tx, lines(tx, scope, filters, null));
  return filters.keyword ? rows.where(holdsWord('p.search_text', filters.keyword)) : rows;
}

export async function logPage(tx: Tx, scope: StockScope, input: Page<'created_at'> & LogFilters, products: number[] | null) {
  if (isTooCommon(scope, products)) {
    return pageQuery(tx, shown(tx, scope, input, products), input, { created_at: 'g.created_at' }, 'g.log_id');
  }
  // Every line has a product and a warehouse, so the page is limited first and only its lines are joined.
  const all = tx.selectFrom(lines(tx, scope, input, products).as('l')).selectAll();
  const page = pageOf(all, input, { created_at: 'created_at' }, 'log_id');
  const list = await named(tx, page).orderBy('g.created_at', input.order).orderBy('g.log_id', input.order).execute();
  return { list, count: await countOf(tx, all, input, list.length) };
}

/** The rows of the open API's list, in no order yet. */
export const openLines = shown;

/** The next batch of lines, newest first, for an export. */
export function logBatch(
  tx: Tx,
  scope: StockScope,
  filters: LogFilters,
  products: number[] | null,
  before: { created_at: Date; log_id: number } | null,
  size: number,
) {
  let rows = shown(tx, scope, filters, products);
  if (before) rows = rows.where(sql<boolean>`(g.created_at, g.log_id) < (${before.created_at}, ${before.log_id})`);
  return rows.orderBy('g.created_at', 'desc').orderBy('g.log_id', 'desc').limit(size).execute();
}
