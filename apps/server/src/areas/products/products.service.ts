import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import * as products from './products.queries.ts';

/** Whether the merchant has completed the step "create a SKU". */
export async function hasProduct({ tx, actor }: Pick<MerchantCtx, 'tx' | 'actor'>): Promise<boolean> {
  return (await products.anyProduct(tx, actor.customerId)) !== undefined;
}

/** Which of these products are in the scope. */
export async function existingProducts(tx: Tx, scope: SkuScope, productIds: readonly number[]): Promise<Set<number>> {
  return new Set((await products.productsByIds(tx, scope, productIds)).map(({ product_id }) => product_id));
}

/** The same with `FOR KEY SHARE`, which keeps them from being deleted until we commit. Lock them after the document that names them. */
export async function holdProducts(tx: Tx, scope: SkuScope, productIds: readonly number[]): Promise<Set<number>> {
  return new Set((await products.holdProducts(tx, scope, productIds)).map(({ product_id }) => product_id));
}
