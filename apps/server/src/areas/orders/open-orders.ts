import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersOpenCalls } from '@quayside/contract/orders/orders.open-calls';
import { findNamed, namingSkus, type Named } from '#server/areas/products/products.public.ts';
import { listWarehouses } from '#server/areas/warehouses/warehouses.public.ts';
import { cursorPage } from '#server/kernel/cursor.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, refuseFields } from '#server/kernel/refusal.ts';
import { cancelOrders } from './end-orders.ts';
import { openRows, withQuotes } from './order-list.queries.ts';
import * as orders from './orders.queries.ts';
import { quoteOrder } from './quote-order.ts';
import { getOrder, withGoods } from './read-orders.ts';
import { saveOrder } from './save-order.ts';
import { submitOrder } from './submit-orders.ts';

type Open = typeof ordersOpenCalls;

/** One page of the orders a key sees. Within a date range by time, so that the index on it is used. */
export async function listOpenOrders(ctx: MerchantCtx, input: ParsedOf<Open['openList']>) {
  const isDated = input.from !== undefined || input.to !== undefined;
  const rows = await openRows(ctx.tx, ctx.actor, input);
  const { list, next_cursor } = await cursorPage(ctx, 'orders', rows, input, [
    ...(isDated ? [{ column: 'o.created_at', type: 'timestamptz' } as const] : []),
    { column: 'o.order_id', type: 'bigint' },
  ]);
  return { list: await withGoods(ctx, ctx.actor.customerId, await withQuotes(ctx.tx, ctx.actor.customerId, list)), next_cursor };
}

export async function quoteOpenOrder(ctx: MerchantCtx, input: ParsedOf<Open['openQuote']>) {
  const { list } = await listWarehouses(ctx);
  if (!list.some(({ warehouse_id }) => warehouse_id === input.warehouse_id))
    refuseFields({ path: 'warehouse_id', code: 'orders.no_warehouse', params: {} });
  const lines = await linesOf(ctx, input.lines);
  return namingSkus(input, () => quoteOrder(ctx, { ...input, lines }));
}

/** The platform's number is the natural key: a second request with it is told which order has it. */
export async function createOpenOrder(ctx: MerchantCtx, input: ParsedOf<Open['openCreate']>) {
  await refuseTaken(ctx, input.platform_order_no);
  const lines = await linesOf(ctx, input.lines);
  try {
    return await namingSkus(input, () => saveOrder(ctx, { ...input, lines }));
  } catch (error) {
    // Race: another request took the number since it was looked up.
    if (error instanceof Refusal && error.fields.some(({ code }) => code === 'orders.number_exists'))
      await refuseTaken(ctx, input.platform_order_no);
    throw error;
  }
}

async function refuseTaken({ tx, actor }: MerchantCtx, platformOrderNo: string): Promise<void> {
  const same = await orders.orderOfNumber(tx, actor.customerId, platformOrderNo, undefined);
  if (!same) return;
  // An order outside the key's warehouses is not named.
  const seen = await orders.orderDetail(tx, actor, same.order_id);
  throw new Refusal('orders.number_taken', seen ? { order_id: same.order_id, order_no: same.order_no } : { order_no: platformOrderNo });
}

export async function changeOpenOrder(ctx: MerchantCtx, input: ParsedOf<Open['openEdit']>) {
  const lines = await linesOf(ctx, input.lines);
  return namingSkus(input, () => saveOrder(ctx, { ...input, lines }));
}

export function submitOpenOrder(ctx: MerchantCtx, { order_id, accepted_total: total }: ParsedOf<Open['openSubmit']>) {
  return submitOrder(ctx, { ids: [order_id], accepted: total === undefined ? [] : [{ order_id, total }] });
}

export async function cancelOpenOrder(ctx: MerchantCtx, { order_id }: { order_id: number }) {
  const { refused } = await cancelOrders(ctx, { ids: [order_id] });
  if (refused[0]) throw new Refusal(refused[0].code);
  return getOrder(ctx, { order_id });
}

type Line = Named & { readonly quantity: number; readonly product_name?: string | undefined; readonly unit_price?: string | undefined };

/** Name and price are the product's own unless they are given. */
async function linesOf({ tx, actor }: MerchantCtx, lines: readonly Line[]) {
  const productOf = await findNamed(tx, actor, lines);
  return lines.map((line) => {
    const { product_id, name_en, declared_value } = productOf(line);
    const { product_name = name_en, unit_price = declared_value, quantity } = line;
    return { product_id, product_name, unit_price, quantity };
  });
}
