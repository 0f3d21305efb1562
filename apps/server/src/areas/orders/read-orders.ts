import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { recognizeAddress } from '@quayside/domain/orders/recognize-address';
import { listCountries } from '#server/areas/countries/countries.public.ts';
import { attachedTo, stockFor } from '#server/areas/products/products.public.ts';
import { serialsOfOrder } from '#server/areas/serial-numbers/serial-numbers.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { found } from '#server/kernel/refusal.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import { together } from '#server/kernel/together.ts';
import { goodsOfAcrossMerchants, missingNumbers, orderPage, statusCounts } from './order-list.queries.ts';
import { costsOf } from './order-costs-view.ts';
import { eventsOf } from './order-events.queries.ts';
import { quoteOf, servicesOf } from './order-quotes.queries.ts';
import { orderDetail, orderRow, quoteView } from './orders.map.ts';
import * as orders from './orders.queries.ts';

/** How many lines of an order the list shows. */
const SHOWN = 3;
const ALIKE = 5;
const MISSING = 100;

/** Whoever reads: templates of reasons are in his language. */
type Reader = Pick<MerchantCtx, 'tx' | 'language'>;

/** One page of the merchant's orders, limited to the user's SKU scope. */
export function listOrders(ctx: MerchantCtx, input: ParsedOf<typeof ordersCalls.list>) {
  return orderListOf(ctx, ctx.actor, input);
}

/** One page of the orders in a scope, with their first lines. */
export async function orderListOf({ tx, language }: Reader, scope: SkuScope, input: Parameters<typeof orderPage>[2]) {
  const { list, count } = await orderPage(tx, scope, input);
  return { list: await withGoods({ tx, language }, scope.customerId, list), count };
}

type ListedOrder = Awaited<ReturnType<typeof orderPage>>['list'][number];

export async function withGoods({ tx, language }: Reader, customerId: number, list: readonly ListedOrder[]) {
  const keys = list.map(({ order_id }) => ({ customer_id: customerId, order_id }));
  const goods = Map.groupBy(await goodsOfAcrossMerchants(tx, keys, SHOWN), (good) => good.order_id);
  return list.map((row) => orderRow(language, row, goods.get(row.order_id) ?? []));
}

/** The same by numbers, with those that no order has. */
export async function searchOrders(ctx: MerchantCtx, input: ParsedOf<typeof ordersCalls.search>) {
  return { ...(await orderListOf(ctx, ctx.actor, input)), ...(await missingNumbers(ctx.tx, ctx.actor, input.numbers, MISSING)) };
}

export async function countOrders({ tx, actor }: MerchantCtx) {
  return { list: await statusCounts(tx, actor) };
}

/** An order with its lines, the available stock in its warehouse, and its packaging. */
export async function getOrder(ctx: MerchantCtx, { order_id }: { order_id: number }) {
  return orderDetailOf(ctx, ctx.actor, order_id);
}

/** The same for staff, who see a merchant's whole scope. */
export async function orderDetailOf({ tx, language }: Reader, scope: SkuScope, order_id: number) {
  const { customerId } = scope;
  const [order, lines] = await together(orders.orderDetail(tx, scope, order_id), orders.linesOf(tx, customerId, order_id));
  const row = found(order);
  const [stock, attached, quote = null, services, events, chosen, serials] = await together(
    stockFor(tx, customerId, lines, row.warehouse_id),
    attachedTo(tx, customerId, lines),
    row.quote_id === null ? undefined : quoteOf(tx, customerId, row.quote_id),
    servicesOf(tx, customerId, order_id),
    eventsOf(tx, customerId, order_id),
    orders.packagingOf(tx, customerId, order_id),
    serialsByProduct(tx, row),
  );
  const costs = await costsOf(tx, row, quote);
  return orderDetail(language, row, lines, chosen, { stock, attached, quote, services, events, costs, serials });
}

/** A stored quote of an order this person may see. */
export async function getQuote({ tx, actor }: MerchantCtx, { quote_id }: { quote_id: number }) {
  const quote = found(await quoteOf(tx, actor.customerId, quote_id));
  found(await orders.orderDetail(tx, actor, quote.order_id));
  return quoteView(quote);
}

/** The serial numbers in the parcel (SN-06); an order that is not packed has none. */
async function serialsByProduct(tx: MerchantCtx['tx'], { customer_id, order_no, packed_at }: PackedOrder) {
  const found = packed_at === null ? [] : await serialsOfOrder(tx, customer_id, order_no);
  const byProduct = Map.groupBy(found, ({ product_id }) => product_id);
  return new Map([...byProduct].map(([id, some]) => [id, some.map(({ serial_number }) => serial_number)]));
}
type PackedOrder = { readonly customer_id: number; readonly order_no: string; readonly packed_at: Date | null };

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
