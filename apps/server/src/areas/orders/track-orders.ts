import { actorLabel } from '@quayside/domain/kernel/actor';
import { orderMachine, trackingMove, type TrackedStatus } from '@quayside/domain/orders/order-machine';
import type { AnyOrder } from './any-order.queries.ts';
import type { LifeCtx } from './order-life.ts';
import { moveTrackedAcrossMerchants } from './track-orders.queries.ts';

type Tracked = Pick<AnyOrder, 'customer_id' | 'order_id' | 'status'> & { readonly tracked: TrackedStatus | null };

/** What tracking reports about orders the caller has locked, as `trackOrder` does for one, in one statement. Forwards only. */
export async function trackOrders({ tx, actor, now }: LifeCtx, orders: readonly Tracked[]): Promise<void> {
  const moves = orders.flatMap(({ customer_id, order_id, status, tracked }) => {
    const name = tracked && trackingMove(status, tracked);
    return tracked === null || name === null ? [] : [{ customer_id, order_id, status: orderMachine.moves[name].to, kind: tracked }];
  });
  if (moves.length > 0) await moveTrackedAcrossMerchants(tx, moves, now, { actor_kind: actor.kind, actor_name: actorLabel(actor) });
}
