import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { add, money, moneyText, type Money } from '@quayside/domain/kernel/money';
import { whyNot } from '@quayside/domain/orders/order-rules';
import { usd } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { storeQuote } from './logistics.ts';
import { addOrderEvent } from './order-events.ts';
import { changeOrder } from './order-effects.ts';
import { quoteOf } from './order-quotes.queries.ts';
import * as orders from './orders.queries.ts';
import { offeredMethod, priceParcels, pricedParcel } from './price-order.ts';
import { methodViews } from './quote-order.ts';
import { storedAsked, storedAskedAll } from './stored-order.ts';
import { quotedTotals } from './stored-order.queries.ts';

type Sum = { orders: number; before: Money; total: Money; view: ReturnType<typeof methodViews>[number] };
const nothing = money(0n, 'USD');

/** What each method would cost for several orders, beside what those orders are quoted at. Most orders first, then the cheapest. */
export async function compareMethods({ tx, actor, now }: MerchantCtx, { ids }: { ids: readonly number[] }) {
  const wanted = [...new Set(ids)];
  const all = await orders.ordersByIds(tx, actor, wanted);
  if (all.length < wanted.length) throw new Refusal('request.not_found');
  const rows = all.filter(({ status }) => whyNot('edit', status) === null);
  if (rows.length === 0) return { list: [] };
  const totals = await quotedTotals(
    tx,
    actor.customerId,
    rows.flatMap(({ quote_id }) => quote_id ?? []),
  );
  const priced = await priceParcels(tx, actor.customerId, await storedAskedAll(tx, rows), now);
  const sums = new Map<string, Sum>();
  for (const [place, one] of priced.entries()) {
    if (!('answer' in one)) continue;
    const before = usd(totals.get(rows[place]?.quote_id ?? 0) ?? '0');
    for (const view of methodViews(one)) addTo(sums, view, before);
  }
  const list = [...sums.values()].toSorted((a, b) => b.orders - a.orders || Number(a.total.minor - b.total.minor));
  return { list: list.map(({ view, before, total, ...sum }) => ({ ...view, ...sum, before: moneyText(before), total: moneyText(total) })) };
}

function addTo(sums: Map<string, Sum>, view: Sum['view'], before: Money): void {
  if (view.total === null) return;
  const sum = sums.get(view.method) ?? { orders: 0, before: nothing, total: nothing, view };
  sums.set(view.method, { view, orders: sum.orders + 1, before: add(sum.before, before), total: add(sum.total, usd(view.total)) });
}

/** Sets the method of one order that may still be changed, with a new quote. Its services stay. */
export async function setMethod(ctx: MerchantCtx, { ids, method }: ParsedOf<typeof ordersCalls.setMethod>) {
  const { tx, actor, now } = ctx;
  const [order_id = 0] = ids;
  const row = found(await orders.lockedOrder(tx, actor, order_id));
  refuseIf(whyNot('edit', row.status));
  const before = row.quote_id === null ? null : ((await quoteOf(tx, row.customer_id, row.quote_id))?.total ?? null);
  const priced = await pricedParcel(tx, row.customer_id, await storedAsked(tx, row), now);
  if (!offeredMethod(priced, method)) throw new Refusal('orders.method_not_offered');
  const { quote_id, total } = await storeQuote(ctx, row.customer_id, order_id, priced, method);
  await changeOrder(ctx, row, { method, quote_id });
  await addOrderEvent(ctx, row, 'method_changed', { before: row.method, after: method, total });
  return { order_id, order_no: row.order_no, before, total };
}
