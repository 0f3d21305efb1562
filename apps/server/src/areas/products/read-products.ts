import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { productsCalls } from '@quayside/contract/products/products.calls';
import { exportProductsJob } from '@quayside/contract/products/products.jobs';
import { generatedBarcode } from '@quayside/domain/products/barcode-rules';
import { branchIds } from '#server/areas/categories/categories.public.ts';
import { consumableView } from '#server/areas/consumables/consumables.public.ts';
import { openPicture, type FileReader } from '#server/areas/uploads/uploads.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { nextBarcodeNumber, takenBarcodes } from './product-writes.queries.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { stockAcrossMerchants } from './product-questions.ts';
import { productDetail, productRow, stockMap, type Stock } from './products.map.ts';
import * as products from './products.queries.ts';

type ProductKey = { readonly customer_id: number; readonly product_id: number };
const SEARCHED = 20;

/** One page of the merchant's products with their stock, limited to the user's SKU scope (PROD-42). */
export async function listProducts({ tx, actor }: MerchantCtx, { category_id, ...input }: ParsedOf<typeof productsCalls.list>) {
  const categoryIds = category_id === undefined ? undefined : await branchIds(tx, category_id);
  const { list, count } = await products.productPage(tx, actor, { ...input, categoryIds });
  const stock = await stockFor(tx, actor.customerId, list, actor.warehouseIds ?? undefined);
  return { list: list.map((row) => productRow(row, stock)), count };
}

export async function getProduct({ tx, actor }: MerchantCtx, { product_id }: { product_id: number }) {
  const row = found(await products.productDetail(tx, actor, product_id));
  const attached = await attachedTo(tx, actor.customerId, [row]);
  return productDetail(row, await stockFor(tx, actor.customerId, [row], actor.warehouseIds ?? undefined), attached(product_id));
}

/** The consumables attached to each unit of some products. */
export async function attachedTo(tx: Tx, customerId: number, rows: readonly { product_id: number }[]) {
  return attachedToAcrossMerchants(
    tx,
    rows.map(({ product_id }) => ({ customer_id: customerId, product_id })),
  );
}

export async function attachedToAcrossMerchants(tx: Tx, rows: readonly ProductKey[]) {
  const lines = Map.groupBy(await products.consumablesOfProductsAcrossMerchants(tx, rows), (line) => line.product_id);
  return (productId: number) => (lines.get(productId) ?? []).map((one) => ({ ...consumableView(one), attached: one.attached }));
}

/** A few products for a keyword (PROD-55), or those with the given ids. */
export async function searchProducts({ tx, actor }: MerchantCtx, { keyword, warehouse_id, ids }: ParsedOf<typeof productsCalls.search>) {
  const list = ids ? await products.productsByIds(tx, actor, ids) : await productsLike(tx, actor, keyword);
  const stock = await stockFor(tx, actor.customerId, list, warehouse_id ?? actor.warehouseIds ?? undefined);
  const attached = await attachedTo(tx, actor.customerId, list);
  return { list: list.map((row) => ({ ...productRow(row, stock), consumables: attached(row.product_id) })) };
}

/** An exact code match comes first. */
async function productsLike(tx: Tx, scope: SkuScope, keyword: string) {
  const exact = keyword === '' ? [] : await products.productsByCode(tx, scope, keyword);
  const others = await products.productsByKeyword(tx, scope, keyword, SEARCHED);
  return [...new Map([...exact, ...others].map((row) => [row.product_id, row])).values()].slice(0, SEARCHED);
}

/** The stock of products, over all warehouses or in some. */
export async function stockFor(
  tx: Tx,
  customerId: number,
  rows: readonly { product_id: number }[],
  warehouses?: number | readonly number[],
): Promise<Stock> {
  const keys = rows.map(({ product_id }) => ({ customer_id: customerId, product_id }));
  return stockForAcrossMerchants(tx, keys, typeof warehouses === 'number' ? [warehouses] : warehouses);
}

export async function stockForAcrossMerchants(tx: Tx, rows: readonly ProductKey[], warehouses?: readonly number[]): Promise<Stock> {
  return rows.length === 0 ? new Map() : stockMap(await stockAcrossMerchants(tx, rows, warehouses));
}

/** A product's picture, if the product is in the user's scope. */
export async function getImage(ctx: MerchantCtx, asked: ParsedOf<typeof productsCalls.image>) {
  found(await products.productWithImage(ctx.tx, ctx.actor, asked.file_id));
  return openPicture(ctx, ctx.actor.customerId, asked);
}

/** A picture of a product needs what the product's page needs: the permission, and one of its products in the user's SKU scope. */
export const mayReadPicture: FileReader = async ({ tx, actor }, { file_id }) => {
  if (!(await products.productWithImage(tx, { customerId: actor.customerId, skuScope: null }, file_id))) return null;
  return actor.can.has('products.read') && (await products.productWithImage(tx, actor, file_id)) !== undefined;
};

/** A barcode the merchant does not use yet (D-12). */
export async function newBarcode({ tx, actor }: MerchantCtx) {
  return { barcode: await freeBarcode(tx, actor.customerId) };
}

export async function freeBarcode(tx: Tx, customerId: number): Promise<string> {
  for (;;) {
    const barcode = generatedBarcode(await nextBarcodeNumber(tx));
    // A user may have entered a barcode of our range by hand.
    if ((await takenBarcodes(tx, customerId, [barcode])).length === 0) return barcode;
  }
}

/** Starts an export in the format of the import template, so that it can be imported again (PROD-45). */
export async function exportProducts({ actor, language, enqueue }: MerchantCtx, filters: ParsedOf<typeof productsCalls.export>) {
  const { customerId, accountId, skuScope } = actor;
  const payload = { customer_id: customerId, account_id: accountId, skus: skuScope === null ? null : [...skuScope], language, filters };
  return { job_id: await enqueue(exportProductsJob, payload) };
}
