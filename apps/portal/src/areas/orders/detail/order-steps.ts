import type { OrderDetail, OrderEvent } from '@quayside/contract/orders/orders.schemas';
import type { OrderStatus } from '@quayside/domain/orders/order-machine';

export type OrderStep = { readonly status: OrderStatus; readonly at: string | null };
type Steps = { readonly steps: readonly OrderStep[]; readonly current: number; readonly state: 'process' | 'finish' | 'error' };

const timeOf = (events: readonly OrderEvent[], kind: OrderEvent['kind']) =>
  events.findLast((event) => event.kind === kind)?.created_at ?? null;

/** The eight steps of an order with their times; where it failed, that step is the current one. */
export function orderSteps(order: OrderDetail): Steps {
  const { status, events } = order;
  const arrived = timeOf(events, 'pick_up');
  const isCollected = status === 'pick_up' || (arrived !== null && timeOf(events, 'out_for_delivery') === null);
  const all: OrderStep[] = [
    { status: 'approving', at: order.created_at },
    { status: 'uploaded', at: order.submitted_at },
    { status: 'approved', at: order.verified_at },
    { status: 'packaged', at: order.packed_at },
    { status: 'shipped', at: order.shipped_at },
    { status: 'in_transit', at: timeOf(events, 'in_transit') },
    isCollected ? { status: 'pick_up', at: arrived } : { status: 'out_for_delivery', at: timeOf(events, 'out_for_delivery') },
    { status: 'delivered', at: order.delivered_at },
  ];
  if (status === 'canceled') return ended(all, { status, at: order.canceled_at });
  const failed = { error: 'uploaded', expired: 'in_transit', alert: order.alert_from } as const;
  const where = status === 'error' || status === 'expired' || status === 'alert' ? failed[status] : status;
  const current = all.findIndex((step) => step.status === (where === 'pick_up' && !isCollected ? 'out_for_delivery' : where));
  return { steps: all, current, state: where !== status ? 'error' : status === 'delivered' ? 'finish' : 'process' };
}

/** A cancelled order shows how far it came. */
function ended(all: readonly OrderStep[], last: OrderStep): Steps {
  const passed = all.filter(({ at }) => at !== null);
  return { steps: [...passed, last], current: passed.length, state: 'error' };
}
