import type { MerchantCtx } from '#server/kernel/ctx.ts';
import * as products from './products.queries.ts';

export { productImport } from './product-import.ts';

/** Whether the merchant has come past the step "create a SKU". */
export async function hasProduct({ tx, actor }: Pick<MerchantCtx, 'tx' | 'actor'>): Promise<boolean> {
  return (await products.anyProduct(tx, actor.customerId)) !== undefined;
}
