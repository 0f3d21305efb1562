import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import { openPicture } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { writeProduct } from './product-writes.queries.ts';
import { deskProductRow } from './products.map.ts';
import * as desk from './desk-products.queries.ts';
import * as products from './products.queries.ts';
import { stockFor, stockForAcrossMerchants } from './read-products.ts';

/** Products of every merchant, for staff. */
export async function listForStaff({ tx }: DeskCtx, input: Parameters<typeof desk.productsAcrossMerchants>[1]) {
  const { list, count } = await desk.productsAcrossMerchants(tx, input);
  const stock = await stockForAcrossMerchants(tx, list);
  return { list: list.map((row) => deskProductRow(row, stock)), count };
}

/**
 * Stores what the warehouse measured, next to what the merchant declared (PROD-02). `updated_at` does not change, so a form that is
 * open in the portal can still be saved.
 */
export async function measureProduct({ tx, actor, now, concerns }: DeskCtx, input: ParsedOf<typeof productsDeskCalls.deskMeasure>) {
  const { customer_id, product_id, ...measured } = input;
  const seer = { customerId: customer_id, skuScope: null };
  const before = found(await products.lockProduct(tx, seer, product_id));
  concerns(customer_id, { before, after: { product_id, ...measured } });
  await writeProduct(tx, customer_id, product_id, { ...measured, measured_at: now, measured_by: actor.staffId });
  const row = found(await desk.productAcrossMerchants(tx, customer_id, product_id));
  return deskProductRow(row, await stockFor(tx, customer_id, [row]));
}

/** A product's picture. Staff cannot read other files of a merchant here. */
export async function getImageForStaff(ctx: DeskCtx, { customer_id, ...asked }: ParsedOf<typeof productsDeskCalls.deskImage>) {
  found(await products.productWithImage(ctx.tx, { customerId: customer_id, skuScope: null }, asked.file_id));
  return openPicture(ctx, customer_id, asked);
}

export function countMeasured({ tx }: DeskCtx) {
  return desk.measuredCountsAcrossMerchants(tx);
}
