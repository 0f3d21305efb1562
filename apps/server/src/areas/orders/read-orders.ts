import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { recognizeAddress } from '@quayside/domain/orders/recognize-address';
import { listCountries } from '#server/areas/countries/countries.public.ts';
import { attachedTo, stockFor } from '#server/areas/products/products.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { goodsOf, orderPage, statusCounts } from './order-list.queries.ts';
import { orderDetail, orderRow } from './orders.map.ts';
import * as orders from './orders.queries.ts';

/** How many lines of an order the list shows. */
const SHOWN = 3;
const ALIKE = 5;

/** One page of the merchant's orders, limited to the user's SKU scope. */
export function listOrders({ tx, actor }: MerchantCtx, input: ParsedOf<typeof ordersCalls.list>) {
  return orderListOf(tx, actor, input);
}

/** One page of the orders in a scope, with their first lines. */
export async function orderListOf(tx: Tx, scope: SkuScope, input: ParsedOf<typeof ordersCalls.list>) {
  const { list, count } = await orderPage(tx, scope, input);
  const ids = list.map((row) => row.order_id);
  const goods = Map.groupBy(await goodsOf(tx, scope.customerId, ids, SHOWN), (good) => good.order_id);
  return { list: list.map((row) => orderRow(row, goods.get(row.order_id) ?? [])), count };
}

export async function countOrders({ tx, actor }: MerchantCtx) {
  return { list: await statusCounts(tx, actor) };
}

/** An order with its lines, the available stock in its warehouse, and its packaging. */
export async function getOrder({ tx, actor }: MerchantCtx, { order_id }: { order_id: number }) {
  const { customerId } = actor;
  const row = found(await orders.orderDetail(tx, actor, order_id));
  const lines = await orders.linesOf(tx, customerId, order_id);
  const stock = await stockFor(tx, customerId, lines, row.warehouse_id);
  const attached = await attachedTo(tx, customerId, lines);
  return orderDetail(row, lines, await orders.packagingOf(tx, customerId, order_id), { stock, attached });
}

/** Parses pasted text into address fields; nothing is stored (D-30). */
export async function recognize(_ctx: MerchantCtx, { text }: { text: string }) {
  const { list } = await listCountries();
  return recognizeAddress(text, list);
}

/** Looks for a duplicate order: a taken number blocks saving, the same recipient is only a warning (D-29). */
export async function checkDuplicate({ tx, actor }: MerchantCtx, input: ParsedOf<typeof ordersCalls.checkDuplicate>) {
  const { order_id, platform_order_no, ...to } = input;
  const same = platform_order_no === '' ? undefined : await orders.orderOfNumber(tx, actor.customerId, platform_order_no, order_id);
  // A user with a limited SKU scope does not learn about an order outside it; saving still refuses the number.
  const seen = same && (await orders.orderDetail(tx, actor, same.order_id));
  const isWhole = to.first_name !== '' && to.address1 !== '' && to.country !== '';
  const same_recipient = isWhole ? await orders.ordersToRecipient(tx, actor, to, order_id, ALIKE) : [];
  return { same_number: seen && same ? same : null, same_recipient };
}
