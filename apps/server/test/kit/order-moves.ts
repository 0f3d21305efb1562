import { randomUUID } from 'node:crypto';
import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { interceptionsCalls } from '@quayside/contract/interceptions/interceptions.calls';
import { interceptionsDeskCalls } from '@quayside/contract/interceptions/interceptions.desk-calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { packingDeskCalls } from '@quayside/contract/packing/packing.desk-calls';
import { shippingDeskCalls } from '@quayside/contract/shipping/shipping.desk-calls';
import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { verificationDeskCalls } from '@quayside/contract/verification/verification.desk-calls';
import { trackingMoves, type TrackedStatus } from '@quayside/domain/orders/order-machine';
import { orderKeyOf } from '@quayside/domain/verification/verification-rules';
import type { Kit } from './test-app.ts';

export type Walked = {
  readonly customer_id: number;
  readonly order_id: number;
  readonly order_no: string;
  readonly token: string;
  readonly sku: string;
};
export type Walker = { readonly clerk: string; readonly service: string; readonly packer: string; readonly random: () => number };
export type Move = (order: Walked, walker: Walker) => Promise<unknown>;

/** Everything that can be done with an order, by the merchant and by staff, legal or not at the moment. */
export function orderMoves({ send }: Pick<Kit, 'send'>): readonly Move[] {
  const all: Readonly<Record<string, Move>> = {
    submit: ({ order_id, token }) => send(ordersCalls.submit, { ids: [order_id] }, token),
    cancel: ({ order_id, token }) => send(ordersCalls.cancel, { ids: [order_id] }, token),
    approve: (order, { clerk }) => send(verificationDeskCalls.deskApprove, { keys: [orderKeyOf(order)] }, clerk),
    unapprove: (order, { clerk }) => send(verificationDeskCalls.deskUnapprove, { keys: [orderKeyOf(order)] }, clerk),
    sendBack: ({ customer_id, order_id }, { clerk }) =>
      send(verificationDeskCalls.deskSendBack, { customer_id, order_id, reason: 'Postcode?', fields: ['postal_code'] }, clerk),
    cancelByStaff: ({ customer_id, order_id }, { clerk }) =>
      send(verificationDeskCalls.deskCancel, { customer_id, order_id, reason: 'x' }, clerk),
    pack: async ({ customer_id, order_id, order_no, sku }, { packer }) => {
      const one = { customer_id, order_id };
      const { status, content } = await send(packingDeskCalls.deskOpen, { code: order_no }, packer);
      if (status !== 200) return;
      for (let at = content.lines[0]?.packed ?? 0; at < (content.lines[0]?.quantity ?? 0); at++)
        await send(packingDeskCalls.deskScan, { ...one, scan_key: randomUUID(), code: sku }, packer);
      const parcel = { weight_g: content.expected_g, length_cm: '10', width_cm: '8', height_cm: '5' };
      await send(packingDeskCalls.deskPack, { ...one, parcel, confirmed: true }, packer);
    },
    raise: ({ customer_id, order_id }, { service }) =>
      send(exceptionsDeskCalls.deskRaise, { customer_id, order_id, reason: 'other', body: '?' }, service),
    reply: ({ order_id, token }) => send(exceptionsCalls.reply, { order_id, body: 'Yes' }, token),
    resolve: ({ customer_id, order_id }, { service }) => send(exceptionsDeskCalls.deskResolve, { customer_id, order_id }, service),
    intercept: ({ order_id, token }) => send(interceptionsCalls.intercept, { order_id, reason: 'x' }, token),
    decide: ({ customer_id, order_id }, { service, random }) =>
      send(interceptionsDeskCalls.deskDecide, { customer_id, order_id, accept: random() < 0.7 }, service),
    ship: ({ order_no }, { packer }) =>
      send(shippingDeskCalls.deskShip, { code: order_no, tracking_no: order_no.replaceAll('-', 'T') }, packer),
    track: ({ customer_id, order_id }, { service, random }) => {
      const steps = Object.keys(trackingMoves) as TrackedStatus[]; // its own keys
      const status = steps[Math.floor(random() * steps.length)] ?? 'in_transit';
      return send(trackingDeskCalls.deskSet, { customer_id, order_id, status }, service);
    },
  };
  return Object.entries(all).flatMap(([name, move]) => Array.from({ length: weights[name] ?? 2 }, () => move));
}

/** What ends an order comes seldom, what moves it on often; the rest twice. */
const weights: Readonly<Record<string, number>> = {
  submit: 5,
  approve: 6,
  pack: 6,
  ship: 4,
  track: 4,
  raise: 3,
  cancel: 1,
  cancelByStaff: 1,
  sendBack: 1,
  decide: 1,
};

/** The same walk for the same seed, as far as eight actors at once allow. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
