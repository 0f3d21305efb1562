import { sql } from 'kysely';
import { codeKey } from '@quayside/domain/products/product-rules';
import type { Tx } from '#server/kernel/database.ts';
import { pageQuery, type Page } from '#server/kernel/page.ts';
import { containsWord, matchesWord } from '#server/kernel/product-keyword.ts';

/** Whose products, and which of them whoever looks may see: null is all, else the SKUs named. */
export type Seer = { readonly customerId: number; readonly skuScope: readonly string[] | null };

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
  'p.image_fault',
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

/** The products somebody may see. The scope goes by the table of codes: there a plain comparison finds its index. */
function visible(tx: Tx, { customerId, skuScope }: Seer) {
  const live = tx.selectFrom('products as p').where('p.customer_id', '=', customerId).where('p.deleted_at', 'is', null);
  if (skuScope === null) return live;
  const named = tx
    .selectFrom('product_codes as s')
    .select('s.product_id')
    .where('s.customer_id', '=', customerId)
    .where('s.is_alias', '=', false)
    .where(sql<boolean>`s.code = any(${skuScope.map(codeKey)}::text[])`);
  // Found first and then looked up one by one, instead of held against every product of the merchant.
  return live.where(sql<boolean>`p.product_id = any(array(${named}))`);
}

export type Filters = {
  keyword?: string | undefined;
  property_id?: number | undefined;
  /** The category asked for and all below it. */
  categoryIds?: readonly number[] | undefined;
  sold_out?: 0 | 1 | undefined;
};
type Visible = ReturnType<typeof visible>;

function filtered(rows: Visible, { property_id, categoryIds, sold_out }: Filters): Visible {
  let some = rows;
  if (property_id !== undefined) some = some.where(sql<boolean>`p.property_ids @> array[${property_id}]::bigint[]`);
  if (categoryIds) some = some.where(sql<boolean>`p.category_ids && ${categoryIds}::bigint[]`);
  if (sold_out === undefined) return some;
  return some.where(({ exists, not, selectFrom }) => {
    const sellable = exists(
      selectFrom('stock_levels as l')
        .select('l.product_id')
        .whereRef('l.customer_id', '=', 'p.customer_id')
        .whereRef('l.product_id', '=', 'p.product_id')
        .whereRef('l.total', '>', 'l.frozen'),
    );
    return sold_out === 1 ? not(sellable) : sellable;
  });
}

export const words = { id: 'p.product_id', text: 'p.search_text' } as const;

export async function productPage(tx: Tx, who: Seer, input: Page<'product_id' | 'sku' | 'updated_at'> & Filters) {
  let rows = filtered(visible(tx, who), input);
  if (input.keyword) rows = rows.where(await matchesWord(tx, words, input.keyword, who.skuScope !== null));
  const columns = { product_id: 'p.product_id', sku: 'p.sku', updated_at: 'p.updated_at' };
  return pageQuery(tx, rows.select(rowColumns), input, columns, 'p.product_id');
}

/** A bite of an export, newest first, going on below `before`. */
export function productBite(tx: Tx, who: Seer, filters: Filters, before: number | null, limit: number) {
  let rows = filtered(visible(tx, who), filters);
  if (filters.keyword) rows = rows.where(containsWord(words.text, filters.keyword));
  if (before !== null) rows = rows.where('p.product_id', '<', before);
  return rows.select(detailColumns).orderBy('p.product_id', 'desc').limit(limit).execute();
}

export async function productCount(tx: Tx, who: Seer, filters: Filters): Promise<number> {
  let rows = filtered(visible(tx, who), filters);
  if (filters.keyword) rows = rows.where(containsWord(words.text, filters.keyword));
  const { count } = await rows.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

export async function productsByKeyword(tx: Tx, who: Seer, keyword: string, limit: number) {
  let rows = visible(tx, who);
  if (keyword !== '') rows = rows.where(await matchesWord(tx, words, keyword, who.skuScope !== null));
  return rows.select(rowColumns).orderBy('p.product_id', 'desc').limit(limit).execute();
}

/** The one whose SKU, alias or barcode this is, letter for letter but for capitals. Each by its own index; an "or" would use none. */
export function productsByCode(tx: Tx, who: Seer, code: string) {
  const byCode = tx
    .selectFrom('product_codes as k')
    .select('k.product_id')
    .where('k.customer_id', '=', who.customerId)
    .where('k.code', '=', codeKey(code));
  const byBarcode = tx
    .selectFrom('products as b')
    .select('b.product_id')
    .where('b.customer_id', '=', who.customerId)
    .where('b.deleted_at', 'is', null)
    .where('b.barcode', '=', code);
  return visible(tx, who).where('p.product_id', 'in', byCode.unionAll(byBarcode)).select(rowColumns).execute();
}

export function productDetail(tx: Tx, who: Seer, productId: number) {
  return visible(tx, who).where('p.product_id', '=', productId).select(detailColumns).executeTakeFirst();
}

export function productsByIds(tx: Tx, who: Seer, productIds: readonly number[]) {
  return visible(tx, who).where('p.product_id', 'in', productIds).select(rowColumns).execute();
}

export function productWithImage(tx: Tx, who: Seer, fileId: string) {
  return visible(tx, who).where('p.image_file_id', '=', fileId).select('p.product_id').limit(1).executeTakeFirst();
}

export function anyProduct(tx: Tx, customerId: number) {
  return visible(tx, { customerId, skuScope: null }).select('p.product_id').limit(1).executeTakeFirst();
}

/** Holds a product for a change. Stock may go on moving meanwhile: only a deletion must wait for that. */
export function lockProduct(tx: Tx, who: Seer, productId: number) {
  return visible(tx, who).where('p.product_id', '=', productId).select(detailColumns).forNoKeyUpdate('p').executeTakeFirst();
}

/** Holds products for their deletion: whoever is about to use one waits, and whoever is using one is waited for. */
export function lockProducts(tx: Tx, who: Seer, productIds: readonly number[]) {
  return visible(tx, who)
    .where('p.product_id', 'in', productIds)
    .select(['p.product_id', 'p.sku'])
    .orderBy('p.product_id')
    .forUpdate('p')
    .execute();
}

/** Holds products while a document that names them is written: none is deleted meanwhile, and one just deleted is not found. */
export function holdProducts(tx: Tx, who: Seer, productIds: readonly number[]) {
  return visible(tx, who).where('p.product_id', 'in', productIds).select('p.product_id').orderBy('p.product_id').forKeyShare('p').execute();
}

/** Stock of the given products, over all warehouses or in one. */
export function stockOf(tx: Tx, customerId: number, productIds: readonly number[], warehouseId?: number) {
  let levels = tx
    .selectFrom('stock_levels')
    .select(['product_id', sql<number>`sum(total)`.as('total'), sql<number>`sum(frozen)`.as('frozen')])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds);
  if (warehouseId !== undefined) levels = levels.where('warehouse_id', '=', warehouseId);
  return levels.groupBy('product_id').execute();
}

/** What every piece of these products brings with it. */
export async function consumablesOfProducts(tx: Tx, customerId: number, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  return tx
    .selectFrom('product_consumables as a')
    .innerJoin('consumables as c', 'c.consumable_id', 'a.consumable_id')
    .selectAll('c')
    .select(['a.product_id', 'a.quantity as attached'])
    .where('a.customer_id', '=', customerId)
    .where('a.product_id', 'in', productIds)
    .orderBy('c.consumable_id')
    .execute();
}
