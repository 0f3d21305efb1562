import { describe, expect, it } from 'vitest';
import type { InputOf } from '@quayside/contract/kernel/call';
import { inboundOpenCalls } from '@quayside/contract/inbound/inbound.open-calls';
import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { ordersOpenCalls } from '@quayside/contract/orders/orders.open-calls';
import { writeRequests } from '#server/kernel/open-requests.ts';
import { anOrderInput } from './kit/orders.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { app, deps, make, send } = kit;
const { db } = deps.database;
const { aSeller, anOrderOf } = submitKit(kit);
const calls = integrationsCalls;
type Input = InputOf<typeof calls.save>;

const save = (token: string, given: Partial<Input> = {}) =>
  send(calls.save, { name: 'Web shop', store_account_id: 'shop-eu', ...given }, token);
const added = async (token: string, given: Partial<Input> = {}) => (await save(token, given)).content;
const keyOf = async (token: string, integration_id: number, days: 0 | 30 | 90 | 365 = 0) =>
  (await send(calls.addKey, { integration_id, days }, token)).content;
const open = async (path: string, key: string, method: 'GET' | 'POST' = 'GET', payload?: object, remoteAddress = '127.0.0.1') => {
  const answer = await app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${key}` },
    remoteAddress,
    ...(payload ? { payload } : {}),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{
      type?: string;
      title?: string;
      fields?: { path: string; code: string }[];
      list?: { order_id: number }[];
    }>(),
  };
};
const ordersPath = ordersOpenCalls.openList.path;

describe('integrations', () => {
  it('PLUG-01 PLUG-02 D-69 D-70 hold account ID, name, warehouses, enable flag, API key, push options and stock-change push', async () => {
    const { token } = await make.aMerchant();
    const push = { push_url: 'https://hooks.example.com/a', push_options: ['order_status', 'tracking'], push_stock_change: 1 } as const;
    const one = await added(token, { warehouse_ids: [1, 2], scopes: ['orders.edit'], ...push, push_options: [...push.push_options] });
    const { apikey } = await keyOf(token, one.integration_id);
    expect((await send(calls.list, {}, token)).content).toEqual({
      count: 1,
      list: [
        {
          integration_id: one.integration_id,
          store_account_id: 'shop-eu',
          name: 'Web shop',
          warehouses: 'SZ01,YW01',
          enabled: 1,
          apikeys: [apikey.slice(-4)],
          ...push,
          waiting: 0,
          failing_since: null,
          stopped_at: null,
          created_at: expect.any(String),
        },
      ],
    });
    await save(token, { integration_id: one.integration_id, name: 'Shop', enabled: 0 });
    expect((await send(calls.get, { integration_id: one.integration_id }, token)).content).toMatchObject({
      name: 'Shop',
      enabled: 0,
      warehouses: '',
      push_options: [],
    });
  });

  it('D-70 a push needs a target, and the target is on the public internet', async () => {
    const { token } = await make.aMerchant();
    const faults = async (given: Partial<Input>) =>
      (await save(token, given)).content as unknown as { fields: { path: string; code: string }[] };
    expect((await faults({ push_stock_change: 1 })).fields).toMatchObject([{ path: 'push_url', code: 'integrations.needs_target' }]);
    for (const push_url of [
      'http://127.0.0.1/x',
      'http://[::1]/x',
      'http://10.0.0.7/x',
      'http://169.254.169.254/latest',
      'https://localhost/x',
      'https://0x7f.1/x',
    ])
      expect((await faults({ push_url })).fields, push_url).toMatchObject([{ path: 'push_url', code: 'integrations.not_public' }]);
    for (const push_url of ['ftp://hooks.example.com', 'javascript:alert(1)', 'https://user:word@hooks.example.com'])
      expect((await faults({ push_url })).fields, push_url).toMatchObject([{ path: 'push_url', code: 'wrong_format' }]);
  });

  it('all errors come at once, those of the database too', async () => {
    const { token } = await make.aMerchant();
    await added(token);
    const { content } = await save(token, { store_account_id: 'SHOP-EU', warehouse_ids: [1, 999], push_url: 'http://10.0.0.7/' });
    const { fields } = content as unknown as { fields: { path: string; code: string }[] };
    expect(fields.map(({ path, code }) => [path, code])).toEqual([
      ['store_account_id', 'integrations.account_taken'],
      ['warehouse_ids.1', 'wrong_choice'],
      ['push_url', 'integrations.not_public'],
    ]);
  });

  it('only the main account makes and ends keys; a sub-account with the permission reads', async () => {
    const { customer_id, token } = await make.aMerchant();
    const { integration_id } = await added(token);
    const reader = await make.anAccount(customer_id, 'internal', ['integrations.read']);
    const without = await make.anAccount(customer_id, 'internal');
    expect((await send(calls.list, {}, reader.token)).content.count).toBe(1);
    expect((await send(calls.addKey, { integration_id }, reader.token)).status).toBe(403);
    expect((await send(calls.list, {}, without.token)).status).toBe(403);
  });
});

describe('the key of an integration', () => {
  it('is shown once, opens its scopes and nothing else, and ends at once', async () => {
    const { token } = await make.aMerchant();
    const { integration_id } = await added(token, { scopes: ['orders.read'] });
    const { apikey, key_id } = await keyOf(token, integration_id);
    expect(apikey).toMatch(/^qi_[\w-]{43}$/);
    expect(JSON.stringify((await send(calls.get, { integration_id }, token)).content)).not.toContain(apikey);
    expect((await open(ordersPath, apikey)).status).toBe(200);
    expect(await open(inboundOpenCalls.openList.path, apikey)).toMatchObject({ status: 403, type: 'urn:error:permission.denied' });
    expect(await open(ordersOpenCalls.openCreate.path, apikey, 'POST', {})).toMatchObject({ status: 403 });
    await send(calls.endKey, { integration_id, key_id }, token);
    expect(await open(ordersPath, apikey)).toMatchObject({ status: 401, type: 'urn:error:key.unknown' });
  });

  it('two are valid while one replaces the other, a third is refused', async () => {
    const { token } = await make.aMerchant();
    const { integration_id } = await added(token, { scopes: ['orders.read'] });
    const [first, second] = [await keyOf(token, integration_id), await keyOf(token, integration_id)];
    for (const { apikey } of [first, second]) expect((await open(ordersPath, apikey)).status).toBe(200);
    expect(await send(calls.addKey, { integration_id }, token)).toMatchObject({
      error_code: 6001,
      msg: 'This integration has 2 keys already. End one of them first.',
    });
    await send(calls.endKey, { integration_id, key_id: first.key_id }, token);
    expect((await send(calls.addKey, { integration_id }, token)).error_code).toBe(0);
  });

  it('eight at once still make two keys', async () => {
    const { token } = await make.aMerchant();
    const { integration_id } = await added(token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(calls.addKey, { integration_id }, token)));
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(2);
  });

  it('ends by itself after its days, with a switched-off integration and with a deleted one', async () => {
    const { token, customer_id } = await make.aMerchant();
    const { integration_id } = await added(token, { scopes: ['orders.read'] });
    const { apikey, key_id, expires_at } = await keyOf(token, integration_id, 30);
    expect(Math.round((Date.parse(expires_at ?? '') - Date.now()) / 86_400_000)).toBe(30);
    await save(token, { integration_id, scopes: ['orders.read'], enabled: 0 });
    expect((await open(ordersPath, apikey)).status).toBe(401);
    await save(token, { integration_id, scopes: ['orders.read'], enabled: 1 });
    expect((await open(ordersPath, apikey)).status).toBe(200);
    await db
      .updateTable('integration_keys')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('customer_id', '=', customer_id)
      .where('key_id', '=', key_id)
      .execute();
    expect((await open(ordersPath, apikey)).status).toBe(401);
    const again = await keyOf(token, integration_id);
    await send(calls.delete, { integration_id }, token);
    expect((await open(ordersPath, again.apikey)).status).toBe(401);
    expect((await send(calls.get, { integration_id }, token)).status).toBe(404);
  });

  it('works from the listed addresses and ranges only', async () => {
    const { token } = await make.aMerchant();
    const { integration_id } = await added(token, { scopes: ['orders.read'], allowed_addresses: ['203.0.113.0/24', '2001:db8::1'] });
    const { apikey } = await keyOf(token, integration_id);
    const from = (address: string) => open(ordersPath, apikey, 'GET', undefined, address);
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1']) expect((await from(address)).status, address).toBe(200);
    for (const address of ['203.0.114.9', '2001:db8::2'])
      expect(await from(address), address).toMatchObject({ status: 403, title: `This key may not be used from the address ${address}.` });
    const { content } = await save(token, { integration_id, allowed_addresses: ['203.0.113.300'] });
    expect(content).toMatchObject({ fields: [{ path: 'allowed_addresses.0', code: 'integrations.wrong_address' }] });
  });

  it('reaches the orders of its warehouses only, and may create no others', async () => {
    const shop = await aSeller();
    const [here, there] = [await anOrderOf(shop, { warehouse_id: 1 }), await anOrderOf(shop, { warehouse_id: 2 })];
    const { integration_id } = await added(shop.token, { scopes: ['orders.edit'], warehouse_ids: [1] });
    const { apikey } = await keyOf(shop.token, integration_id);
    expect((await open(ordersPath, apikey)).list?.map(({ order_id }) => order_id)).toEqual([here.order_id]);
    expect((await open(`${ordersPath}/${there.order_id}`, apikey)).status).toBe(404);
    expect((await open(`${ordersPath}/${there.order_id}/cancel`, apikey, 'POST', {})).status).toBe(404);
    expect(await open(`${ordersPath}?number=${there.order_no}`, apikey)).toMatchObject({ list: [] });
    const other = anOrderInput(shop.product.product_id, { warehouse_id: 2 });
    expect((await open(ordersOpenCalls.openCreate.path, apikey, 'POST', other)).fields).toContainEqual(
      expect.objectContaining({ path: 'warehouse_id' }),
    );
  });

  it('its last use and its requests are listed for the merchant, refused ones too', async () => {
    const { token } = await make.aMerchant();
    const { integration_id } = await added(token, { scopes: ['orders.read'] });
    const { apikey } = await keyOf(token, integration_id);
    await open(ordersPath, apikey);
    await open(inboundOpenCalls.openList.path, apikey);
    // They may be on their way to the table already, and count as written only when they are there.
    void writeRequests(deps);
    await writeRequests(deps);
    const { list } = (await send(calls.requests, { integration_id }, token)).content;
    expect(list.map(({ path, status, code, ip }) => ({ path, status, code, ip }))).toEqual([
      { path: inboundOpenCalls.openList.path, status: 403, code: 'permission.denied', ip: '127.0.0.1' },
      { path: ordersPath, status: 200, code: '', ip: '127.0.0.1' },
    ]);
    await expect.poll(async () => (await send(calls.get, { integration_id }, token)).content.keys[0]?.last_used_ip).toBe('127.0.0.1');
  });
});
