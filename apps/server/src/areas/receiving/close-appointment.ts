import { moneyText } from '@quayside/domain/kernel/money';
import { compensationOf, lossTypes, lossesOf } from '@quayside/domain/loss-orders/loss-rules';
import { receivedItems } from '@quayside/domain/receiving/receiving-rules';
import {
  chargeFees,
  completeInbound,
  itemsOfBoxes,
  lockBoxes,
  notifyOfInbound,
  type InboundKey,
} from '#server/areas/inbound/inbound.public.ts';
import { openLossOrders } from '#server/areas/loss-orders/loss-orders.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import { lockForReceiving } from './lock-receiving.ts';
import * as receiving from './receiving.queries.ts';

const isOpen = ({ state }: { readonly state: string }) => state === 'arrived' || state === 'counted' || state === 'qualified';

/** What closing would do now: shown before it is done. */
export async function getClosing({ tx }: DeskCtx, key: InboundKey) {
  const { inspection } = found(await receiving.stationHead(tx, key));
  const boxes = await receiving.tiles(tx, key);
  const items = await receiving.shortItems(tx, key);
  const facts = new Map(items.map((item) => [`${item.box_no} ${item.product_id}`, item]));
  const losing = lossesOf(receivedItems(items));
  const losses = lossTypes
    .filter((type) => losing[type].length > 0)
    .map((type) => {
      const lines = losing[type].map(({ box_no, product_id, difference, reason }) => {
        const { sku = '', purchase_price = null } = facts.get(`${box_no} ${product_id}`) ?? {};
        return { box_no, sku, difference, reason, purchase_price };
      });
      const compensation = compensationOf(inspection, lines);
      const units = lines.reduce((sum, { difference }) => sum + difference, 0);
      return { type, units, compensation: compensation && moneyText(compensation), lines };
    });
  return { boxes_open: boxes.filter(isOpen).length, missing_boxes: boxes.filter(({ state }) => state === 'announced').length, losses };
}

/** Closes the appointment: stock, then wallet, then loss orders, in one transaction (decision 0004). */
export async function closeAppointment(ctx: DeskCtx, key: InboundKey) {
  const inbound = await lockForReceiving(ctx, key);
  const boxes = await lockBoxes(ctx.tx, key);
  const open = boxes.filter(isOpen);
  if (open.length > 0) throw new Refusal('receiving.boxes_open', { count: open.length });
  if (!boxes.some(({ state }) => state === 'shelved')) throw new Refusal('receiving.nothing_arrived');
  const states = new Map(boxes.map(({ box_no, state }) => [box_no, state]));
  const missing = boxes.filter(({ state }) => state === 'announced').map(({ box_no }) => box_no);
  const items = await itemsOfBoxes(ctx.tx, key, [...states.keys()]);
  ctx.concerns(key.customer_id, { before: { stage: inbound.stage }, after: { stage: 'inventory_completed', missing: missing.length } });
  await completeInbound(ctx, inbound, missing);
  await chargeFees(ctx, inbound);
  const received = receivedItems(items.map((item) => ({ ...item, state: states.get(item.box_no) ?? 'missing' })));
  const loss_order_nos = await openLossOrders(ctx, inbound, received);
  const { effective_quantity: shelved, reservation_quantity: booked } = inbound;
  await notifyOfInbound(ctx, inbound, { is: 'completed', shelved, booked });
  return { loss_order_nos, missing_boxes: missing.length };
}
