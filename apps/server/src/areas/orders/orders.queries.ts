import { sql, type Expression, type SqlBool } from 'kysely';
import { orderStatuses, type OrderStatus } from '@quayside/domain/orders/order-machine';
import { codeKey } from '@quayside/domain/products/product-rules';
import type { Tx } from '#server/kernel/database.ts';
import { startOfDay } from '#server/kernel/days.ts';
import { pageQuery, startsWithCapitals, startsWithSmall, type Page } from '#server/kernel/page.ts';

/** Whose orders, and for whom: null sees all, else only orders all of whose goods are among the SKUs named. */
export type Seer = { readonly customerId: number; readonly skuScope: readonly string[] | null };

const COUNTED = 1001;
/** How many orders a beginning may have to be named one by one; one with more soon fills a page of the list itself. */
const RARE = 1000;

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
const likeColumns = ['o.order_id', 'o.order_no', 'o.platform_order_no', 'o.status', 'o.created_at'] as const;

/** The orders somebody may see: those not deleted. */
function visible(tx: Tx, { customerId, skuScope }: Seer) {
  const live = tx.selectFrom('orders as o').where('o.customer_id', '=', customerId).where('o.deleted_at', 'is', null);
  if (skuScope === null) return live;
  const named = tx
    .selectFrom('product_codes as s')
    .select('s.product_id')
    .where('s.customer_id', '=', customerId)
    .where('s.is_alias', '=', false)
    .where(sql<boolean>`s.code = any(${skuScope.map(codeKey)}::text[])`);
  const linesOfIt = tx
    .selectFrom('order_lines as l')
    .select('l.order_id')
    .where('l.customer_id', '=', customerId)
    .where(sql<boolean>`l.order_id = o.order_id`);
  return live
    .where(({ exists }) => exists(linesOfIt.where(sql<boolean>`l.product_id = any(array(${named}))`)))
    .where(({ not, exists }) => not(exists(linesOfIt.where(sql<boolean>`l.product_id <> all(array(${named}))`))));
}
type Visible = ReturnType<typeof visible>;

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

export async function orderPage(tx: Tx, who: Seer, input: Page<'order_id'> & Filters) {
  let rows = filtered(visible(tx, who), input);
  if (input.sku) rows = rows.where(await hasGoods(tx, who.customerId, input.sku));
  if (input.number) rows = rows.where(await beginsLike(tx, who.customerId, input.number));
  return pageQuery(tx, rows.select(rowColumns), input, { order_id: 'o.order_id' }, 'o.order_id');
}

/** Orders of the product whose SKU or alias this is. The product is found first, so that its orders are looked up by their index. */
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

/** Orders either number of which begins so. Each is looked up by its own index; an "or" over both would use none. */
async function beginsLike(tx: Tx, customerId: number, beginning: string): Promise<Expression<SqlBool>> {
  const some = visible(tx, { customerId, skuScope: null })
    .select('o.order_id')
    .limit(RARE + 1);
  const byNumber = some.where((is) => startsWithCapitals(is, 'o.order_no', beginning));
  const byPlatform = some.where((is) => startsWithSmall(is, 'o.platform_order_key', beginning));
  const { rows } = await sql<{ order_id: number }>`(${byNumber}) union all (${byPlatform})`.execute(tx);
  if (rows.length <= RARE) return sql<SqlBool>`o.order_id = any(${rows.map((row) => row.order_id)}::bigint[])`;
  return sql<SqlBool>`(starts_with(o.order_no, ${beginning.toUpperCase()}) or starts_with(o.platform_order_key, ${beginning.toLowerCase()}))`;
}

/** How many orders stand where, each counted no further than a list is. */
export async function statusCounts(tx: Tx, who: Seer) {
  const counts = orderStatuses.map((status) => {
    const some = visible(tx, who)
      .where('o.status', '=', status)
      .select(sql<number>`1`.as('one'))
      .limit(COUNTED);
    return sql`select ${status}::text as status, (select count(*) from (${some}) counted) as count`;
  });
  const { rows } = await sql<{ status: OrderStatus; count: number }>`${sql.join(counts, sql` union all `)}`.execute(tx);
  return rows;
}

/** The first few goods of each of these orders, with the sums over all of them: one look for a whole page. */
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
