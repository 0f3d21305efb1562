import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, describe, expect, it } from 'vitest';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import type { MerchantPermission } from '@quayside/contract/kernel/permissions';
import { writeRequests } from '#server/kernel/open-requests.ts';
import { anOrderInput } from './kit/orders.ts';
import { sandboxKit } from './kit/sandbox.ts';
import { testApp } from './kit/test-app.ts';
import { wholeMinute } from './kit/whole-minute.ts';

const kit = await testApp({ RATE_LIMIT_PER_MINUTE: '100000' });
const { app, deps, send } = kit;
const { db } = deps.database;
const { aTester, stocked, anOrder, orderTo } = sandboxKit(kit);
const site = await app.listen({ host: '127.0.0.1', port: 0 });
const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

async function assistant(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${site}/open/mcp`), { requestInit: { headers } });
  await client.connect(transport);
  clients.push(client);
  return client;
}
async function use(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [{ text = '' } = {}] = content as { text?: string }[]; // every tool answers one text
  return { isError: isError === true, text, body: isError === true ? null : (JSON.parse(text) as Record<string, unknown>) };
}
const withScopes = async (...scopes: MerchantPermission[]) => aTester({ scopes });

describe('the MCP endpoint', () => {
  it('an assistant asks where an order is, what is in stock and what a parcel costs, and creates an order', async () => {
    const { test, product } = await stocked();
    const { order_no, platform_order_no, order_id } = await anOrder(test, product.product_id);
    await orderTo(test, order_id, 'in_transit');
    const client = await assistant(test);
    const found = await use(client, 'orders_list', { platform_order_no });
    expect(found.body).toMatchObject({ list: [{ order_id, order_no, status: 'in_transit' }] });
    expect((await use(client, 'tracking_get', { order_id })).body).toMatchObject({ status: 'in_transit' });
    const stock = await use(client, 'inventory_list');
    expect(stock.body).toMatchObject({ list: [expect.objectContaining({ sku: product.sku })] });
    const { lines: _lines, consumables: _consumables, ...order } = anOrderInput(product.product_id);
    const lines = [{ sku: product.sku, product_name: 'Lamp', unit_price: '12', quantity: 1 }];
    const quoted = await use(client, 'orders_quote', {
      country: 'US',
      postal_code: '90012',
      warehouse_id: 1,
      lines: [{ sku: product.sku, quantity: 1 }],
    });
    expect(quoted.text).toContain('WORLD');
    const made = await use(client, 'orders_create', { ...order, lines });
    expect(made.body).toMatchObject({ platform_order_no: order.platform_order_no, status: 'approving' });
  });

  it('the tools follow the scopes of the key; simulations are offered to test keys only', async () => {
    const { live, test } = await withScopes('orders.read');
    const names = async (key: string) => (await (await assistant(key)).listTools()).tools.map(({ name }) => name);
    expect(await names(live)).toEqual(expect.arrayContaining(['orders_list', 'orders_get', 'tracking_get']));
    expect((await names(live)).filter((name) => /create|submit|simulate|inbound|transactions/.test(name))).toEqual([]);
    const editor = await withScopes('orders.edit', 'inbound.edit');
    expect(await names(editor.live)).toContain('orders_create');
    expect((await names(editor.live)).filter((name) => name.includes('simulate'))).toEqual([]);
    expect(await names(editor.test)).toEqual(expect.arrayContaining(['sandboxes_simulate_order', 'sandboxes_simulate_inbound']));
    const refused = await use(await assistant(test), 'orders_create', {});
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('no tool orders_create') as string });
  });

  it('reads are marked as such, and what ends something as destructive; every tool has its fields', async () => {
    const { live } = await aTester();
    const { tools } = await (await assistant(live)).listTools();
    const one = (name: string) => tools.find((tool) => tool.name === name);
    expect(one('orders_get')?.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(one('orders_quote')?.annotations).toMatchObject({ readOnlyHint: true });
    expect(one('orders_create')?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(one('orders_cancel')?.annotations).toMatchObject({ destructiveHint: true });
    expect(one('orders_get')?.inputSchema).toMatchObject({ type: 'object', required: ['order_id'] });
    for (const tool of tools) expect(tool.description?.length ?? 0, tool.name).toBeGreaterThan(20);
  });

  it('a refusal is told as text with its code and every field', async () => {
    const { live } = await aTester();
    const client = await assistant(live);
    expect(await use(client, 'orders_get', { order_id: 4_000_000_000 })).toMatchObject({
      isError: true,
      text: expect.stringContaining('request.not_found') as string,
    });
    const { isError, text } = await use(client, 'orders_create', { country: 'US' });
    expect(isError).toBe(true);
    for (const field of ['platform_order_no: ', 'lines: ']) expect(text).toContain(field);
  });

  it('a wrong key, a foreign address and an expired key are refused before anything is said', async () => {
    const ask = (key: string) =>
      app.inject({
        method: 'POST',
        url: '/open/mcp',
        headers: { authorization: `Bearer ${key}` },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      });
    expect((await ask('qi_nonsense')).statusCode).toBe(401);
    expect((await app.inject({ method: 'POST', url: '/open/mcp', payload: {} })).statusCode).toBe(401);
    const { live, test, integration_id } = await aTester();
    await db
      .updateTable('integrations')
      .set({ allowed_addresses: ['203.0.113.7'] })
      .where('integration_id', '=', integration_id)
      .execute();
    expect((await ask(live)).statusCode).toBe(403);
    await db.updateTable('integrations').set({ allowed_addresses: [] }).where('integration_id', '=', integration_id).execute();
    await db
      .updateTable('integration_keys')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('integration_id', '=', integration_id)
      .execute();
    expect((await ask(test)).statusCode).toBe(401);
  });

  it('messages and tools are in the log of requests of the key, a tool under its own path', async () => {
    const { live, token, integration_id } = await aTester();
    const client = await assistant(live);
    await use(client, 'orders_list');
    await writeRequests(deps);
    const { list } = (await send(integrationsCalls.requests, { integration_id }, token)).content;
    const paths = list.map(({ path }) => path);
    expect(paths).toContain('/open/v1/orders');
    expect(paths).toContain('/open/mcp');
    expect(paths.filter((path) => path === '/open/v1/orders')).toHaveLength(1);
  });

  it('there is no stream and no session: GET and DELETE say so, and a message that is none is a protocol error', async () => {
    const { live } = await aTester();
    const headers = { authorization: `Bearer ${live}`, accept: 'application/json, text/event-stream' };
    for (const method of ['GET', 'DELETE'] as const) expect((await app.inject({ method, url: '/open/mcp', headers })).statusCode).toBe(405);
    const bad = await app.inject({ method: 'POST', url: '/open/mcp', headers, payload: { hello: 1 } });
    expect([bad.statusCode, bad.json<{ error: { code: number } }>().error.code]).toEqual([400, -32700]);
  });
});

describe('the limit of a key', () => {
  it('counts messages and tools of an assistant too', async () => {
    const limited = await testApp({ OPEN_RATE_LIMIT_PER_MINUTE: '11' });
    const { live } = await sandboxKit(limited).aTester();
    const ask = () =>
      limited.app.inject({
        method: 'POST',
        url: '/open/mcp',
        headers: { authorization: `Bearer ${live}`, accept: 'application/json, text/event-stream' },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'orders_list', arguments: {} } },
      });
    await wholeMinute();
    const answers = [];
    for (let at = 0; at < 6; at++) answers.push(await ask());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.includes('request.too_frequent'))).toEqual([false, false, false, false, false, true]);
    expect((await ask()).statusCode).toBe(429);
  });
});
