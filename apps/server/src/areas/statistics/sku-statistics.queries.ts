import { sql, type RawBuilder } from 'kysely';
import { codeKey } from '@quayside/domain/products/product-rules';
import { idsInScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { firstDay, inPeriod, monthText, type Asked } from './statistics.queries.ts';

export type SkuAsked = Asked & SkuScope & { readonly search?: string | undefined; readonly before_from: string };

/** The rows of both periods that the account may see and that match the search. */
function rowsOf(asked: SkuAsked): RawBuilder<unknown> {
  const { customerId, skuScope, search, before_from } = asked;
  const months = inPeriod({ ...asked, from: before_from });
  const mine = skuScope === null ? sql`` : sql`and product_id = any(${idsInScope({ customerId, skuScope })})`;
  const found = search ? sql`and product_id = any(${productsLike(customerId, search)})` : sql``;
  return sql`select product_id, month, orders, units from statistics_skus where ${months} ${mine} ${found}`;
}

/** Products whose SKU begins with the words, deleted ones included: they were shipped all the same. */
function productsLike(customerId: number, search: string): RawBuilder<unknown> {
  const beginning = `${codeKey(search).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`array(select product_id from products where customer_id = ${customerId} and sku_key like ${beginning})`;
}

export type SkuSums = { product_id: number; orders: number; units: number; before: number };

/** One page of SKUs, most units first, and the sums over all of them. */
export async function skuSums(tx: Tx, asked: SkuAsked, page: { offset: number; limit: number }) {
  const now = sql`filter (where month >= ${firstDay(asked.from)}::date)`;
  const then = sql`filter (where month < ${firstDay(asked.from)}::date)`;
  const { rows } = await sql<SkuSums & { count: number; all_orders: number; all_units: number; all_before: number }>`
    with sums as (
      select product_id, coalesce(sum(orders) ${now}, 0)::int as orders, coalesce(sum(units) ${now}, 0)::bigint as units,
             coalesce(sum(units) ${then}, 0)::bigint as before
        from (${rowsOf(asked)}) r group by product_id)
    select *, (count(*) over ())::int as count, (sum(orders) over ())::int as all_orders, (sum(units) over ())::bigint as all_units,
           (select coalesce(sum(before), 0) from sums)::bigint as all_before
      from sums where units > 0 order by units desc, product_id limit ${page.limit} offset ${page.offset}`.execute(tx);
  return rows;
}

export type SkuCell = { product_id: number | null; month: string; units: number };

/** Units by month of some products; of all that match together when none are given. */
export async function skuCells(tx: Tx, asked: SkuAsked, ids: readonly number[] | null): Promise<SkuCell[]> {
  const some = { ...asked, before_from: asked.from };
  const key = ids === null ? sql`null::bigint` : sql`product_id`;
  const these = ids === null ? sql`` : sql`where product_id = any(${ids}::bigint[])`;
  const { rows } = await sql<SkuCell>`
    select ${key} as product_id, ${monthText} as month, sum(units)::bigint as units
      from (${rowsOf(some)}) r ${these} group by 1, 2`.execute(tx);
  return rows;
}

export async function namesOf(tx: Tx, customerId: number, ids: readonly number[]) {
  return tx
    .selectFrom('products')
    .select(['product_id', 'sku', 'product_name'])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', [0, ...ids])
    .execute();
}
