import { sql } from 'kysely';
import { countedTo } from '@quayside/contract/kernel/shapes';
import { orderStatuses, type OrderStatus } from '@quayside/domain/orders/order-machine';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import { pairs } from '#server/kernel/pairs.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { filtered, isOneOf, listed, newestFound, type OrderFilters } from './order-filters.queries.ts';
import { visible } from './orders.queries.ts';

const COUNTED = 1001;

const rowColumns = [
  'o.order_id',
  'o.order_no',
  'o.platform_order_no',
  'o.status',
  'o.processing',
  'o.recipient_cleared_at',
  'o.warehouse_id',
  'o.first_name',
  'o.last_name',
  'o.country',
  'o.city',
  'o.created_at',
  'o.updated_at',
  'o.method',
  'o.tracking_no',
  'o.submitted_at',
  'o.error_reason',
  'o.error_template',
] as const;

/** A page of the list. */
export async function orderPage(tx: Tx, scope: SkuScope, input: Page<'order_id'> & OrderFilters) {
  const page = (await foundPage(tx, scope, input)) ?? (await filteredPage(tx, scope, input));
  return { ...page, list: await withQuotes(tx, scope.customerId, page.list) };
}

export async function withQuotes<Row extends { quote_id: number | null }>(tx: Tx, customerId: number, list: readonly Row[]) {
  const quotes = new Map((await quotesOf(tx, customerId, list)).map((quote) => [quote.quote_id, quote]));
  return list.map(({ quote_id, ...row }) => ({ ...row, quote: quotes.get(quote_id ?? 0) ?? null }));
}

/** The rows of the open API's list, in no order yet. */
export async function openRows(
  tx: Tx,
  scope: SkuScope,
  { platform_order_no: no, ...filters }: OrderFilters & { platform_order_no?: string | undefined },
) {
  const rows = (await filtered(tx, scope, await listed(tx, scope), filters)).select(selected);
  return no === undefined ? rows : rows.where('o.platform_order_key', '=', sql<string>`lower(${no})`);
}

const selected = [...rowColumns, 'o.quote_id'] as const;

async function filteredPage(tx: Tx, scope: SkuScope, input: Page<'order_id'> & OrderFilters) {
  const rows = await filtered(tx, scope, await listed(tx, scope), input);
  // Ids grow with time. Within a date range the index on created_at finds the newest without scanning back from today.
  const newest = input.from || input.to ? 'o.created_at' : 'o.order_id';
  return pageQuery(tx, rows.select(selected), input, { order_id: newest }, 'o.order_id');
}

/** A page of what one word finds: its ids are sorted and counted already, so only the rows of the page are read. */
async function foundPage(tx: Tx, scope: SkuScope, input: Page<'order_id'> & OrderFilters) {
  const { page, limit, order } = input;
  const counted = countedTo(input) + 1;
  const ids = order === 'desc' ? await newestFound(tx, scope, input, Math.max(counted, page * limit)) : null;
  if (ids === null) return null;
  const shown = isOneOf(ids.slice((page - 1) * limit, page * limit));
  const list = await visible(tx, scope).where(shown).select(selected).orderBy('o.order_id', 'desc').execute();
  return { list, count: Math.min(ids.length, counted) };
}

/** What the orders of a page were quoted at: by key, after the page is known. */
async function quotesOf(tx: Tx, customerId: number, rows: readonly { readonly quote_id: number | null }[]) {
  const ids = rows.flatMap(({ quote_id }) => (quote_id === null ? [] : [quote_id]));
  if (ids.length === 0) return [];
  return tx
    .selectFrom('order_quotes')
    .select(['quote_id', 'method_name_en', 'method_name_cn', 'total', 'expires_at'])
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`quote_id = any(${ids}::bigint[])`)
    .execute();
}

/** The numbers that no visible order has, in their order: the first ones, and how many. */
export async function missingNumbers(tx: Tx, scope: SkuScope, numbers: readonly string[], first: number) {
  const seen = (await listed(tx, scope)).select(sql<number>`1`.as('one'));
  const byNumber = seen.where(sql<boolean>`o.order_no = upper(wanted.number)`);
  const byPlatform = seen.where(sql<boolean>`o.platform_order_key = lower(wanted.number)`);
  const { rows } = await sql<{ number: string; missing_count: number }>`
    select number, count(*) over () as missing_count
      from unnest(${[...new Set(numbers)]}::text[]) with ordinality wanted (number, place)
     where not exists (${byNumber}) and not exists (${byPlatform}) order by place limit ${first}`.execute(tx);
  return { missing: rows.map((row) => row.number), missing_count: rows[0]?.missing_count ?? 0 };
}

/** How many orders a selection holds, counted up to a limit. */
export async function countSelected(tx: Tx, scope: SkuScope, filters: OrderFilters, limit: number): Promise<number> {
  const rows = await filtered(tx, scope, await listed(tx, scope), filters);
  const some = rows.select(sql<number>`1`.as('one')).limit(limit);
  const counted = await tx
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return counted.count;
}

/** The next orders of a selection for an export, newest first. */
export async function orderBatch(tx: Tx, scope: SkuScope, filters: OrderFilters, last: number | null, size: number) {
  let rows = await filtered(tx, scope, await listed(tx, scope), filters);
  if (last !== null) rows = rows.where('o.order_id', '<', last);
  return rows.selectAll('o').orderBy('o.order_id', 'desc').limit(size).execute();
}

/** Number of orders per status, each counted up to the list's limit. One subquery for all of them: planning one for each took 5 ms. */
export async function statusCounts(tx: Tx, scope: SkuScope) {
  const some = (await listed(tx, scope))
    .where('o.status', '=', sql<OrderStatus>`wanted.status`)
    .select(sql<number>`1`.as('one'))
    .limit(COUNTED);
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select wanted.status, (select count(*) from (${some}) counted) as count
      from unnest(${orderStatuses}::text[]) with ordinality wanted (status, place) order by place`.execute(tx);
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
export async function goodsOfAcrossMerchants(
  tx: Tx,
  orders: readonly { readonly customer_id: number; readonly order_id: number }[],
  first: number,
) {
  const lines = tx
    .selectFrom('order_lines as l')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'l.customer_id').onRef('p.product_id', '=', 'l.product_id'))
    .where(sql<boolean>`(l.customer_id, l.order_id) in (${pairs(orders, 'order_id')})`)
    .select(['l.order_id', 'l.line_no', 'l.quantity', 'p.sku', 'p.image_file_id', 'p.deleted_at'])
    .select([
      sql<number>`row_number() over (partition by l.order_id order by l.line_no)`.as('place'),
      sql<number>`count(*) over (partition by l.order_id)`.as('sku_quantity'),
      sql<number>`sum(l.quantity) over (partition by l.order_id)`.as('pieces'),
      sql<string>`sum(l.unit_price * l.quantity) over (partition by l.order_id)`.as('total'),
    ]);
  return tx.selectFrom(lines.as('g')).selectAll().where('place', '<=', first).orderBy('order_id').orderBy('line_no').execute();
}
