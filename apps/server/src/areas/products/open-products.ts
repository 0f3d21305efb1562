import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { productsOpenCalls } from '@quayside/contract/products/products.open-calls';
import { cursorPage } from '#server/kernel/cursor.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { productRow } from './products.map.ts';
import * as products from './products.queries.ts';
import { stockFor } from './read-products.ts';
import { saveProduct } from './save-product.ts';

export async function listOpenProducts(ctx: MerchantCtx, input: ParsedOf<typeof productsOpenCalls.openList>) {
  const rows = await products.openProducts(ctx.tx, ctx.actor, input);
  const { list, next_cursor } = await cursorPage(ctx, 'products', rows, input, [{ column: 'p.product_id', type: 'bigint' }]);
  const stock = await stockFor(ctx.tx, ctx.actor.customerId, list, ctx.actor.warehouseIds ?? undefined);
  return { list: list.map((row) => productRow(row, stock)), next_cursor };
}

export function createOpenProduct(ctx: MerchantCtx, input: ParsedOf<typeof productsOpenCalls.openCreate>) {
  return saveProduct(ctx, { ...input, image_file_id: null });
}

/** Pictures are set in the portal: the one of the product stays. */
export async function changeOpenProduct(ctx: MerchantCtx, input: ParsedOf<typeof productsOpenCalls.openEdit>) {
  const { image_file_id } = found(await products.productDetail(ctx.tx, ctx.actor, input.product_id));
  return saveProduct(ctx, { ...input, image_file_id });
}
