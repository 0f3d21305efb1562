import { sql } from 'kysely';
import { skuStates } from '@quayside/domain/connectors/connector-rules';
import type { StoreLine } from '@quayside/domain/connectors/store-order';
import { inSkuScope } from '#server/areas/products/products.public.ts';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import type { Key } from './stores.queries.ts';

type SkuState = (typeof skuStates)[number];

/** Whoever is limited to some SKUs sees what is not mapped yet, and what is mapped to those. */
const visible = (scope: SkuScope) => sql<boolean>`(k.product_id is null or ${inSkuScope(scope, 'k.product_id')})`;

function ofStore(tx: Tx, scope: SkuScope, { customer_id, store_id }: Key) {
  return tx
    .selectFrom('store_skus as k')
    .leftJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'k.customer_id').onRef('p.product_id', '=', 'k.product_id'))
    .select(['k.store_sku_id', 'k.sku', 'k.title', 'k.product_id', 'k.pushed_quantity', 'k.created_at'])
    .select(['p.sku as product_sku', 'p.product_name'])
    .where('k.customer_id', '=', customer_id)
    .where('k.store_id', '=', store_id)
    .where(visible(scope));
}

type Input = Page<'store_sku_id'> & { state?: SkuState | undefined; sku?: string | undefined };

export function skuPage(tx: Tx, scope: SkuScope, key: Key, input: Input) {
  let rows = ofStore(tx, scope, key);
  if (input.state) rows = rows.where('k.product_id', input.state === 'mapped' ? 'is not' : 'is', null);
  if (input.sku) rows = rows.where('k.sku', '=', input.sku);
  return pageQuery(tx, rows, input, { store_sku_id: 'k.store_sku_id' }, 'k.store_sku_id');
}

export function skuCounts(tx: Tx, scope: SkuScope, { customer_id, store_id }: Key) {
  return countTabs(tx, skuStates, (state) =>
    tx
      .selectFrom('store_skus as k')
      .where('k.customer_id', '=', customer_id)
      .where('k.store_id', '=', store_id)
      .where('k.product_id', state === 'mapped' ? 'is not' : 'is', null)
      .where(visible(scope)),
  );
}

export function sku(tx: Tx, scope: SkuScope, key: Key, id: number) {
  return ofStore(tx, scope, key).where('k.store_sku_id', '=', id).executeTakeFirst();
}
export type SkuView = NonNullable<Awaited<ReturnType<typeof sku>>>;

/** Remembers the SKUs of a page; what stock is set by may change in the shop. */
export async function rememberSkus(tx: Tx, { customer_id, store_id }: Key, lines: readonly StoreLine[], now: Date): Promise<void> {
  const rows = [...new Map(lines.map((line) => [skuKey(line.sku), line])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { title, stock_ref }]) => ({ sku: key, title: title.slice(0, 300), stock_ref }));
  if (rows.length === 0) return;
  await sql`
    insert into store_skus as k (customer_id, store_id, sku, title, stock_ref, created_at)
    select ${customer_id}, ${store_id}, sku, title, stock_ref, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows).replaceAll(String.raw`\u0000`, '')}::jsonb) as r (sku text, title text, stock_ref text)
    on conflict (customer_id, store_id, sku) do update set stock_ref = excluded.stock_ref, title = excluded.title
     where k.stock_ref <> excluded.stock_ref or k.title <> excluded.title`.execute(tx);
}

export const skuKey = (sku: string) => sku.trim().slice(0, 200) || '-';

export async function mapSku(tx: Tx, { customer_id, store_id }: Key, id: number, productId: number | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_skus')
    .set({ product_id: productId, mapped_at: productId === null ? null : now, pushed_quantity: null })
    .where('customer_id', '=', customer_id)
    .where('store_id', '=', store_id)
    .where('store_sku_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** SKUs that are the same word in both places need no person. `keys` are the words as product codes are compared. */
export async function mapSameCodes(tx: Tx, { customer_id, store_id }: Key, skus: readonly string[], keys: readonly string[], now: Date) {
  await sql`
    update store_skus k set product_id = c.product_id, mapped_at = ${now}
      from unnest(${[...skus]}::text[], ${[...keys]}::text[]) as w (sku, key)
      join product_codes c on c.customer_id = ${customer_id} and c.code = w.key
      join products p on p.customer_id = c.customer_id and p.product_id = c.product_id and p.deleted_at is null
     where k.customer_id = ${customer_id} and k.store_id = ${store_id} and k.sku = w.sku and k.product_id is null`.execute(tx);
}

/** What an order takes from the products behind some SKUs. */
export function mappedProducts(tx: Tx, { customer_id, store_id }: Key, skus: readonly string[]) {
  return tx
    .selectFrom('store_skus as k')
    .innerJoin('products as p', (on) => on.onRef('p.customer_id', '=', 'k.customer_id').onRef('p.product_id', '=', 'k.product_id'))
    .select(['k.sku', 'p.product_id', 'p.product_name', 'p.declared_value'])
    .select(sql<number>`coalesce(p.measured_weight_g, p.weight_g)`.as('weight_g'))
    .where('k.customer_id', '=', customer_id)
    .where('k.store_id', '=', store_id)
    .where('p.deleted_at', 'is', null)
    .where(sql<boolean>`k.sku = any(${[...skus]}::text[])`)
    .execute();
}
export type Mapped = Awaited<ReturnType<typeof mappedProducts>>[number];

export async function productsLike(tx: Tx, scope: SkuScope, text: string, most: number) {
  return tx
    .selectFrom(sql<{ product_id: number }>`(select similar_products(${text}, ${most}) as product_id)`.as('found'))
    .innerJoin('products as p', (on) => on.on('p.customer_id', '=', scope.customerId).onRef('p.product_id', '=', 'found.product_id'))
    .select(['p.product_id', 'p.sku', 'p.product_name'])
    .where(inSkuScope(scope, 'p.product_id'))
    .execute();
}

type Wanted = { readonly warehouseId: number; readonly buffer: number; readonly after: number; readonly most: number };

/** What each mapped SKU may sell from a warehouse, where the shop was told something else. */
export function stockToTell(tx: Tx, { customer_id, store_id }: Key, { warehouseId, buffer, after, most }: Wanted) {
  const offered = sql<number>`greatest(0, coalesce(l.available, 0) - ${buffer})`;
  return tx
    .selectFrom('store_skus as k')
    .leftJoin('stock_levels as l', (on) =>
      on.onRef('l.customer_id', '=', 'k.customer_id').onRef('l.product_id', '=', 'k.product_id').on('l.warehouse_id', '=', warehouseId),
    )
    .select(['k.store_sku_id', 'k.sku', 'k.stock_ref', sql<number>`coalesce(l.available, 0)`.as('available')])
    .where('k.customer_id', '=', customer_id)
    .where('k.store_id', '=', store_id)
    .where('k.store_sku_id', '>', after)
    .where('k.product_id', 'is not', null)
    .where('k.stock_ref', '<>', '')
    .where(sql<boolean>`k.pushed_quantity is distinct from ${offered}`)
    .orderBy('k.store_sku_id')
    .limit(most)
    .execute();
}

export async function writePushed(
  tx: Tx,
  customerId: number,
  pushed: readonly { store_sku_id: number; quantity: number }[],
): Promise<void> {
  await sql`
    update store_skus k set pushed_quantity = r.quantity
      from jsonb_to_recordset(${JSON.stringify(pushed)}::jsonb) as r (store_sku_id bigint, quantity int)
     where k.customer_id = ${customerId} and k.store_sku_id = r.store_sku_id`.execute(tx);
}
