import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import { orderDetail } from './orders.queries.ts';
import { saveOrder } from './save-order.ts';
import { storedFields } from './stored-order.ts';

/** Changes the products of an order. Its method and services depend on them and are dropped: both are chosen anew (ORD-36, D-27). */
export async function saveProducts(ctx: MerchantCtx, input: ParsedOf<typeof ordersCalls.saveProducts>) {
  const row = found(await orderDetail(ctx.tx, ctx.actor, input.order_id));
  return saveOrder(ctx, { ...storedFields(row), ...input, method: '', services: [] }, 'products');
}
