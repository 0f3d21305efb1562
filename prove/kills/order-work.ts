import { randomUUID } from 'node:crypto';
import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import { packingDeskCalls } from '../../packages/contract/src/packing/packing.desk-calls.ts';
import { shippingDeskCalls } from '../../packages/contract/src/shipping/shipping.desk-calls.ts';
import { trackingDeskCalls } from '../../packages/contract/src/tracking/tracking.desk-calls.ts';
import { verificationDeskCalls } from '../../packages/contract/src/verification/verification.desk-calls.ts';
import { orderKeyOf } from '../../packages/domain/src/verification/verification-rules.ts';
import type { Shop } from '../kit/shops.ts';
import type { Actor, Told } from './work.ts';

const to = {
  country: 'US',
  state: 'California',
  city: 'Los Angeles',
  postal_code: '90012',
  phone: '+12135550188',
  last_name: 'Nunez',
} as const;

/** An order from its entry to the customer's door, or to wherever chance ends it: canceled, waiting, approved, packed, shipped. */
export async function order(actor: Actor, shop: Shop): Promise<void> {
  const { client, desk, random, told } = actor;
  const { customer_id, token } = shop;
  const tag = randomUUID();
  const line = { product_id: shop.product.product_id, product_name: 'Oak lamp', unit_price: '1', quantity: 1 + Math.floor(random() * 2) };
  const person = {
    ...to,
    first_name: `Ana ${tag.slice(0, 8)}`,
    address1: `${tag.slice(9)} Main St.`,
    address_type: 'residential',
  } as const;
  const input = { ...person, platform_order_no: tag, warehouse_id: 1, method: 'WORLD', lines: [line] };
  const { order_id, order_no } = await client.ask(ordersCalls.save, input, token);
  const one: Told = { kind: 'order', no: order_no, state: 'approving' };
  told.push(one);
  const goesTo = random();
  if (goesTo < 0.1) {
    await client.ask(ordersCalls.cancel, { ids: [order_id] }, token);
    one.state = 'canceled';
    return;
  }
  const key = { customer_id, order_id };
  firstOf(await client.ask(ordersCalls.submit, { ids: [order_id] }, token));
  one.state = 'uploaded';
  if (goesTo < 0.25) return;
  firstOf(await client.ask(verificationDeskCalls.deskApprove, { keys: [orderKeyOf(key)] }, desk));
  one.state = 'approved';
  if (goesTo < 0.4) return;
  await pack(actor, shop, key, order_no);
  one.state = 'packaged';
  if (goesTo < 0.5) return;
  await client.ask(
    shippingDeskCalls.deskShip,
    { code: order_no, tracking_no: `T${tag.replaceAll('-', '').slice(0, 20).toUpperCase()}` },
    desk,
  );
  one.state = 'shipped';
  if (goesTo < 0.75) return;
  await client.ask(trackingDeskCalls.deskSet, { ...key, status: 'delivered' }, desk);
  one.state = 'delivered';
}

/** Every unit is scanned with a serial number of its own. */
async function pack(
  { client, desk }: Actor,
  { product }: Shop,
  key: { customer_id: number; order_id: number },
  order_no: string,
): Promise<void> {
  const { lines, expected_g } = await client.ask(packingDeskCalls.deskOpen, { code: order_no }, desk);
  for (let at = 0; at < (lines[0]?.quantity ?? 0); at++) {
    const unit = { ...key, scan_key: randomUUID(), code: product.sku, serial_number: `SN-${randomUUID()}` };
    await client.ask(packingDeskCalls.deskScan, unit, desk);
  }
  const parcel = { weight_g: expected_g, length_cm: '10', width_cm: '8', height_cm: '5' };
  await client.ask(packingDeskCalls.deskPack, { ...key, parcel, confirmed: true }, desk);
}

/** A bulk action of one: refused means the whole way of this order is refused. */
function firstOf({ list }: { list: readonly { reply: unknown; refusal: { code: string; msg: string } | null }[] }): void {
  const refusal = list[0]?.refusal;
  if (refusal) throw new Error(`refused: ${refusal.code} ${refusal.msg}`);
}
