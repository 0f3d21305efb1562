import type { interceptionsCalls } from '@quayside/contract/interceptions/interceptions.calls';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import { actorLabel } from '@quayside/domain/kernel/actor';
import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import { configValue } from '#server/areas/basic-config/basic-config.public.ts';
import { addOrderEvent, changeOrder, lockedOrder, orderDetailRow } from '#server/areas/orders/orders.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import * as interceptions from './interceptions.queries.ts';

/** What a request shows beside its row. */
export function interceptionView(row: interceptions.InterceptionRecord, order: { order_no: string; status: OrderStatus }) {
  const { customer_id: _customer, method: _method, status: asked_in, ...shown } = row;
  return { ...shown, asked_in, order_no: order.order_no, status: order.status };
}

/** Asks staff to stop an order that awaits shipment (ORD-32). Later the spec's own sentence says whom to ask (ORD-50). */
export async function interceptOrder(ctx: MerchantCtx, { order_id, reason }: ParsedOf<typeof interceptionsCalls.intercept>) {
  const { tx, actor, now } = ctx;
  const order = found(await lockedOrder(tx, actor, order_id));
  const { status } = order;
  if (status !== 'approved' && status !== 'packaged') throw new Refusal('orders.not_cancelable');
  const asked = { status, method: order.method, reason, requested_by: actorLabel(actor), requested_at: now };
  const made = await interceptions.insertInterception(tx, actor.customerId, { order_id, ...asked });
  if (!made) throw new Refusal('interceptions.requested');
  await changeOrder(ctx, order, { processing: 'intercept_requested' });
  await addOrderEvent(ctx, order, 'intercept_requested', { reason });
  return interceptionView(made, order);
}

export async function getOdds({ tx, actor }: MerchantCtx, { order_id }: ParsedOf<typeof interceptionsCalls.odds>) {
  const order = found(await orderDetailRow(tx, actor, order_id));
  const status = order.status === 'packaged' ? 'packaged' : 'approved';
  return {
    ...(await interceptions.oddsOf(tx, actor.customerId, status, order.method)),
    fee_usd: await configValue(tx, 'interception_fee_usd'),
  };
}

export async function interceptionsOf({ tx, actor }: MerchantCtx, { order_id }: ParsedOf<typeof interceptionsCalls.ofOrder>) {
  const order = found(await orderDetailRow(tx, actor, order_id));
  const rows = await interceptions.interceptionsOfOrder(tx, actor.customerId, order_id);
  return { list: rows.map((row) => interceptionView(row, order)) };
}
