import type { Expression, SqlBool } from 'kysely';
import type { ProductUse } from '@quayside/domain/products/product-uses';
import type { MerchantCtx, SystemCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { question } from '#server/kernel/question.ts';
import { together } from '#server/kernel/together.ts';

type UsesOfProducts = (tx: Tx, customerId: number, productIds: readonly number[]) => Promise<(ProductUse & { product_id: number })[]>;
type ProductKey = { readonly customer_id: number; readonly product_id: number };
type ProductStock = {
  /** Stock of the given products, over all warehouses or in some. */
  readonly stockAcrossMerchants: (
    tx: Tx,
    products: readonly ProductKey[],
    warehouseIds?: readonly number[],
  ) => Promise<{ product_id: number; total: number; frozen: number }[]>;
  /** Whether the product `p` of a query has units that are not frozen. */
  readonly hasSellable: Expression<SqlBool>;
};
type ProductsChanged = (ctx: MerchantCtx | SystemCtx, customerId: number, productIds: readonly number[]) => Promise<void>;

/** Which documents still use these products, and how (PROD-08). */
export const productUses = question<UsesOfProducts>('who uses a product');
export const productStock = question<ProductStock>('the stock of a product');
/** Called in the transaction that changed products. */
export const productsChanged = question<ProductsChanged>('what follows from a changed product');

export async function stockAcrossMerchants(...of: Parameters<ProductStock['stockAcrossMerchants']>) {
  return (await together(...productStock.answers().map((one) => one.stockAcrossMerchants(...of)))).flat();
}

/** Called with the products locked: documents that start to use one lock it too, so the result is valid until the transaction ends. */
export async function usesOf(tx: Tx, customerId: number, productIds: readonly number[]): Promise<Map<number, ProductUse[]>> {
  const uses = new Map<number, ProductUse[]>();
  for (const ask of productUses.answers())
    for (const { product_id, ...use } of await ask(tx, customerId, productIds))
      uses.set(product_id, [...(uses.get(product_id) ?? []), use]);
  return uses;
}

export async function settleChanged(...changed: Parameters<ProductsChanged>): Promise<void> {
  for (const settle of productsChanged.answers()) await settle(...changed);
}
