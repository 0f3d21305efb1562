import { randomUUID } from 'node:crypto';
import { inventoryDeskCalls } from '../../packages/contract/src/inventory/inventory.desk-calls.ts';
import { topUpsCalls } from '../../packages/contract/src/top-ups/top-ups.calls.ts';
import { topUpsDeskCalls } from '../../packages/contract/src/top-ups/top-ups.desk-calls.ts';
import { dayOf } from '../../apps/server/src/kernel/days.ts';
import type { Client } from '../kit/client.ts';
import type { Shop } from '../kit/shops.ts';

/** What an actor was told to have happened: the number of the document and where it stood last. */
export type Told = { readonly kind: 'order' | 'adjustment' | 'top_up' | 'inbound'; readonly no: string; state: string };
export type Actor = { readonly client: Client; readonly desk: string; readonly random: () => number; readonly told: Told[] };

/** A file that looks like a bank's slip. */
const SLIP = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A merchant pays, staff receive it. */
export async function topUp({ client, desk, told }: Actor, { token, customer_id }: Shop, amount = '50.00'): Promise<void> {
  const choice = { method: 'wire_transfer', currency: 'USD' } as const;
  const { reference } = await client.ask(topUpsCalls.account, choice, token);
  const { file_id } = await client.upload(topUpsCalls.voucher.path, token, 'slip.pdf', SLIP);
  const proof = { ...choice, reference, amount, paid_on: dayOf(new Date()), voucher_file_id: file_id };
  const { top_up_id } = await client.ask(topUpsCalls.submit, proof, token);
  const one: Told = { kind: 'top_up', no: reference, state: 'submitted' };
  told.push(one);
  await client.ask(topUpsDeskCalls.deskReview, { customer_id, top_up_id, decision: 'receive', credited_usd: amount }, desk);
  one.state = 'received';
}

/** Staff count a shelf; nobody else moves this product, so what they saw is still true. */
export async function countShelf({ client, desk, random, told }: Actor, { customer_id, counted }: Shop): Promise<void> {
  const remark = `count ${randomUUID()}`;
  const { product_id } = counted;
  const { list } = await client.ask(inventoryDeskCalls.deskList, { customer_id, product_id, page: 1, limit: 10 }, desk);
  const believed = list[0]?.total ?? 0;
  const now = believed > 5000 ? 1 : believed + 1 + Math.floor(random() * 20);
  const count = { customer_id, product_id, warehouse_id: 1, believed, counted: now, reason: 'found', remark } as const;
  await client.ask(inventoryDeskCalls.deskAdjust, count, desk);
  told.push({ kind: 'adjustment', no: remark, state: 'done' });
}

/** The first stock of a product. */
export function fillShelf(
  { client, desk }: Pick<Actor, 'client' | 'desk'>,
  { customer_id, product: { product_id } }: Shop,
  counted: number,
) {
  const count = { customer_id, product_id, warehouse_id: 1, believed: 0, counted, reason: 'found', remark: 'opening' } as const;
  return client.ask(inventoryDeskCalls.deskAdjust, count, desk);
}
