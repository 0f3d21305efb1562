import { createHash } from 'node:crypto';
import { shippingDeskCalls as calls } from '@quayside/contract/shipping/shipping.desk-calls';
import { packingKit } from './packing.ts';
import type { TestApp } from './test-app.ts';

export const PUSH_KEY = 'a-key-of-the-feed-0001';
let made = 0;

/** Packed parcels, what the shipping desk does with them, and the feed that reports about them. */
export async function shippingKit(kit: TestApp) {
  const packing = await packingKit(kit);
  const { send, app } = kit;
  const { token } = packing.packer;
  /** A carrier's number nobody has used. */
  const newNumber = () => `TRK${String(++made).padStart(8, '0')}CN`;
  const ship = (code: string, tracking_no: string, more: { last_mile_no?: string } = {}) =>
    send(calls.deskShip, { code, tracking_no, ...more }, token);
  const shipped = async (...given: Parameters<typeof packing.packed>) => {
    const order = await packing.packed(...given);
    const tracking_no = newNumber();
    const answer = await ship(order.parcel.waybill_no, tracking_no);
    if (answer.status !== 200) throw new Error(`not shipped: ${JSON.stringify(answer)}`);
    return { ...order, tracking_no };
  };

  type Event = { at: string; sub: string; description?: string; location?: string };
  const pushOf = (number: string, status: string, sub: string, events: readonly Event[]) => ({
    event: 'TRACKING_UPDATED',
    data: {
      number,
      carrier: 3011,
      track_info: {
        latest_status: { status, sub_status: sub, sub_status_descr: null },
        tracking: {
          providers: [
            {
              events: events.map(({ at, sub: sub_status, description = '', location = '' }) => ({
                time_utc: at,
                description,
                location,
                sub_status,
              })),
            },
          ],
        },
      },
    },
  });
  const post = (body: unknown, sign?: string) => {
    const payload = JSON.stringify(body);
    const right = createHash('sha256').update(`${payload}/${PUSH_KEY}`).digest('hex');
    return app.inject({
      method: 'POST',
      url: '/push/17track',
      headers: { 'content-type': 'application/json', sign: sign ?? right },
      payload,
    });
  };
  const push = (...given: Parameters<typeof pushOf>) => post(pushOf(...given));
  return { ...packing, newNumber, ship, shipped, push, pushOf, post };
}
