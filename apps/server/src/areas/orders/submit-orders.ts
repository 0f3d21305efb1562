import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { amountText } from '@quayside/domain/kernel/money';
import { orderMachine } from '@quayside/domain/orders/order-machine';
import { whyNot } from '@quayside/domain/orders/order-rules';
import { freezeStock } from '#server/areas/inventory/inventory.public.ts';
import { holdMoney, usd } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { storeQuote } from './logistics.ts';
import { bindQuote, quoteOf } from './order-quotes.queries.ts';
import { addOrderEvent } from './order-events.ts';
import { changeOrder, documentOf } from './order-effects.ts';
import { offeredMethod, pricedParcel } from './price-order.ts';
import * as orders from './orders.queries.ts';
import { storedAsked } from './stored-order.ts';

const shortCodes: ReadonlySet<string> = new Set(['inventory.not_enough', 'wallets.short']);
type Stored = NonNullable<Awaited<ReturnType<typeof orders.lockedOrder>>>;

/**
 * Submits one order for shipment: binds its quote, freezes its stock and holds its price, or does nothing of it. Lock order: order,
 * products, stock levels, wallet.
 */
export async function submitOrder(ctx: MerchantCtx, { ids, warehouse_id, accepted }: ParsedOf<typeof ordersCalls.submit>) {
  const { tx, actor, now } = ctx;
  const [order_id = 0] = ids;
  const row = found(await orders.lockedOrder(tx, actor, order_id));
  refuseIf(whyNot('submit', row.status));
  if (warehouse_id !== undefined && row.warehouse_id !== warehouse_id) throw new Refusal('orders.other_warehouse'); // ORD-49
  if (row.method === '' || row.quote_id === null) throw new Refusal('orders.no_method'); // QUOTE-18
  const agreed = accepted.find((one) => one.order_id === order_id)?.total;
  const { quote_id, total } = await holdingQuote(ctx, row, agreed);
  const lines = await orders.unitsOf(tx, row.customer_id, order_id);
  const units = lines.map((line) => ({ ...line, warehouse_id: row.warehouse_id }));
  await freezeAndHold(
    () => freezeStock(ctx, row.customer_id, documentOf(row), units),
    () => holdMoney(ctx, row.customer_id, documentOf(row), usd(total)),
  );
  await bindQuote(tx, row.customer_id, quote_id, now);
  await changeOrder(ctx, row, { status: orderMachine.moves.submit.to, quote_id, submitted_at: now });
  await addOrderEvent(ctx, row, 'submitted', { total });
  return { order_id, order_no: row.order_no, total };
}

/** Stock first, then money (decision 0004). Both refuse before they write, so an order short of both says so at once. */
async function freezeAndHold(freeze: () => Promise<void>, hold: () => Promise<void>): Promise<void> {
  const refused: Refusal[] = [];
  for (const work of [freeze, hold])
    await work().catch((error: unknown) => {
      if (!(error instanceof Refusal) || !shortCodes.has(error.code)) throw error;
      refused.push(error);
    });
  const [first, second] = refused;
  if (first && second) throw new Refusal('orders.short_of_both', { ...first.details, ...second.details });
  if (first) throw first;
}

/** The quote that binds: the stored one in its time; later a new one, and a changed price needs the merchant's consent. */
async function holdingQuote(ctx: MerchantCtx, row: Stored, agreed: string | undefined) {
  const { tx, now } = ctx;
  const stored = found(await quoteOf(tx, row.customer_id, row.quote_id ?? 0));
  if (now < stored.expires_at) return stored;
  const priced = await pricedParcel(tx, row.customer_id, await storedAsked(tx, row), now);
  const offered = offeredMethod(priced, row.method);
  if (!offered) throw new Refusal('orders.method_not_offered');
  if (offered.total !== stored.total && offered.total !== agreed)
    throw new Refusal('orders.price_changed', { old: amountText(stored.total), new: amountText(offered.total) });
  return storeQuote(ctx, row.customer_id, row.order_id, priced, row.method);
}
