import { randomUUID } from 'node:crypto';
import { inboundCalls } from '../../packages/contract/src/inbound/inbound.calls.ts';
import { inboundDeskCalls } from '../../packages/contract/src/inbound/inbound.desk-calls.ts';
import { receivingDeskCalls } from '../../packages/contract/src/receiving/receiving.desk-calls.ts';
import { nextWeekday } from '../../apps/server/test/kit/inbound.ts';
import type { Shop } from '../kit/shops.ts';
import type { Actor, Told } from './work.ts';

const UNITS = 3;

/** An appointment of one box, booked, confirmed, counted, inspected and shelved; each unit gets its serial number. */
export async function inbound({ client, desk, told, random }: Actor, { token, customer_id, product: { product_id } }: Shop): Promise<void> {
  const box = { count: 1, weight_kg: '12.5', length_cm: '60', width_cm: '40', height_cm: '50', items: [{ product_id, quantity: UNITS }] };
  const shipping = { shipping_method: 'express', carrier: 'SF Express' } as const;
  const tracking_numbers = [`SF${Date.now()}${Math.floor(random() * 1000)}`];
  const arrival = { volume_m3: '0.2', packaging: 'carton', arrival_date: nextWeekday(3), arrival_period: 'morning' } as const;
  const draft = await client.ask(
    inboundCalls.save,
    {
      step: 5,
      check: 'save',
      warehouse_id: 1,
      lines: [{ product_id, quantity: UNITS, purchase_price: '4.20' }],
      packing_method: 'sku_per_box',
      boxes: [box],
      shipping: { ...shipping, tracking_numbers, ...arrival },
    },
    token,
  );
  const one: Told = { kind: 'inbound', no: draft.inbound_no, state: 'draft' };
  told.push(one);
  const key = { customer_id, inbound_id: draft.inbound_id };
  await client.ask(inboundCalls.submit, { inbound_id: draft.inbound_id }, token);
  one.state = 'submitted';
  await client.ask(inboundDeskCalls.deskConfirm, { list: [key] }, desk);
  one.state = 'future_receipt';
  if (random() < 0.2) return;
  const first = { ...key, box_no: 1 };
  await client.ask(receivingDeskCalls.deskArrive, key, desk);
  await client.ask(receivingDeskCalls.deskAllAsBooked, first, desk);
  await client.ask(receivingDeskCalls.deskCloseBox, first, desk);
  const { box: open } = await client.ask(receivingDeskCalls.deskStation, first, desk);
  const items = (open?.items ?? []).map(({ to_inspect }) => ({
    product_id,
    inspected: to_inspect,
    broken: 0,
    serial_numbers: Array.from({ length: UNITS }, () => `SN-${randomUUID()}`),
  }));
  await client.ask(receivingDeskCalls.deskQualify, { ...first, items }, desk);
  await client.ask(receivingDeskCalls.deskShelve, key, desk);
  one.state = 'shelved';
  if (random() < 0.5) return;
  await client.ask(receivingDeskCalls.deskClose, key, desk);
  one.state = 'inventory_completed';
}
