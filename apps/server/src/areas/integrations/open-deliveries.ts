import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { integrationsOpenCalls as calls } from '@quayside/contract/integrations/integrations.open-calls';
import { webhookTopics, type WebhookTopic } from '@quayside/domain/integrations/integration-rules';
import { isSandbox } from '@quayside/domain/kernel/sandbox';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { cursorPage } from '#server/kernel/cursor.ts';
import { Refusal, found } from '#server/kernel/refusal.ts';
import * as deliveries from './deliveries.queries.ts';
import { mayReadTopic, replayDeliveries } from './deliveries.service.ts';
import { deliveryRow } from './integrations.map.ts';
import type { Key } from './integrations.queries.ts';

/** The integration of the key. The key of the settings has none, and messages about the sandbox are kept with the real account. */
function ownKey({ actor }: MerchantCtx): Key | null {
  const { customerId: customer_id, integrationId: integration_id } = actor;
  return integration_id === null || isSandbox(customer_id) ? null : { customer_id, integration_id };
}

const topicsOf = (ctx: MerchantCtx): WebhookTopic[] => webhookTopics.filter((topic) => topic === 'test' || mayReadTopic(ctx, topic));

export async function listOpenDeliveries(ctx: MerchantCtx, input: ParsedOf<typeof calls.openDeliveries>) {
  const key = ownKey(ctx);
  if (!key) throw new Refusal('integrations.other_key');
  const rows = deliveries.deliveriesOf(ctx.tx, key, input).where('d.topic', 'in', topicsOf(ctx));
  const { list, next_cursor } = await cursorPage(ctx, 'webhook-deliveries', rows, input, [{ column: 'd.seq', type: 'bigint' }]);
  return { list: list.map(deliveryRow), next_cursor };
}

/** One that the key may not read does not exist for it. */
async function readable(ctx: MerchantCtx, deliveryId: string) {
  const key = found(ownKey(ctx) ?? undefined);
  const row = found(await deliveries.delivery(ctx.tx, key, deliveryId));
  return { key, row: found(topicsOf(ctx).includes(row.topic) ? row : undefined) };
}

export async function getOpenDelivery(ctx: MerchantCtx, { delivery_id }: { delivery_id: string }) {
  const { key, row } = await readable(ctx, delivery_id);
  const { body, ...plain } = row;
  return { ...deliveryRow(plain), body, history: await deliveries.triesOf(ctx.tx, key.customer_id, row.seq) };
}

export async function replayOpenDelivery(ctx: MerchantCtx, { delivery_id }: { delivery_id: string }): Promise<Record<string, never>> {
  const { key } = await readable(ctx, delivery_id);
  await replayDeliveries(ctx, { integration_id: key.integration_id, delivery_id });
  return {};
}
