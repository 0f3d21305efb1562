import { sql, type Expression, type SqlBool } from 'kysely';
import { orderStatuses, type OrderStatus } from '@quayside/domain/orders/order-machine';
import { codeKey } from '@quayside/domain/products/product-rules';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { pageQuery, startsWithCapitals, startsWithSmall, type Page } from '#server/kernel/page.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { visible, type Visible } from './orders.queries.ts';

const COUNTED = 1001;
/** Up to this many ids are passed inline; more matches are found faster by scanning the list in its order. */
const MAX_INLINE_IDS = 1000;
/** Up to this many are still faster to find by id and then sort. */
const MAX_SORTED_IDS = 20_000;

const rowColumns = [
  'o.order_id',
  'o.order_no',
  'o.platform_order_no',
  'o.status',
  'o.warehouse_id',
  'o.first_name',
  'o.last_name',
  'o.country',
  'o.city',
  'o.created_at',
  'o.updated_at',
] as const;

/** The visible orders of a list: a scope with few of a merchant's many orders looks those up first instead of scanning all. */
async function listed(tx: Tx, scope: SkuScope): Promise<Visible> {
  const rows = visible(tx, scope);
  if (scope.skuScope === null) return rows;
  const some = await tx
    .selectFrom('order_lines as l')
    .select('l.order_id')
    .where('l.customer_id', '=', scope.customerId)
    .where(inSkuScope(scope, 'l.product_id'))
    .limit(MAX_INLINE_IDS + 1)
    .execute();
  return some.length > MAX_INLINE_IDS ? rows : rows.where(isOneOf(some));
}

function isOneOf(found: readonly { readonly order_id: number }[]): Expression<SqlBool> {
  return sql<SqlBool>`o.order_id = any(${found.map((row) => row.order_id)}::bigint[])`;
}

type Filters = {
  status?: OrderStatus | undefined;
  number?: string | undefined;
  sku?: string | undefined;
  warehouse_id?: number | undefined;
  country?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

function filtered(rows: Visible, { status, warehouse_id, country, from, to }: Filters): Visible {
  let some = rows;
  if (status) some = some.where('o.status', '=', status);
  if (warehouse_id !== undefined) some = some.where('o.warehouse_id', '=', warehouse_id);
  if (country) some = some.where('o.country', '=', country);
  if (from) some = some.where('o.created_at', '>=', startOfDay(from));
  if (to) some = some.where('o.created_at', '<', startOfDay(to, 1));
  return some;
}

export async function orderPage(tx: Tx, scope: SkuScope, input: Page<'order_id'> & Filters) {
  let rows = filtered(await listed(tx, scope), input);
  if (input.sku) rows = rows.where(await hasGoods(tx, scope.customerId, input.sku));
  if (input.number) rows = rows.where(await beginsLike(tx, scope.customerId, input.number));
  // Ids grow with time. Within a date range the index on created_at finds the newest without scanning back from today.
  const newest = input.from || input.to ? 'o.created_at' : 'o.order_id';
  return pageQuery(tx, rows.select(rowColumns), input, { order_id: newest }, 'o.order_id');
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

/**
 * Orders with either number starting like this. Each number is looked up by its own index; an "or" over both would use none. A prefix
 * with very many matches is found faster by scanning the list.
 */
async function beginsLike(tx: Tx, customerId: number, beginning: string): Promise<Expression<SqlBool>> {
  const some = visible(tx, { customerId, skuScope: null })
    .select('o.order_id')
    .limit(MAX_SORTED_IDS + 1);
  const byNumber = some.where((is) => startsWithCapitals(is, 'o.order_no', beginning));
  const byPlatform = some.where((is) => startsWithSmall(is, 'o.platform_order_key', beginning));
  const found = sql<{ order_id: number }>`(${byNumber}) union all (${byPlatform})`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${found}) found`.execute(tx);
  if ((rows[0]?.count ?? 0) <= MAX_SORTED_IDS) return sql<SqlBool>`o.order_id = any(array(${found}))`;
  return sql<SqlBool>`(starts_with(o.order_no, ${beginning.toUpperCase()}) or starts_with(o.platform_order_key, ${beginning.toLowerCase()}))`;
}

/** Number of orders per status, each counted up to the list's limit, in one query. */
export async function statusCounts(tx: Tx, scope: SkuScope) {
  const all = await listed(tx, scope);
  const counts = orderStatuses.map((status) => {
    const some = all
      .where('o.status', '=', status)
      .select(sql<number>`1`.as('one'))
      .limit(COUNTED);
    return sql`select ${status}::text as status, (select count(*) from (${some}) counted) as count`;
  });
  const { rows } = await sql<{ status: OrderStatus; count: number }>`${sql.join(counts, sql` union all `)}`.execute(tx);
  return rows;
}

/** Orders placed on each of the provider's days since a moment. By the index on the time alone. */
export async function ordersByDay(tx: Tx, customerId: number, from: Date) {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*) as count
      from orders where customer_id = ${customerId} and deleted_at is null and created_at >= ${from} group by 1`.execute(tx);
  return rows;
}

/** The first lines of each of these orders, with sums over all lines: one query for a whole page. */
export async function goodsOf(tx: Tx, customerId: number, orderIds: readonly number[], first: number) {
  const lines = tx
    .selectFrom('order_lines as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .where('l.customer_id', '=', customerId)
    .where(sql<boolean>`l.order_id = any(${orderIds}::bigint[])`)
    .select(['l.order_id', 'l.line_no', 'l.quantity', 'p.sku', 'p.image_file_id', 'p.deleted_at'])
    .select([
      sql<number>`row_number() over (partition by l.order_id order by l.line_no)`.as('place'),
      sql<number>`count(*) over (partition by l.order_id)`.as('sku_quantity'),
      sql<number>`sum(l.quantity) over (partition by l.order_id)`.as('pieces'),
      sql<string>`sum(l.unit_price * l.quantity) over (partition by l.order_id)`.as('total'),
    ]);
  return tx.selectFrom(lines.as('g')).selectAll().where('place', '<=', first).orderBy('order_id').orderBy('line_no').execute();
}
