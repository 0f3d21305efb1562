import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageCounting, pageQuery, type Page } from '#server/kernel/page.ts';
import { containsWord, matchesWord } from '#server/kernel/product-keyword.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { isSellable } from './product-stock.queries.ts';

/** Under a merchant's role row-level security applies, and LIKE cannot use its index; staff and jobs have it. */
export type StockScope = SkuScope & { readonly reader: 'merchant' | 'system' };
export type LevelFilters = {
  keyword?: string | undefined;
  warehouse_id?: number | undefined;
  sold_out?: 0 | 1 | undefined;
  low?: 0 | 1 | undefined;
};

/** The condition for a product keyword; which index it uses depends on the reader's role and on how common the keyword is. */
async function found(tx: Tx, { skuScope, reader }: StockScope, keyword: string | undefined): Promise<Expression<SqlBool>> {
  if (!keyword) return sql<SqlBool>`true`;
  if (reader === 'system') return containsWord('p.search_text', keyword);
  return matchesWord(tx, { id: 'l.product_id', text: 'p.search_text' }, keyword, skuScope !== null);
}

function levels(tx: Tx, scope: SkuScope) {
  const rows = tx
    .selectFrom('stock_levels as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .innerJoin('warehouses as w', 'w.warehouse_id', 'l.warehouse_id')
    .where('l.customer_id', '=', scope.customerId)
    .where(inSkuScope(scope, 'l.product_id'));
  return scope.warehouseIds ? rows.where('l.warehouse_id', 'in', scope.warehouseIds) : rows;
}

function named<Db, Tables extends keyof Db, Row>(rows: SelectQueryBuilder<Db, Tables, Row>) {
  return rows.select([
    sql<number>`p.product_id`.as('product_id'),
    sql<string>`p.sku`.as('sku'),
    sql<string>`p.product_name`.as('product_name'),
    sql<string | null>`p.image_file_id`.as('image_file_id'),
    sql<number>`w.warehouse_id`.as('warehouse_id'),
    sql<string>`w.code`.as('warehouse_code'),
    sql<string>`w.name_en`.as('warehouse_name_en'),
    sql<string>`w.name_cn`.as('warehouse_name_cn'),
  ]);
}

/** The filter for SKUs that are sold out, or are not, in the warehouses the list shows. */
function soldOut(
  row: 'l' | 'stock_levels',
  { sold_out, warehouse_id }: Pick<LevelFilters, 'sold_out' | 'warehouse_id'>,
): Expression<SqlBool> {
  const sellable = isSellable(row, warehouse_id);
  // The row's own figure is in an index; the other warehouses are then looked up for few rows.
  return sold_out === 1 ? sql<SqlBool>`(${sql.ref(`${row}.available`)} = 0 and not ${sellable})` : sellable;
}

/** Levels with the columns of the list. */
function shownLevels(tx: Tx, scope: StockScope, filters: LevelFilters, isFound: Expression<SqlBool>) {
  let rows = levels(tx, scope)
    .leftJoin('stock_warnings as s', (on) => on.onRef('s.customer_id', '=', 'l.customer_id').onRef('s.product_id', '=', 'l.product_id'))
    .select(['l.total', 'l.frozen', 'l.available', 'l.expected', 'l.updated_at', 'p.warning_quantity', 's.is_low'])
    .where(isFound);
  if (filters.warehouse_id !== undefined) rows = rows.where('l.warehouse_id', '=', filters.warehouse_id);
  if (filters.sold_out !== undefined) rows = rows.where(soldOut('l', filters));
  if (filters.low === 1) rows = rows.where('s.is_low', '=', true);
  return named(rows);
}

/** The levels without their products, for the count. */
function plainLevels(tx: Tx, { customerId, warehouseIds }: StockScope, { warehouse_id, sold_out }: LevelFilters) {
  let rows = tx.selectFrom('stock_levels').select('product_id').where('customer_id', '=', customerId);
  if (warehouseIds) rows = rows.where('warehouse_id', 'in', warehouseIds);
  if (warehouse_id !== undefined) rows = rows.where('warehouse_id', '=', warehouse_id);
  if (sold_out !== undefined) rows = rows.where(soldOut('stock_levels', { sold_out, warehouse_id }));
  // In index order: otherwise the planner would read all levels for a merchant that has half of them.
  return rows.orderBy('product_id').orderBy('warehouse_id');
}

/** The rows of the open API's list, in no order yet. */
export async function openLevels(tx: Tx, scope: StockScope, filters: LevelFilters & { product_id?: number | undefined }) {
  const rows = shownLevels(tx, scope, filters, await found(tx, scope, filters.keyword));
  return filters.product_id === undefined ? rows : rows.where('l.product_id', '=', filters.product_id);
}

export async function levelPage(tx: Tx, scope: StockScope, input: Page<'product_id' | 'available'> & LevelFilters) {
  const columns = { product_id: 'l.product_id', available: 'l.available' };
  const isPlain = scope.skuScope === null && !input.keyword && input.low !== 1;
  if (isPlain)
    return pageCounting(
      tx,
      shownLevels(tx, scope, input, sql`true`),
      plainLevels(tx, scope, input),
      input,
      columns,
      'l.product_id',
      'l.warehouse_id',
    );
  return pageQuery(
    tx,
    shownLevels(tx, scope, input, await found(tx, scope, input.keyword)),
    input,
    columns,
    'l.product_id',
    'l.warehouse_id',
  );
}

export type LevelKey = { product_id: number; warehouse_id: number };
const after = (key: LevelKey | null) =>
  key === null ? sql<boolean>`true` : sql<boolean>`(l.product_id, l.warehouse_id) > (${key.product_id}, ${key.warehouse_id})`;

/** The next batch of levels after a key, so that an export needs the memory of one batch. */
export async function levelBatch(tx: Tx, scope: StockScope, filters: LevelFilters, from: LevelKey | null, size: number) {
  const rows = shownLevels(tx, scope, filters, await found(tx, scope, filters.keyword)).where(after(from));
  return rows.orderBy('l.product_id').orderBy('l.warehouse_id').limit(size).execute();
}

type SnapshotFilters = { keyword?: string | undefined; warehouse_id?: number | undefined };

/** Stock before a point in time: the last log line of each level by then. Includes products deleted since. */
function snapshot(tx: Tx, scope: StockScope, before: Date, filters: SnapshotFilters, isFound: Expression<SqlBool>) {
  let rows = levels(tx, scope)
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('stock_log as g')
          .select(['g.total_after', 'g.frozen_after'])
          .whereRef('g.customer_id', '=', 'l.customer_id')
          .whereRef('g.product_id', '=', 'l.product_id')
          .whereRef('g.warehouse_id', '=', 'l.warehouse_id')
          .where('g.created_at', '<', before)
          .orderBy('g.created_at', 'desc')
          .orderBy('g.log_id', 'desc')
          .limit(1)
          .as('then'),
      (on) => on.onTrue(),
    )
    .select(['then.total_after', 'then.frozen_after'])
    .where(isFound);
  if (filters.warehouse_id !== undefined) rows = rows.where('l.warehouse_id', '=', filters.warehouse_id);
  return named(rows);
}

export async function snapshotPage(tx: Tx, scope: StockScope, before: Date, input: Page<'product_id'> & SnapshotFilters) {
  return pageQuery(
    tx,
    snapshot(tx, scope, before, input, await found(tx, scope, input.keyword)),
    input,
    { product_id: 'l.product_id' },
    'l.warehouse_id',
  );
}

export async function snapshotBatch(
  tx: Tx,
  scope: StockScope,
  before: Date,
  filters: SnapshotFilters,
  from: LevelKey | null,
  size: number,
) {
  const rows = snapshot(tx, scope, before, filters, await found(tx, scope, filters.keyword)).where(after(from));
  return rows.orderBy('l.product_id').orderBy('l.warehouse_id').limit(size).execute();
}

/** How many visible SKUs are sellable, sold out, or low. A SKU that was never in stock is sold out, as in the list of products. */
export async function summary(tx: Tx, scope: SkuScope) {
  const { customerId } = scope;
  const { rows } = await sql<{ in_stock_skus: number; sold_out_skus: number; low_skus: number }>`
    with sums as (
      select p.product_id, coalesce(bool_or(l.available > 0), false) as sellable
        from products p left join stock_levels l on l.customer_id = p.customer_id and l.product_id = p.product_id
       where p.customer_id = ${customerId} and p.deleted_at is null and ${inSkuScope(scope, 'p.product_id')}
       group by p.product_id)
    select count(*) filter (where sellable) as in_stock_skus,
           count(*) filter (where not sellable) as sold_out_skus,
           (select count(*) from stock_warnings s join sums using (product_id) where s.customer_id = ${customerId} and s.is_low) as low_skus
      from sums`.execute(tx);
  return rows[0] ?? { in_stock_skus: 0, sold_out_skus: 0, low_skus: 0 };
}

/** Whether this product is in the reader's scope. */
export async function isVisible(tx: Tx, scope: SkuScope, productId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('product_id')
    .where('customer_id', '=', scope.customerId)
    .where('product_id', '=', productId)
    .where(inSkuScope(scope, 'product_id'))
    .executeTakeFirst();
  return row !== undefined;
}

export function freezes(tx: Tx, customerId: number, { product_id, warehouse_id }: LevelKey) {
  return tx
    .selectFrom('stock_freezes')
    .select(['source_type', 'source_no', 'quantity', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('product_id', '=', product_id)
    .where('warehouse_id', '=', warehouse_id)
    .orderBy('created_at')
    .limit(500)
    .execute();
}

export function layers(tx: Tx, customerId: number, { product_id, warehouse_id }: LevelKey) {
  return tx
    .selectFrom('stock_layers')
    .select(['shelved_on', 'received', 'remaining', 'source_no'])
    .where('customer_id', '=', customerId)
    .where('warehouse_id', '=', warehouse_id)
    .where('product_id', '=', product_id)
    .where('remaining', '>', 0)
    .orderBy('shelved_on')
    .orderBy('layer_id')
    .limit(500)
    .execute();
}

type DeskFilters = Page<'product_id'> & {
  customer_id?: number | undefined;
  keyword?: string | undefined;
  product_id?: number | undefined;
  warehouse_id?: number | undefined;
  sold_out?: 0 | 1 | undefined;
};

function levelsAcrossMerchants(tx: Tx) {
  const rows = tx
    .selectFrom('stock_levels as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .innerJoin('warehouses as w', 'w.warehouse_id', 'l.warehouse_id')
    .innerJoin('customers as c', 'c.customer_id', 'l.customer_id')
    .leftJoin('stock_warnings as s', (on) => on.onRef('s.customer_id', '=', 'l.customer_id').onRef('s.product_id', '=', 'l.product_id'))
    .select(['l.customer_id', 'c.name as customer_name', 'l.total', 'l.frozen', 'l.available', 'l.expected', 'l.updated_at'])
    .select(['p.warning_quantity', 's.is_low']);
  return named(rows);
}

/** The stock of all merchants, for staff; RLS does not limit their role, so LIKE uses its index. */
export function levelPageAcrossMerchants(tx: Tx, input: DeskFilters) {
  let rows = levelsAcrossMerchants(tx);
  if (input.customer_id !== undefined) rows = rows.where('l.customer_id', '=', input.customer_id);
  if (input.product_id !== undefined) rows = rows.where('l.product_id', '=', input.product_id);
  if (input.warehouse_id !== undefined) rows = rows.where('l.warehouse_id', '=', input.warehouse_id);
  if (input.sold_out !== undefined) rows = rows.where(soldOut('l', input));
  if (input.keyword) rows = rows.where(containsWord('p.search_text', input.keyword));
  return pageQuery(tx, rows, input, { product_id: 'l.product_id' }, 'l.warehouse_id');
}

/** Product ids are unique over all merchants, but the customer must match as well. */
export function levelAcrossMerchants(tx: Tx, customerId: number, { product_id, warehouse_id }: LevelKey) {
  return levelsAcrossMerchants(tx)
    .where('l.customer_id', '=', customerId)
    .where('l.product_id', '=', product_id)
    .where('l.warehouse_id', '=', warehouse_id)
    .executeTakeFirst();
}

export function liveProduct(tx: Tx, customerId: number, productId: number) {
  return tx
    .selectFrom('products')
    .select(['product_id', 'sku'])
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function warehouse(tx: Tx, warehouseId: number) {
  return tx.selectFrom('warehouses').select('warehouse_id').where('warehouse_id', '=', warehouseId).executeTakeFirst();
}

/** Levels in stock and sold out, for the tabs. */
export async function levelCounts(tx: Tx, scope: StockScope) {
  if (scope.skuScope === null) return countTabs(tx, ['0', '1'], (soldOut) => plainLevels(tx, scope, { sold_out: soldOut === '1' ? 1 : 0 }));
  const isFound = await found(tx, scope, undefined);
  return countTabs(tx, ['0', '1'], (soldOut) => shownLevels(tx, scope, { sold_out: soldOut === '1' ? 1 : 0 }, isFound));
}
