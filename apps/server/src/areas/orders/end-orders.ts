import { orderMachine, type OrderStatus } from '@quayside/domain/orders/order-machine';
import { whyNot, type OrderRefusal } from '@quayside/domain/orders/order-rules';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { changeOrders } from './order-writes.queries.ts';
import { addOrderEvent } from './order-events.ts';
import { lockOrders } from './orders.queries.ts';

type Some = { readonly ids: readonly number[] };

/** Cancels orders the merchant may still change (ORD-30); their numbers become free again. */
export async function cancelOrders(ctx: MerchantCtx, input: Some) {
  const { tx, actor, now } = ctx;
  const { allowed, refused } = await decide(ctx, input, (status) => whyNot('cancel', status));
  await changeOrders(tx, actor.customerId, allowed, {
    status: orderMachine.moves.cancel.to,
    canceled_at: now,
    updated_at: now,
    error_reason: '',
    error_template: '',
    error_fields: [],
  });
  for (const order_id of allowed) await addOrderEvent(ctx, { customer_id: actor.customerId, order_id }, 'canceled');
  return { done: allowed.length, refused };
}

/** Soft-deletes orders; their data is kept (ORD-34, D-26). */
export async function deleteOrders(ctx: MerchantCtx, input: Some) {
  const { tx, actor, now } = ctx;
  const { allowed, refused } = await decide(ctx, input, (status) => whyNot('delete', status));
  await changeOrders(tx, actor.customerId, allowed, { deleted_at: now, updated_at: now });
  return { done: allowed.length, refused };
}

/** Locks all orders and decides per order. One that does not exist, or is not in the scope, fails the whole call. */
export async function decide({ tx, actor }: MerchantCtx, { ids }: Some, ask: (status: OrderStatus) => OrderRefusal | null) {
  const wanted = [...new Set(ids)];
  const rows = await lockOrders(tx, actor, wanted);
  if (rows.length < wanted.length) throw new Refusal('request.not_found');
  const asked = rows.map(({ order_id, order_no, status }) => ({ order_id, order_no, code: ask(status) }));
  return {
    allowed: asked.flatMap(({ order_id, code }) => (code === null ? [order_id] : [])),
    refused: asked.flatMap(({ code, ...order }) => (code === null ? [] : [{ ...order, code }])),
  };
}
