import { actorLabel } from '@quayside/domain/kernel/actor';
import type { OrderEventKind } from '@quayside/domain/orders/order-machine';
import type { StockCtx } from '#server/areas/inventory/inventory.public.ts';
import * as events from './order-events.queries.ts';

type Order = { readonly customer_id: number; readonly order_id: number };

/** Adds a timeline entry in the transaction of the change. */
export async function addOrderEvent(
  { tx, actor, now }: StockCtx,
  { customer_id, order_id }: Order,
  kind: OrderEventKind,
  params: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const row = { order_id, kind, params: JSON.stringify(params), actor_kind: actor.kind, actor_name: actorLabel(actor), created_at: now };
  await events.insertEvent(tx, customer_id, row);
}
