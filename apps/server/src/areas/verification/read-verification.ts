import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import { add, money, moneyText } from '@quayside/domain/kernel/money';
import { MAX_ORDERS_AT_ONCE } from '@quayside/domain/orders/order-rules';
import { isClean, orderChecks, orderKeyOf, type CheckedOrder } from '@quayside/domain/verification/verification-rules';
import { claimsOf } from '#server/areas/my-work/my-work.public.ts';
import { goodsOfAcrossMerchants, orderDetailOf, orderRow } from '#server/areas/orders/orders.public.ts';
import { withDeskPicture } from '#server/areas/products/products.public.ts';
import { usd } from '#server/areas/wallets/wallets.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { together } from '#server/kernel/together.ts';
import { checksOf, type OrderRecord } from './run-checks.ts';
import * as queue from './verification.queries.ts';

const SHOWN = 3;
const numberOf = (checks: readonly CheckedOrder[] | undefined, result: CheckedOrder['result']) =>
  (checks ?? []).filter((one) => one.result === result).length;

/** Orders that wait for verification, with how many of their checks fail or warn. */
export async function listWaiting(ctx: DeskCtx, input: ParsedOf<typeof verificationDeskCalls.deskList>) {
  const { tx, now, language } = ctx;
  const { list, count } = await queue.waitingPageAcrossMerchants(tx, input);
  const checks = await checksOf(tx, list, now);
  const shown = await shownParts(tx, list);
  const reviewing = await claimsOf(
    ctx,
    'verification.to_verify',
    list.map(({ order_id }) => order_id),
  );
  return {
    count,
    list: list.map((row) => {
      const order = orderRow(language, { ...row, quote: shown.quotes.get(row.quote_id ?? 0) ?? null }, shown.goods.get(row.order_id) ?? []);
      return {
        ...order,
        goods: order.goods.map((one) => withDeskPicture(one, row.customer_id)),
        customer_id: row.customer_id,
        customer_name: row.customer_name,
        fails: numberOf(checks.get(row.order_id), 'fail'),
        warnings: numberOf(checks.get(row.order_id), 'warn'),
        reviewing: [...(reviewing.get(row.order_id) ?? [])],
      };
    }),
  };
}

/** First lines and quotes of a page. */
async function shownParts(tx: Tx, rows: readonly OrderRecord[]) {
  const quoted = rows.flatMap(({ customer_id, quote_id }) => (quote_id === null ? [] : [{ customer_id, quote_id }]));
  const [lines, quotes] = await together(goodsOfAcrossMerchants(tx, rows, SHOWN), queue.quoteFactsAcrossMerchants(tx, quoted));
  return { goods: Map.groupBy(lines, ({ order_id }) => order_id), quotes: new Map(quotes.map((quote) => [quote.quote_id, quote])) };
}

/** One order with its checks and its place in the queue. */
export async function getWaiting(ctx: DeskCtx, { customer_id, order_id }: { customer_id: number; order_id: number }) {
  const { tx, now } = ctx;
  const { name } = found(await queue.customerName(tx, customer_id));
  const detail = await orderDetailOf(ctx, { customerId: customer_id, skuScope: null }, order_id);
  const row = found(await queue.orderAcrossMerchants(tx, customer_id, order_id));
  const { waiting, before } = await queue.placeAcrossMerchants(tx, row);
  return {
    ...detail,
    lines: detail.lines.map((line) => withDeskPicture(line, customer_id)),
    customer_id,
    customer_name: name,
    checks: (await checksOf(tx, [row], now)).get(order_id) ?? [],
    place: row.status === 'uploaded' ? before + 1 : null,
    waiting,
  };
}

/** The oldest orders with nothing to look at, and why the others of the same age stay. */
export async function listClean({ tx, now }: DeskCtx) {
  const rows = await queue.oldestAcrossMerchants(tx, MAX_ORDERS_AT_ONCE);
  const checks = await checksOf(tx, rows, now);
  const clean = rows.filter(({ order_id }) => isClean(checks.get(order_id) ?? []));
  const { goods, quotes } = await shownParts(tx, clean);
  const stay = orderChecks.map((check) => ({
    check,
    orders: [...checks.values()].filter((all) => all.some((one) => one.check === check && one.result !== 'pass')).length,
  }));
  return {
    keys: clean.map(orderKeyOf),
    units: clean.reduce((sum, { order_id }) => sum + (goods.get(order_id)?.[0]?.pieces ?? 0), 0),
    held: moneyText([...quotes.values()].reduce((sum, { total }) => add(sum, usd(total)), money(0n, 'USD'))),
    stay: stay.filter(({ orders }) => orders > 0),
  };
}
