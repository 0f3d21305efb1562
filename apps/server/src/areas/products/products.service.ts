import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import * as products from './products.queries.ts';

export { productImport } from './product-import.ts';
export { attachedTo, stockFor } from './read-products.ts';

/** Whether the merchant has come past the step "create a SKU". */
export async function hasProduct({ tx, actor }: Pick<MerchantCtx, 'tx' | 'actor'>): Promise<boolean> {
  return (await products.anyProduct(tx, actor.customerId)) !== undefined;
}

/** Which of these products there are for whoever asks. */
export async function seenProducts(tx: Tx, who: products.Seer, productIds: readonly number[]): Promise<Set<number>> {
  return new Set((await products.productsByIds(tx, who, productIds)).map(({ product_id }) => product_id));
}

/** The same, and none of them is deleted until the end of the transaction. Held after the document that names them. */
export async function useProducts(tx: Tx, who: products.Seer, productIds: readonly number[]): Promise<Set<number>> {
  return new Set((await products.holdProducts(tx, who, productIds)).map(({ product_id }) => product_id));
}
