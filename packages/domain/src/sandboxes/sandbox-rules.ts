import { trackingMoves, type OrderStatus, type TrackedStatus } from '../orders/order-machine.ts';

/** What a sandbox holds is deleted this long after it was opened or last emptied. */
export const SANDBOX_DAYS = 90;

/** The most play money of one top-up, in USD. */
export const MAX_PLAY_MONEY = 1_000_000;

/** The way of an order without trouble; a simulation goes through every step up to the one wanted. */
export const orderPath = [
  'uploaded',
  'approved',
  'packaged',
  'shipped',
  'in_transit',
  'pick_up',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly OrderStatus[];
type Step = (typeof orderPath)[number];

/**
 * Where a simulation can bring an order. `error`: sent back in verification; `canceled`: cancelled in verification, or an interception
 * that is accepted; `interception_refused`; `alert`: an exception with its reason; `resolved`: the order goes on where it was.
 */
export const simulatedOrders = [
  ...orderPath.slice(1),
  'error',
  'canceled',
  'interception_refused',
  'alert',
  'resolved',
  'expired',
] as const satisfies readonly string[];
export type SimulatedOrder = Exclude<Step, 'uploaded'> | 'error' | 'canceled' | 'interception_refused' | 'alert' | 'resolved' | 'expired';

/** The steps from a status to a later one; null when there is no way forwards. Tracking may skip steps, so only the last one is reported. */
export function stepsTo(from: OrderStatus, to: Step): Step[] | null {
  const [start, end] = [orderPath.findIndex((step) => step === from), orderPath.indexOf(to)];
  if (start < 0 || end <= start) return null;
  return orderPath.slice(start + 1, end + 1).filter((step) => step === to || !isTrackedStep(step));
}

export function isTrackedStep(step: Step): step is TrackedStatus {
  return step in trackingMoves;
}

/** Where a simulation can bring an appointment: audited, arrived at the dock, on the shelf, closed. */
export const simulatedInbounds = ['confirmed', 'rejected', 'voided', 'arrived', 'shelved', 'completed'] as const;

/** What the warehouse finds in the first box. */
export const inboundOutcomes = ['exact', 'short', 'excess', 'damaged'] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

type Booked = { readonly box_no: number; readonly product_id: number; readonly quantity: number };
export type Found = Booked & { readonly received: number; readonly broken: number };

/** What is counted in each box. The difference begins in the first box and goes on in the next ones where a box holds too few units. */
export function foundIn(items: readonly Booked[], outcome: InboundOutcome, units: number): Found[] {
  let left = outcome === 'exact' ? 0 : units;
  return items.map((item) => {
    if (outcome === 'excess') {
      const more = left;
      left = 0;
      return { ...item, received: item.quantity + more, broken: 0 };
    }
    const less = Math.min(left, item.quantity);
    left -= less;
    return { ...item, received: item.quantity - (outcome === 'short' ? less : 0), broken: outcome === 'damaged' ? less : 0 };
  });
}

export const sandboxRefusals = ['sandboxes.live_key', 'sandboxes.none', 'sandboxes.no_way'] as const;
export type SandboxRefusal = (typeof sandboxRefusals)[number];
