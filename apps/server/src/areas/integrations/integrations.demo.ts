import { randomBytes, randomUUID } from 'node:crypto';
import type { WebhookTopic } from '@quayside/domain/integrations/integration-rules';
import type { DemoFill } from '#server/kernel/demo-fill.ts';
import { insertDelivery, deliveryBy, writeOutcomes, writeTries } from './deliveries.queries.ts';
import { insertIntegration, insertKey } from './integrations.queries.ts';

const HOUR_MS = 3_600_000;
type Told = readonly [topic: WebhookTopic, hours: number, status: number, body: object];
const told: readonly Told[] = [
  ['order_status', 30, 200, { order_no: 'SO-261115-7K2PQ4', status: 'shipped', previous_status: 'packaged' }],
  ['tracking', 29, 200, { order_no: 'SO-261115-7K2PQ4', number: 'YT2611500041' }],
  ['stock_change', 4, 503, { sku: 'LAMP-OAK-01', warehouse: 'SZ01', total: 118, frozen: 6, available: 112, expected: 0 }],
];

/** A shop that creates orders and is told of them, and an ERP that only reads. Without a signing secret the demo sends nothing. */
const fillIntegrations: DemoFill = async ({ tx, now }, customer_id) => {
  const { integration_id } = await insertIntegration(tx, customer_id, {
    name: 'Web shop',
    store_account_id: 'shop-eu',
    scopes: ['orders.edit', 'inventory.read'],
    push_url: 'https://shop.example/webhooks',
    push_options: ['order_status', 'tracking'],
    push_stock_change: true,
    created_at: now,
  });
  const key = { customer_id, integration_id };
  // Nobody knows this key.
  await insertKey(tx, { ...key, key_hash: randomBytes(32), last_four: 'q7Xd', created_at: now, expires_at: null });
  for (const [topic, hours, status, body] of told) {
    const created_at = new Date(now.getTime() - hours * HOUR_MS);
    const delivery_id = randomUUID();
    await insertDelivery(tx, key, { delivery_id, topic, object: `demo ${delivery_id}`, body, created_at });
    const { seq } = await deliveryBy(tx, customer_id, delivery_id);
    await writeTries(tx, customer_id, [{ seq, try_no: 1, tried_at: created_at, status, answer: status === 200 ? 'ok' : 'busy', ms: 84 }]);
    const state = status === 200 ? 'delivered' : 'failed';
    await writeOutcomes(tx, customer_id, [{ seq, state, tries: 1, next_try_at: null, ended_at: created_at }]);
  }
  const erp = { name: 'ERP', store_account_id: 'erp-1', scopes: ['orders.read', 'transactions.read'], created_at: now };
  await insertIntegration(tx, customer_id, erp);
};

export const integrationsDemo = [fillIntegrations];
