import { inventoryCalls } from '../../packages/contract/src/inventory/inventory.calls.ts';
import { operationLogCalls } from '../../packages/contract/src/operation-log/operation-log.calls.ts';
import { ordersCalls } from '../../packages/contract/src/orders/orders.calls.ts';
import { packingDeskCalls } from '../../packages/contract/src/packing/packing.desk-calls.ts';
import { productsCalls } from '../../packages/contract/src/products/products.calls.ts';
import { receivingDeskCalls } from '../../packages/contract/src/receiving/receiving.desk-calls.ts';
import { transactionsCalls } from '../../packages/contract/src/transactions/transactions.calls.ts';
import { verificationDeskCalls } from '../../packages/contract/src/verification/verification.desk-calls.ts';
import { inbound } from '../kills/inbound-work.ts';
import { order } from '../kills/order-work.ts';
import { countShelf, topUp, type Actor } from '../kills/work.ts';
import { sleep } from '../kit/processes.ts';
import { pick } from '../kit/random.ts';
import type { Shop } from '../kit/shops.ts';

type Journey = (actor: Actor, shop: Shop) => Promise<unknown>;
const page = { page: 1, limit: 20 } as const;

/** What a merchant looks at: lists, and an order from the list. */
const browse: Journey = async ({ client, random }, { token }) => {
  const { list } = await client.ask(ordersCalls.list, page, token);
  if (list.length > 0) await client.ask(ordersCalls.get, { order_id: pick(random, list).order_id }, token);
  await client.ask(ordersCalls.counts, {}, token);
  await client.ask(inventoryCalls.list, page, token);
  await client.ask(productsCalls.list, page, token);
  await client.ask(transactionsCalls.list, page, token);
  await client.ask(operationLogCalls.list, page, token);
};

/** What staff look at before they work, as their pages open. */
const queues: Journey = async ({ client, desk }) => {
  await client.ask(verificationDeskCalls.deskList, page, desk);
  await client.ask(packingDeskCalls.deskList, page, desk);
  await client.ask(receivingDeskCalls.deskList, { ...page, stage: 'pending_quality_control' }, desk);
};

/** Exports are limited for each person, and so are slips. */
const paper: Journey = async (actor, shop) => {
  await actor.client.ask(ordersCalls.export, {}, shop.token);
  await topUp(actor, shop);
  await sleep(7000);
};

/** Sixteen at once: half of them look, half of them work. Each shelf is counted by one person only. */
export const journeys: readonly Journey[] = [
  ...Array.from({ length: 6 }, () => browse),
  queues,
  queues,
  ...Array.from({ length: 4 }, () => order),
  inbound,
  inbound,
  countShelf,
  paper,
];
