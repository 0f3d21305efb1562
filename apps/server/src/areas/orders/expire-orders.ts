import { actorLabel } from '@quayside/domain/kernel/actor';
import { orderMachine } from '@quayside/domain/orders/order-machine';
import type { AnyOrder } from './any-order.queries.ts';
import { expireAcrossMerchants } from './expire-orders.queries.ts';
import { refuseMove, type LifeCtx } from './order-life.ts';

type Overdue = Pick<AnyOrder, 'customer_id' | 'order_id' | 'status'>;

/** Expires orders the caller has locked, all in one statement: a night may have a million of them. */
export async function expireOrders(ctx: LifeCtx, rows: readonly Overdue[]): Promise<void> {
  const { tx, actor, now } = ctx;
  for (const row of rows) refuseMove(ctx, row, 'expire');
  const by = { actor_kind: actor.kind, actor_name: actorLabel(actor) };
  if (rows.length > 0) await expireAcrossMerchants(tx, rows, orderMachine.moves.expire.to, now, by);
}
