import type { OrderEventKind, OrderStatus } from '@quayside/domain/orders/order-machine';

/** The status an entry of the timeline leads to; `resumed` goes back to the one before the exception. Written here apart from the server's own rules. */
export const leadsTo: Partial<Record<OrderEventKind, OrderStatus>> = {
  created: 'approving',
  submitted: 'uploaded',
  approved: 'approved',
  unapproved: 'uploaded',
  sent_back: 'error',
  canceled: 'canceled',
  packed: 'packaged',
  shipped: 'shipped',
  in_transit: 'in_transit',
  pick_up: 'pick_up',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  alerted: 'alert',
  expired: 'expired',
  intercepted: 'canceled',
};

/** The statuses a timeline tells. */
export function statusesOf(kinds: readonly OrderEventKind[]): OrderStatus[] {
  const statuses: OrderStatus[] = [];
  for (const kind of kinds) {
    const status = kind === 'resumed' ? statuses.at(-2) : leadsTo[kind];
    if (status !== undefined) statuses.push(status);
  }
  return statuses;
}
