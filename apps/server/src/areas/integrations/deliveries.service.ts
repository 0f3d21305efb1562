import { randomUUID } from 'node:crypto';
import type { Permission } from '@quayside/contract/kernel/permissions';
import type { WebhookTopic } from '@quayside/domain/integrations/integration-rules';
import { sendWebhooksJob } from '@quayside/contract/integrations/integrations.jobs';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import * as deliveries from './deliveries.queries.ts';
import { deliveryRow } from './integrations.map.ts';
import * as integrations from './integrations.queries.ts';

type One = { readonly integration_id: number };
type Named = One & { readonly delivery_id: string };

async function keyOf({ tx, actor }: MerchantCtx, { integration_id }: One): Promise<integrations.Key> {
  const { customer_id } = found(await integrations.integration(tx, actor.customerId, integration_id));
  return { customer_id, integration_id };
}

export async function listDeliveries(ctx: MerchantCtx, input: One & Parameters<typeof deliveries.deliveryPage>[2]) {
  const { list, count } = await deliveries.deliveryPage(ctx.tx, await keyOf(ctx, input), input);
  return { list: list.map(deliveryRow), count };
}

export async function countDeliveries(ctx: MerchantCtx, one: One) {
  return deliveries.deliveryCounts(ctx.tx, await keyOf(ctx, one));
}

export async function getDelivery(ctx: MerchantCtx, one: Named) {
  const key = await keyOf(ctx, one);
  const { body, ...row } = found(await deliveries.delivery(ctx.tx, key, one.delivery_id));
  if (!mayReadTopic(ctx, row.topic)) throw new Refusal('permission.denied');
  return { ...deliveryRow(row), body, history: await deliveries.triesOf(ctx.tx, key.customer_id, row.seq) };
}

/** A message says what its page would say: reading it needs that page's permission. */
const needs = {
  order_status: 'orders.read',
  tracking: 'orders.read',
  exception: 'orders.read',
  inbound: 'inbound.read',
  billing: 'transactions.read',
  stock_change: 'inventory.read',
  test: 'integrations.read',
} as const satisfies Record<WebhookTopic, Permission>;

export const mayReadTopic = ({ actor }: Pick<MerchantCtx, 'actor'>, topic: WebhookTopic) => actor.can.has(needs[topic]);

/** A message as the others are, to try the target and the signature. */
export async function testTarget(ctx: MerchantCtx, one: One) {
  const { tx, actor, now } = ctx;
  const row = found(await integrations.lockIntegration(tx, actor.customerId, one.integration_id));
  if (row.push_url === '' || row.push_secret === null) throw new Refusal('integrations.no_target');
  if (!row.enabled || row.stopped_at !== null) throw new Refusal('integrations.stopped');
  const key = { customer_id: row.customer_id, integration_id: row.integration_id };
  const delivery_id = randomUUID();
  const body = { integration_id: row.integration_id, name: row.name };
  await deliveries.insertDelivery(tx, key, { delivery_id, topic: 'test', object: `test ${delivery_id}`, body, created_at: now });
  // The pause after a failure does not hold back a person who is trying.
  await integrations.writeIntegration(tx, key, { push_after: null });
  await startSending(ctx, key);
  return deliveryRow(found(await deliveries.delivery(tx, key, delivery_id)));
}

/** One of any state, or all failed ones since a moment. */
export async function replayDeliveries(
  ctx: MerchantCtx,
  { delivery_id: id, since, ...one }: One & { delivery_id?: string | undefined; since?: string | undefined },
) {
  const { tx, actor, now } = ctx;
  const row = found(await integrations.lockIntegration(tx, actor.customerId, one.integration_id));
  if (row.push_url === '') throw new Refusal('integrations.no_target');
  const key = { customer_id: row.customer_id, integration_id: row.integration_id };
  const which = id === undefined ? { since: since === undefined ? new Date(0) : new Date(since) } : { id };
  const count = await deliveries.replay(tx, key, which, now);
  if (id !== undefined && count === 0) throw new Refusal('request.not_found');
  await startSending(ctx, key);
  return { count };
}

const startSending = ({ enqueue }: MerchantCtx, key: integrations.Key) =>
  enqueue(sendWebhooksJob, key, { key: String(key.integration_id) });
