import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, it } from 'vitest';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { sweepWebhooksJob } from '@quayside/contract/integrations/integrations.jobs';
import { integrationsJobs } from '#server/areas/integrations/send-webhooks.ts';
import { nextWeekday } from './kit/inbound.ts';
import { runJobs } from './kit/run-jobs.ts';
import { sandboxKit } from './kit/sandbox.ts';
import { testApp } from './kit/test-app.ts';
import { webhookServer, type Received } from './kit/webhook-server.ts';

const shopServer = await webhookServer();
const kit = await testApp({ RATE_LIMIT_PER_MINUTE: '100000' }, [], { webhooks: shopServer.webhooks });
const { app, deps, send } = kit;
const { db } = deps.database;
const { aTester } = sandboxKit(kit);
const base = await app.listen({ host: '127.0.0.1', port: 0 });
const STEPS = ['uploaded', 'approved', 'packaged', 'shipped', 'in_transit', 'delivered'];

/** A merchant with a test key whose program is told of orders and appointments at a path of its own. */
async function listener(path: string) {
  const tester = await aTester({ push_url: 'https://hooks.example.com/', push_options: ['order_status', 'inbound', 'tracking'] });
  const { secret } = (await send(integrationsCalls.newSecret, { integration_id: tester.integration_id }, tester.token)).content;
  // The call refuses this machine's address; the port of this test may reach it.
  await db
    .updateTable('integrations')
    .set({ push_url: shopServer.site + path })
    .where('integration_id', '=', tester.integration_id)
    .execute();
  /** What arrived, each with its signature checked. */
  const told = async () => {
    const payload = JSON.stringify({ slot: new Date().toISOString() });
    await db.insertInto('jobs').values({ name: sweepWebhooksJob.name, lane: 'quick', payload, max_attempts: 1 }).execute();
    await runJobs(deps, integrationsJobs);
    return shopServer.received.filter((one) => one.path === path).map((one) => readSigned(secret, one));
  };
  return { ...tester, told };
}
type Message = { type: string; test?: true; data: Record<string, unknown> };

/** As Standard Webhooks says. */
function readSigned(secret: string, { headers, body }: Received): Message {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  return JSON.parse(body) as Message; // signed by the server
}
type Told = Awaited<ReturnType<Awaited<ReturnType<typeof listener>>['told']>>;
const statusesIn = (told: Told) => told.filter(({ type }) => type === 'order_status').map(({ data }) => data['status']);

describe('PLUG-04 a merchant’s program', () => {
  it('with the public document alone creates a product, books inbound, has it received, quotes and submits an order and is told until it is delivered', async () => {
    const { test, told, customer_id } = await listener('/script');
    const file = join(import.meta.dirname, '../../../docs/open-api/examples/sandbox.ts');
    const child = spawn(process.execPath, [file], { env: { BASE_URL: base, API_KEY: test, ARRIVAL: nextWeekday(3), SKU: 'LAMP-1' } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await new Promise((end) => child.once('close', end));
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(/^product \d+$/),
      'inbound inventory_completed',
      expect.stringMatching(/^order \S+ by [\w-]+ for \d+\.\d\d$/),
      'status delivered',
    ]);
    const messages = await told();
    expect(statusesIn(messages)).toEqual(STEPS);
    expect(messages.every((one) => one.test === true)).toBe(true);
    expect(messages.some(({ type, data }) => type === 'inbound' && data['stage'] === 'inventory_completed')).toBe(true);
    expect(messages.some(({ type, data }) => type === 'tracking' && data['number'] !== '')).toBe(true);
    expect(await db.selectFrom('orders').select('order_id').where('customer_id', '=', customer_id).execute()).toEqual([]);
  });

  it('an assistant does the same by MCP, and is asked where the order is', async () => {
    const { test, told } = await listener('/mcp');
    const client = new Client({ name: 'assistant', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${test}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/open/mcp`), { requestInit }));
    const use = async (name: string, input: Record<string, unknown> = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const [{ text = '' } = {}] = content as { text?: string }[]; // every tool answers one text
      if (isError === true) throw new Error(`${name}: ${text}`);
      return JSON.parse(text) as Record<string, unknown>;
    };
    await use('sandboxes_simulate_top_up', { amount: 1000 });
    const sku = 'LAMP-2';
    const names = { product_name: 'Oak lamp', name_cn: '橡木台灯', name_en: 'Oak table lamp' };
    await use('products_create', { sku, ...names, declared_value: '12.50', property_ids: [1], hs_code: '9405409000', weight_g: 1250 });
    const lines = [{ sku, quantity: 10 }];
    const { inbound_id } = await use('inbound_create', {
      warehouse_id: 1,
      lines,
      packing_method: 'one_box',
      boxes: [{ count: 1, weight_kg: '12.5', length_cm: '60', width_cm: '40', height_cm: '50', items: lines }],
      shipping: {
        shipping_method: 'express',
        carrier: 'SF Express',
        tracking_numbers: ['SF1000000000002'],
        volume_m3: '0.2',
        packaging: 'carton',
        arrival_date: nextWeekday(3),
        arrival_period: 'morning',
      },
      submit: true,
    });
    await use('sandboxes_simulate_inbound', { inbound_id, to: 'completed' });
    expect((await use('inventory_list'))['list']).toMatchObject([{ sku }]);
    const parcel = { warehouse_id: 1, country: 'US', postal_code: '90012', lines: [{ sku, quantity: 2 }] };
    const [offer] = (await use('orders_quote', parcel))['methods'] as { method: string }[];
    const recipient = { first_name: 'Ana', phone: '+12135550188', state: 'California', city: 'Los Angeles', address1: '100 Main St.' };
    const { order_id } = await use('orders_create', { ...parcel, ...recipient, platform_order_no: 'MCP-1', method: offer?.method });
    await use('orders_submit', { order_id });
    for (const to of STEPS.slice(1)) await use('sandboxes_simulate_order', { order_id, to });
    expect(await use('tracking_get', { order_id })).toMatchObject({ status: 'delivered' });
    expect((await use('orders_list', { platform_order_no: 'MCP-1' }))['list']).toMatchObject([{ order_id, status: 'delivered' }]);
    await client.close();
    expect(statusesIn(await told())).toEqual(STEPS);
  });
});
