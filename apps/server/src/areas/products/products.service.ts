import type { MerchantCtx } from '#server/kernel/ctx.ts';
import * as products from './products.queries.ts';

// What imports need: the same checks and writes as a single save.
export { checkProducts } from './product-faults.ts';
export { changeProduct, createProduct, openForChange } from './save-product.ts';

/** Whether the merchant has come past the step "create a SKU". */
export async function hasProduct({ tx, actor }: Pick<MerchantCtx, 'tx' | 'actor'>): Promise<boolean> {
  return (await products.anyProduct(tx, actor.customerId)) !== undefined;
}
