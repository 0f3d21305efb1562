import { sql, type Expression, type SqlBool } from 'kysely';
import type { OrderStatus, processingStatuses } from '@quayside/domain/orders/order-machine';
import { codeKey } from '@quayside/domain/products/product-rules';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { idsOf, searchesOf } from './order-search.queries.ts';
import { visible, type Visible } from './orders.queries.ts';

/** Up to this many ids are passed inline; more matches are found faster by scanning the list in its order. */
const MAX_INLINE_IDS = 1000;

/** The visible orders of a list: a scope with few of a merchant's many orders looks those up first instead of scanning all. */
export async function listed(tx: Tx, scope: SkuScope): Promise<Visible> {
  const rows = visible(tx, scope);
  if (scope.skuScope === null) return rows;
  const some = await tx
    .selectFrom('order_lines as l')
    .select('l.order_id')
    .where('l.customer_id', '=', scope.customerId)
    .where(inSkuScope(scope, 'l.product_id'))
    .limit(MAX_INLINE_IDS + 1)
    .execute();
  return some.length > MAX_INLINE_IDS ? rows : rows.where(isOneOf(some.map((row) => row.order_id)));
}

export function isOneOf(ids: readonly number[]): Expression<SqlBool> {
  return sql<SqlBool>`o.order_id = any(${ids}::bigint[])`;
}

type Processing = Exclude<(typeof processingStatuses)[number], 'none'>;
export type OrderFilters = {
  status?: OrderStatus | undefined;
  processing?: Processing | undefined;
  number?: string | undefined;
  numbers?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
  sku?: string | undefined;
  warehouse_id?: number | undefined;
  country?: string | undefined;
  method?: string | undefined;
  tracking?: string | undefined;
  recipient?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  shipped_from?: string | undefined;
  shipped_to?: string | undefined;
};

/** The orders of a list that fit its filters. */
export async function filtered(tx: Tx, { customerId }: SkuScope, rows: Visible, filters: OrderFilters): Promise<Visible> {
  const { sku, numbers, ids } = filters;
  let some = byColumn(rows, filters);
  if (ids) some = some.where(isOneOf(ids));
  if (sku) some = some.where(await hasGoods(tx, customerId, sku));
  if (numbers) some = some.where(hasNumber(tx, customerId, numbers));
  for (const search of searchesOf(tx, customerId, filters)) {
    const found = await idsOf(tx, search);
    some = some.where(found === null ? search.scanned : isOneOf(found));
  }
  return some;
}

/**
 * Where one word is looked for and nothing else, the ids it finds are the list: the newest of them, in their order. Null for other
 * filters, for a user who does not see all orders, and for a word that too many orders have.
 */
export async function newestFound(
  tx: Tx,
  { customerId, skuScope, warehouseIds }: SkuScope,
  filters: OrderFilters,
  newest: number,
): Promise<number[] | null> {
  const { number: _number, tracking: _tracking, recipient: _recipient, ...others } = filters;
  const [search, second] = searchesOf(tx, customerId, filters);
  const isLimited = skuScope !== null || Boolean(warehouseIds);
  if (!search || second || isLimited || filterKeys.some((key) => others[key] !== undefined)) return null;
  return idsOf(tx, search, newest);
}

const filterKeys = [
  'status',
  'processing',
  'numbers',
  'ids',
  'sku',
  'warehouse_id',
  'country',
  'method',
  'from',
  'to',
  'shipped_from',
  'shipped_to',
] as const satisfies readonly (keyof OrderFilters)[];

function byColumn(rows: Visible, filters: OrderFilters): Visible {
  const { status, processing, warehouse_id, country, method, from, to, shipped_from, shipped_to } = filters;
  let some = rows;
  if (status) some = some.where('o.status', '=', status);
  // The second condition is the one of the partial index.
  if (processing) some = some.where('o.processing', '=', processing).where('o.processing', '<>', 'none');
  if (warehouse_id !== undefined) some = some.where('o.warehouse_id', '=', warehouse_id);
  if (country) some = some.where('o.country', '=', country);
  if (method) some = some.where('o.method', '=', method);
  if (from) some = some.where('o.created_at', '>=', startOfDay(from));
  if (to) some = some.where('o.created_at', '<', startOfDay(to, 1));
  if (shipped_from) some = some.where('o.shipped_at', '>=', startOfDay(shipped_from));
  if (shipped_to) some = some.where('o.shipped_at', '<', startOfDay(shipped_to, 1));
  return some;
}

/** Orders of the product with this SKU or alias. The product is looked up first, so that its orders are found by index. */
async function hasGoods(tx: Tx, customerId: number, code: string): Promise<Expression<SqlBool>> {
  const found = tx.selectFrom('product_codes').select('product_id').where('customer_id', '=', customerId);
  const product = await found.where('code', '=', codeKey(code)).executeTakeFirst();
  const lines = tx
    .selectFrom('order_lines as g')
    .select('g.order_id')
    .where('g.customer_id', '=', customerId)
    .where('g.product_id', '=', product?.product_id ?? 0);
  return sql<SqlBool>`o.order_id in (${lines})`;
}

/** Orders with one of these numbers: one index lookup per number and kind, passed as one array. */
function hasNumber(tx: Tx, customerId: number, numbers: readonly string[]): Expression<SqlBool> {
  const all = visible(tx, { customerId, skuScope: null }).select('o.order_id');
  const byNumber = all.where(sql<SqlBool>`o.order_no = any(${numbers.map((one) => one.toUpperCase())}::text[])`);
  const byPlatform = all.where(sql<SqlBool>`o.platform_order_key = any(${numbers.map((one) => one.toLowerCase())}::text[])`);
  return sql<SqlBool>`o.order_id = any(array((${byNumber}) union all (${byPlatform})))`;
}
