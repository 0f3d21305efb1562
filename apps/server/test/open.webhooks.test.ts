import { describe, expect, it } from 'vitest';
import { integrationsCalls as calls } from '@quayside/contract/integrations/integrations.calls';
import { integrationsOpenCalls as open } from '@quayside/contract/integrations/integrations.open-calls';
import type { MerchantPermission } from '@quayside/contract/kernel/permissions';
import { integrationsJobs } from '#server/areas/integrations/send-webhooks.ts';
import { openKit } from './kit/open.ts';
import { runJobs } from './kit/run-jobs.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';
import { webhookServer } from './kit/webhook-server.ts';

const target = await webhookServer();
const kit = await testApp({}, [], { webhooks: target.webhooks });
const { deps, make, send } = kit;
const { db } = deps.database;
const { ask, readAll } = openKit(kit);
const { aSeller, anOrderOf, submit } = submitKit(kit);
let serial = 0;

/** A merchant whose integration has heard of an order, with a key of these scopes. */
async function aListener(scopes: MerchantPermission[] = ['orders.read', 'inventory.read', 'transactions.read']) {
  const path = `/open-${++serial}`;
  const shop = await aSeller();
  const wants = { push_url: 'https://hooks.example.com/', push_options: ['order_status' as const], push_stock_change: 1 as const, scopes };
  const { integration_id } = (await send(calls.save, { name: 'Shop', store_account_id: `s${serial}`, ...wants }, shop.token)).content;
  await send(calls.newSecret, { integration_id }, shop.token);
  const { apikey: key } = (await send(calls.addKey, { integration_id, days: 0 }, shop.token)).content;
  const push_url = target.site + path;
  await db.updateTable('integrations').set({ push_url }).where('integration_id', '=', integration_id).execute();
  const order = await anOrderOf(shop);
  await submit(shop, [order.order_id]);
  const arrived = () => target.received.filter((one) => one.path === path);
  return { shop, integration_id, key, order, arrived, path };
}

describe('webhook deliveries by the open API', () => {
  it('PLUG-01 are listed page by page, read with their tries, and sent again with the same id and bytes', async () => {
    const { key, order, arrived } = await aListener();
    await runJobs(deps, integrationsJobs);
    const rows = await readAll(open.openDeliveries, { limit: 1 }, key);
    expect(rows.map((row) => String(row['topic'])).toSorted()).toEqual(['order_status', 'stock_change']);
    const delivery_id = String(rows.find((row) => row['topic'] === 'order_status')?.['delivery_id']);
    const { body } = await ask(open.openDelivery, { delivery_id }, key);
    expect(body).toMatchObject({ state: 'delivered', tries: 1, status: 200, history: [{ try_no: 1, status: 200, answer: 'ok' }] });
    expect(JSON.parse(body.body)).toMatchObject({ order_no: order.order_no, status: 'uploaded' });
    expect((await ask(open.openReplay, { delivery_id }, key)).status).toBe(200);
    expect((await ask(open.openDeliveries, { state: 'waiting' }, key)).body.list).toMatchObject([{ delivery_id }]);
    await runJobs(deps, integrationsJobs);
    const same = arrived().filter(({ headers }) => headers['webhook-id'] === delivery_id);
    expect(same).toHaveLength(2);
    expect(same[0]?.body).toBe(same[1]?.body);
  });

  it('a key sees only what its scopes let it read', async () => {
    const { shop, integration_id, key } = await aListener(['inventory.read']);
    expect((await ask(open.openDeliveries, {}, key)).body.list.map(({ topic }) => topic)).toEqual(['stock_change']);
    const { list } = (await send(calls.deliveries, { integration_id }, shop.token)).content;
    const delivery_id = list.find(({ topic }) => topic === 'order_status')?.delivery_id ?? '';
    expect((await ask(open.openDelivery, { delivery_id }, key)).status).toBe(404);
    expect((await ask(open.openReplay, { delivery_id }, key)).status).toBe(404);
  });

  it('another integration of the same merchant, the key of the settings and a test key reach none of them', async () => {
    const { shop, key, integration_id } = await aListener();
    const [first] = (await ask(open.openDeliveries, {}, key)).body.list;
    const delivery_id = first?.delivery_id ?? '';
    const other = (
      await send(calls.save, { name: 'Other', store_account_id: 'other', scopes: ['orders.read', 'inventory.read'] }, shop.token)
    ).content;
    const theirs = (await send(calls.addKey, { integration_id: other.integration_id, days: 0 }, shop.token)).content.apikey;
    expect((await ask(open.openDeliveries, {}, theirs)).body.list).toEqual([]);
    const settings = await make.anApiKey(shop.customer_id);
    const test = (await send(calls.addKey, { integration_id, days: 0, is_test: 1 }, shop.token)).content.apikey;
    for (const one of [settings, test])
      expect(await ask(open.openDeliveries, {}, one)).toMatchObject({ status: 403, problem: { code: 'integrations.other_key' } });
    for (const one of [theirs, settings, test]) {
      expect((await ask(open.openDelivery, { delivery_id }, one)).status).toBe(404);
      expect((await ask(open.openReplay, { delivery_id }, one)).status).toBe(404);
    }
  });
});
