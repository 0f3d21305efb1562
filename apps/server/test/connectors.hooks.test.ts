import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connectorsCalls as calls } from '@quayside/contract/connectors/connectors.calls';
import { readConfig } from '#server/kernel/config.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { mayReachHere } from './kit/shopify-server.ts';
import { storeKit } from './kit/stores.ts';
import { testApp } from './kit/test-app.ts';
import { WOO, wooServer } from './kit/woo-server.ts';

const stores = chooseStores(readConfig({}, '/tmp'), '/tmp', { mayReach: mayReachHere, timeoutMs: 500 });
const woo = await wooServer();
const kit = await testApp({}, [], { stores });
const { send } = kit;
const { aSeller, connect, pull, ordersOf, run, setStore } = storeKit(kit);
let serial = 7000;
const next = () => ++serial;

describe('what WooCommerce sends by itself', () => {
  const connected = async () => {
    woo.shop.hooks.length = 0;
    const shop = await aSeller();
    const given = { kind: 'woocommerce' as const, shop_url: 'https://mugs.example.com', token: '', ...WOO };
    const store_id = await connect(shop.token, woo.url, given);
    await run();
    woo.shop.orders.splice(0, Infinity, { id: next(), sku: shop.product.sku });
    return { shop, store_id, given };
  };
  const tell = (body: string, secret: string, path = new URL(woo.shop.hooks[0]?.delivery_url ?? 'http://x').pathname) =>
    kit.app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { 'content-type': 'application/json', 'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64') },
    });
  const secretNow = () => woo.shop.hooks[0]?.secret ?? '';

  it('PLUG-03 the shop is asked to tell of its orders, and a signed message pulls at once', async () => {
    const { shop, store_id } = await connected();
    const path = `/push/stores/${shop.customer_id}/${store_id}`;
    expect(woo.shop.hooks.map(({ topic, delivery_url }) => [topic, new URL(delivery_url).pathname])).toEqual([
      ['order.created', path],
      ['order.updated', path],
    ]);
    expect((await tell('{"id":1}', secretNow())).statusCode).toBe(200);
    expect(await ordersOf(shop.token, store_id)).toHaveLength(0);
    await run();
    expect(await ordersOf(shop.token, store_id)).toHaveLength(1);
  });

  it('a wrong signature, another store, ids that are none and a store that is switched off pull nothing', async () => {
    const { shop, store_id } = await connected();
    const other = await connected();
    expect(await tell('{"id":1}', 'x')).toMatchObject({ statusCode: 401 });
    expect((await tell('{"id":1}', secretNow(), `/push/stores/${shop.customer_id}/${store_id}`)).statusCode).toBe(401);
    for (const path of [`/push/stores/${shop.customer_id}/${other.store_id}`, '/push/stores/0/0', '/push/stores/a/99999999999999999999'])
      expect((await tell('{"id":1}', secretNow(), path)).statusCode).toBe(401);
    await setStore(other.store_id, { enabled: false });
    expect((await tell('{"id":1}', secretNow())).statusCode).toBe(200);
    await run();
    expect([...(await ordersOf(shop.token, store_id)), ...(await ordersOf(other.shop.token, other.store_id))]).toEqual([]);
  });

  it('the question whether somebody listens is answered; new keys bring a new secret, and the old one opens nothing', async () => {
    const { shop, store_id, given } = await connected();
    expect((await tell('webhook_id=7', 'x')).statusCode).toBe(200);
    const old = secretNow();
    await setStore(store_id, { shop_url: given.shop_url });
    expect((await send(calls.save, { ...given, store_id, name: 'Mugs', warehouse_id: 1 }, shop.token)).status).toBe(200);
    await setStore(store_id, { shop_url: woo.url });
    await run();
    expect(woo.shop.hooks).toHaveLength(2);
    expect((await tell('{"id":1}', old)).statusCode).toBe(401);
    expect((await tell('{"id":1}', secretNow())).statusCode).toBe(200);
  });

  it('keys that may not order messages connect all the same: their orders come with the schedule', async () => {
    woo.shop.mayHook = false;
    const { shop, store_id } = await connected();
    woo.shop.mayHook = true;
    expect((await send(calls.get, { store_id }, shop.token)).content).toMatchObject({ state: 'connected', error_code: null });
    expect(await pull(shop.token, store_id)).toMatchObject({ pulled_count: 1 });
  });
});

it('a worker that was slow stores no page of a pull another worker has by now', async () => {
  const shop = await aSeller();
  const given = { kind: 'woocommerce' as const, shop_url: 'https://mugs.example.com', token: '', ...WOO };
  const store_id = await connect(shop.token, woo.url, given);
  woo.shop.orders.splice(0, Infinity, { id: next(), sku: shop.product.sku });
  woo.shop.pages.length = 0;
  woo.shop.pauseMs = 300;
  const slow = pull(shop.token, store_id);
  await expect.poll(() => woo.shop.pages.length, { interval: 5 }).toBe(1);
  // The shop has not answered yet, and the other worker is two pages further.
  await setStore(store_id, { pull_cursor: '3' });
  await slow;
  woo.shop.pauseMs = 0;
  expect(await ordersOf(shop.token, store_id)).toEqual([]);
  const { db } = kit.deps.database;
  expect(await db.selectFrom('stores').select('pull_cursor').where('store_id', '=', store_id).executeTakeFirstOrThrow()).toEqual({
    pull_cursor: '3',
  });
});

it('credentials that are entered while others are checked are checked next, and none is lost', async () => {
  const shop = await aSeller();
  const given = { kind: 'woocommerce' as const, shop_url: 'https://mugs.example.com', token: '', ...WOO };
  const input = { ...given, name: 'Mugs', warehouse_id: 1 };
  const { store_id } = (await send(calls.save, { ...input, consumer_secret: 'wrong' }, shop.token)).content;
  await setStore(store_id, { shop_url: woo.url });
  woo.shop.refuseMs = 300;
  woo.shop.refused = 0;
  const first = run();
  await expect.poll(() => woo.shop.refused, { interval: 5 }).toBe(1);
  await setStore(store_id, { shop_url: given.shop_url });
  expect((await send(calls.save, { ...input, store_id }, shop.token)).status).toBe(200);
  await setStore(store_id, { shop_url: woo.url });
  await first;
  woo.shop.refuseMs = 0;
  expect((await send(calls.get, { store_id }, shop.token)).content).toMatchObject({ state: 'connected', error_code: null });
});
