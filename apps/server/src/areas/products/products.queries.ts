import { sql } from 'kysely';
import { codeKey } from '@quayside/domain/products/product-rules';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import { pairs } from '#server/kernel/pairs.ts';
import { containsWord, matchesWord } from '#server/kernel/product-keyword.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { productStock } from './product-questions.ts';
import { inSkuScope } from './sku-scope.queries.ts';

export const rowColumns = [
  'p.customer_id',
  'p.product_id',
  'p.sku',
  'p.product_name',
  'p.name_cn',
  'p.name_en',
  'p.color',
  'p.size',
  'p.declared_value',
  'p.property_ids',
  'p.hs_code',
  'p.weight_g',
  'p.warning_quantity',
  'p.barcode',
  'p.alias',
  'p.image_file_id',
  'p.image_error',
  'p.scan_serial',
  'p.created_at',
  'p.updated_at',
] as const;
export const measuredColumns = [
  'p.length_cm',
  'p.width_cm',
  'p.height_cm',
  'p.measured_weight_g',
  'p.measured_length_cm',
  'p.measured_width_cm',
  'p.measured_height_cm',
  'p.measured_at',
] as const;
const detailColumns = [
  ...rowColumns,
  ...measuredColumns,
  'p.origin_country',
  'p.material_en',
  'p.material_cn',
  'p.purpose_en',
  'p.purpose_cn',
  'p.brand',
  'p.category_ids',
  'p.image_url',
  'p.image_source',
] as const;

/** The products in a scope that are not deleted. */
function visible(tx: Tx, scope: SkuScope) {
  return tx
    .selectFrom('products as p')
    .where('p.customer_id', '=', scope.customerId)
    .where('p.deleted_at', 'is', null)
    .where(inSkuScope(scope, 'p.product_id'));
}

export type Filters = {
  keyword?: string | undefined;
  property_id?: number | undefined;
  /** The selected category and its descendants. */
  categoryIds?: readonly number[] | undefined;
  sold_out?: 0 | 1 | undefined;
};
type Visible = ReturnType<typeof visible>;

function filtered(rows: Visible, { property_id, categoryIds, sold_out }: Filters): Visible {
  let some = rows;
  if (property_id !== undefined) some = some.where(sql<boolean>`p.property_ids @> array[${property_id}]::bigint[]`);
  if (categoryIds) some = some.where(sql<boolean>`p.category_ids && ${categoryIds}::bigint[]`);
  if (sold_out === undefined) return some;
  for (const { hasSellable } of productStock.answers()) some = some.where(({ not }) => (sold_out === 1 ? not(hasSellable) : hasSellable));
  return some;
}

export const words = { id: 'p.product_id', text: 'p.search_text' } as const;

export async function productPage(tx: Tx, scope: SkuScope, input: Page<'product_id' | 'sku' | 'updated_at'> & Filters) {
  let rows = filtered(visible(tx, scope), input);
  if (input.keyword) rows = rows.where(await matchesWord(tx, words, input.keyword, scope.skuScope !== null));
  const columns = { product_id: 'p.product_id', sku: 'p.sku', updated_at: 'p.updated_at' };
  return pageQuery(tx, rows.select(rowColumns), input, columns, 'p.product_id');
}

/** The rows of the open API's list, in no order yet. */
export async function openProducts(tx: Tx, scope: SkuScope, { keyword, sku }: { keyword?: string | undefined; sku?: string | undefined }) {
  let rows = visible(tx, scope).select(rowColumns);
  if (keyword) rows = rows.where(await matchesWord(tx, words, keyword, scope.skuScope !== null));
  if (!sku) return rows;
  const byCode = tx.selectFrom('product_codes as k').select('k.product_id').where('k.customer_id', '=', scope.customerId);
  return rows.where('p.product_id', 'in', byCode.where('k.code', '=', codeKey(sku)));
}

/** Products by id or by code, each with the code that found it. */
export async function productsNamed(tx: Tx, scope: SkuScope, ids: readonly number[], codes: readonly string[]) {
  const columns = ['p.product_id', 'p.name_en', 'p.declared_value'] as const;
  const byId = visible(tx, scope)
    .where(sql<boolean>`p.product_id = any(${ids}::bigint[])`)
    .select([...columns, sql<string | null>`null::text`.as('code')]);
  const byCode = visible(tx, scope)
    .innerJoin('product_codes as k', (on) => on.onRef('k.customer_id', '=', 'p.customer_id').onRef('k.product_id', '=', 'p.product_id'))
    .where(sql<boolean>`k.code = any(${codes}::text[])`)
    .select([...columns, 'k.code']);
  return byId.unionAll(byCode).execute();
}

/** The next batch of an export, newest first, with ids below `before`. */
export function productBatch(tx: Tx, scope: SkuScope, filters: Filters, before: number | null, limit: number) {
  let rows = filtered(visible(tx, scope), filters);
  if (filters.keyword) rows = rows.where(containsWord(words.text, filters.keyword));
  if (before !== null) rows = rows.where('p.product_id', '<', before);
  return rows.select(detailColumns).orderBy('p.product_id', 'desc').limit(limit).execute();
}

export async function productCount(tx: Tx, scope: SkuScope, filters: Filters): Promise<number> {
  let rows = filtered(visible(tx, scope), filters);
  if (filters.keyword) rows = rows.where(containsWord(words.text, filters.keyword));
  const { count } = await rows.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

export async function productsByKeyword(tx: Tx, scope: SkuScope, keyword: string, limit: number) {
  let rows = visible(tx, scope);
  if (keyword !== '') rows = rows.where(await matchesWord(tx, words, keyword, scope.skuScope !== null));
  return rows.select(rowColumns).orderBy('p.product_id', 'desc').limit(limit).execute();
}

/** The product with exactly this SKU, alias or barcode, ignoring case. Each by its own index; an "or" would use none. */
export function productsByCode(tx: Tx, scope: SkuScope, code: string) {
  const byCode = tx
    .selectFrom('product_codes as k')
    .select('k.product_id')
    .where('k.customer_id', '=', scope.customerId)
    .where('k.code', '=', codeKey(code));
  const byBarcode = tx
    .selectFrom('products as b')
    .select('b.product_id')
    .where('b.customer_id', '=', scope.customerId)
    .where('b.deleted_at', 'is', null)
    .where('b.barcode', '=', code);
  return visible(tx, scope).where('p.product_id', 'in', byCode.unionAll(byBarcode)).select(rowColumns).execute();
}

export function productDetail(tx: Tx, scope: SkuScope, productId: number) {
  return visible(tx, scope).where('p.product_id', '=', productId).select(detailColumns).executeTakeFirst();
}

export function productsByIds(tx: Tx, scope: SkuScope, productIds: readonly number[]) {
  return visible(tx, scope).where('p.product_id', 'in', productIds).select(rowColumns).execute();
}

/** What a label says about each product. */
export function labelProducts(tx: Tx, scope: SkuScope, productIds: readonly number[]) {
  return visible(tx, scope)
    .where('p.product_id', 'in', productIds)
    .select(['p.product_id', 'p.sku', 'p.barcode', 'p.product_name', 'p.name_en', 'p.origin_country'])
    .execute();
}

export function productWithImage(tx: Tx, scope: SkuScope, fileId: string) {
  return visible(tx, scope).where('p.image_file_id', '=', fileId).select('p.product_id').limit(1).executeTakeFirst();
}

export function anyProduct(tx: Tx, customerId: number) {
  return visible(tx, { customerId, skuScope: null }).select('p.product_id').limit(1).executeTakeFirst();
}

/** Locks a product for a change. Stock movements do not wait for this lock; only a deletion must wait for them. */
export function lockProduct(tx: Tx, scope: SkuScope, productId: number) {
  return visible(tx, scope).where('p.product_id', '=', productId).select(detailColumns).forNoKeyUpdate('p').executeTakeFirst();
}

/** Locks products for deletion: waits for transactions that use one, and new uses wait for us. */
export function lockProducts(tx: Tx, scope: SkuScope, productIds: readonly number[]) {
  return visible(tx, scope)
    .where('p.product_id', 'in', productIds)
    .select(['p.product_id', 'p.sku'])
    .orderBy('p.product_id')
    .forUpdate('p')
    .execute();
}

/** `FOR KEY SHARE` keeps products from being deleted until we commit, but allows changes. A product just deleted is not returned. */
export function holdProducts(tx: Tx, scope: SkuScope, productIds: readonly number[]) {
  return visible(tx, scope)
    .where('p.product_id', 'in', productIds)
    .select('p.product_id')
    .orderBy('p.product_id')
    .forKeyShare('p')
    .execute();
}

/** The consumables attached to each unit of these products. */
export async function consumablesOfProductsAcrossMerchants(tx: Tx, products: readonly { customer_id: number; product_id: number }[]) {
  if (products.length === 0) return [];
  return tx
    .selectFrom('product_consumables as a')
    .innerJoin('consumables as c', 'c.consumable_id', 'a.consumable_id')
    .selectAll('c')
    .select(['a.product_id', 'a.quantity as attached'])
    .where(sql<boolean>`(a.customer_id, a.product_id) in (${pairs(products, 'product_id')})`)
    .orderBy('c.consumable_id')
    .execute();
}
