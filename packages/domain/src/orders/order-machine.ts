import { allows, machine } from '../kernel/machine.ts';

/** Where an exception can stop an order; it goes on where it was. */
const stoppable = ['uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'pick_up', 'out_for_delivery'] as const;

/**
 * An order starts in `approving`, where the merchant may change, cancel or submit it. Submitting makes it `uploaded`: staff verify it and
 * approve it, send it back as `error` with what to fix, or cancel it (ORD-28 … ORD-31). Saving the fix makes it `approving` again. The
 * warehouse packs and ships an approved order; from then on tracking moves it forwards, steps may be skipped.
 */
export const orderMachine = machine({
  initial: 'approving',
  states: [
    'approving',
    'error',
    'uploaded',
    'approved',
    'packaged',
    'shipped',
    'in_transit',
    'pick_up',
    'out_for_delivery',
    'delivered',
    'alert',
    'expired',
    'canceled',
  ],
  moves: {
    submit: { from: ['approving'], to: 'uploaded', by: ['merchant', 'system'] },
    cancel: { from: ['approving', 'error'], to: 'canceled', by: ['merchant'] },
    fix: { from: ['error'], to: 'approving', by: ['merchant'] },
    approve: { from: ['uploaded'], to: 'approved', by: ['staff'] },
    unapprove: { from: ['approved'], to: 'uploaded', by: ['staff'] }, // as long as nothing has happened since
    sendBack: { from: ['uploaded'], to: 'error', by: ['staff'] },
    cancelByStaff: { from: ['uploaded'], to: 'canceled', by: ['staff'] }, // STAFF-03
    pack: { from: ['approved'], to: 'packaged', by: ['staff', 'system'] },
    ship: { from: ['packaged'], to: 'shipped', by: ['staff', 'system'] },
    transit: { from: ['shipped'], to: 'in_transit', by: ['staff', 'system'] },
    arrive: { from: ['shipped', 'in_transit'], to: 'pick_up', by: ['staff', 'system'] },
    goOut: { from: ['shipped', 'in_transit', 'pick_up'], to: 'out_for_delivery', by: ['staff', 'system'] },
    deliver: {
      from: ['shipped', 'in_transit', 'pick_up', 'out_for_delivery', 'expired', 'alert'],
      to: 'delivered',
      by: ['staff', 'system'],
    },
    /** An exception; the order remembers where it was and `resume` puts it back there. */
    raise: { from: stoppable, to: 'alert', by: ['staff', 'system'] },
    /** An accepted interception (STAFF-04). */
    intercept: { from: ['approved', 'packaged'], to: 'canceled', by: ['staff'] },
    expire: { from: ['in_transit', 'pick_up'], to: 'expired', by: ['system'] }, // D-25
  },
});
export const orderStatuses = orderMachine.states;
export type OrderStatus = (typeof orderMachine.states)[number];
export type OrderMove = keyof typeof orderMachine.moves;

/** After an exception an order goes on where it was: the one move whose target the order remembers. */
export function isStoppable(status: OrderStatus): status is (typeof stoppable)[number] {
  return stoppable.some((one) => one === status);
}

/** Whether any move leads from one status to the other: what a timeline may show. */
export function isLegalStep(from: OrderStatus, to: OrderStatus): boolean {
  if (from === 'alert' && isStoppable(to)) return true;
  return Object.values(orderMachine.moves).some((move) => move.to === to && move.from.includes(from));
}

/** The statuses of a parcel on its way, in order, and the move to each: tracking only goes forwards. */
export const trackingMoves = { in_transit: 'transit', pick_up: 'arrive', out_for_delivery: 'goOut', delivered: 'deliver' } as const;
export type TrackedStatus = keyof typeof trackingMoves;

/** What tracking says about an order in this status: the move to make, or null when it is late, doubled or too early. */
export function trackingMove(status: OrderStatus, tracked: TrackedStatus): (typeof trackingMoves)[TrackedStatus] | null {
  const move = trackingMoves[tracked];
  return allows(orderMachine, move, status, 'system') ? move : null;
}

/** Awaiting shipment: the merchant may only ask for an interception (D-23). */
export const interceptable = orderMachine.moves.intercept.from;

/** What happens beside the status (D-24). */
export const processingStatuses = ['none', 'awaiting_reply', 'replied', 'intercept_requested', 'intercepted'] as const;

/** What a timeline entry says. */
export const orderEvents = [
  'created',
  'saved',
  'products_changed',
  'submitted',
  'approved',
  'unapproved',
  'sent_back',
  'canceled',
  'method_changed',
  'address_changed',
  'packed',
  'shipped',
  'tracking_changed',
  'in_transit',
  'pick_up',
  'out_for_delivery',
  'delivered',
  'alerted',
  'replied',
  'resumed',
  'expired',
  'intercept_requested',
  'intercept_refused',
  'intercepted',
  'recipient_cleared',
  // What its shop did to an order that came from there.
  'store_canceled',
  'store_changed',
  'store_shipped',
  'store_reopened',
] as const;
export type OrderEventKind = (typeof orderEvents)[number];
