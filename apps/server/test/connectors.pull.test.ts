import { describe, expect, it } from 'vitest';
import { connectorsCalls as calls } from '@quayside/contract/connectors/connectors.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { connectorsJobs } from '#server/areas/connectors/connectors.jobs.ts';
import { readConfig } from '#server/kernel/config.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { runJobs } from './kit/run-jobs.ts';
import { mayReachHere, shopifyServer, type ShopOrder } from './kit/shopify-server.ts';
import { storeKit } from './kit/stores.ts';
import { testApp } from './kit/test-app.ts';

const config = readConfig({}, '/tmp');
const waits: number[] = [];
const wait = (ms: number) => {
  waits.push(ms);
  server.shop.available = 2000;
  return Promise.resolve();
};
const stores = chooseStores(config, '/tmp', { mayReach: mayReachHere, timeoutMs: 500, wait });
const server = await shopifyServer();
const kit = await testApp({}, [], { stores });
const { deps, send } = kit;
const { db } = deps.database;
const { aSeller, connect, pull, ordersOf, run, detail } = storeKit(kit);

const orderOf = (id: number, sku: string, given: Partial<ShopOrder> = {}): ShopOrder => ({ id, lines: [{ sku, quantity: 2 }], ...given });
const restock = (...orders: ShopOrder[]) => {
  server.shop.orders.splice(0, Infinity, ...orders);
  server.shop.available = 2000;
  server.shop.asked.length = 0;
};
let number = 0;
const next = () => ++number;

describe('pulling orders', () => {
  it('ORD-05 PLUG-03 takes every order once over all pages, with recipient, lines and prices, and again nothing', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url, { order_prefix: 'EU-' });
    const ids = Array.from({ length: 23 }, next);
    restock(...ids.map((id) => orderOf(id, shop.product.sku.toLowerCase())));
    expect(await pull(shop.token, store_id)).toMatchObject({ pulled_count: 23, held: 0, is_pulling: 0, error_code: null });
    expect(server.shop.asked.filter(({ name }) => name === 'Orders').map(({ variables }) => variables['after'])).toEqual([
      null,
      '10',
      '20',
    ]);
    const list = await ordersOf(shop.token, store_id);
    expect(list.map(({ number: no, state }) => [no, state])).toEqual(ids.map((id) => [`#${id}`, 'created']));
    const order = await detail(shop, list[0]?.order_id ?? 0);
    expect(order).toMatchObject({
      platform_order_no: `EU-#${ids[0]}`,
      first_name: 'Ana',
      country: 'US',
      postal_code: '90012',
      status: 'approving',
      lines: [{ product_id: shop.product.product_id, quantity: 2, unit_price: '18.50' }],
    });
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toHaveLength(23);
    expect((await send(ordersCalls.list, {}, shop.token)).content.count).toBe(23);
    const kept = await db.selectFrom('store_orders').select('content').where('store_id', '=', store_id).execute();
    expect(kept.every(({ content }) => content === null)).toBe(true);
  });

  it('PLUG-03 a worker that dies between two pages goes on where it was: every order once', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    const ids = Array.from({ length: 25 }, next);
    restock(...ids.map((id) => orderOf(id, shop.product.sku)));
    const { orders } = deps.stores.shopify;
    const dying = {
      ...deps,
      stores: {
        ...deps.stores,
        shopify: {
          ...deps.stores.shopify,
          orders: (...asked: Parameters<typeof orders>) => (asked[2] === '20' ? Promise.reject(new Error('killed')) : orders(...asked)),
        },
      },
    };
    await send(calls.syncNow, { store_id }, shop.token);
    await runJobs(dying, connectorsJobs);
    expect(await ordersOf(shop.token, store_id)).toHaveLength(20);
    await db.updateTable('jobs').set({ run_at: new Date() }).where('name', '=', 'connectors.pull').execute();
    server.shop.asked.length = 0;
    await run();
    expect(server.shop.asked.map(({ variables }) => variables['after'])).toEqual(['20']);
    const list = await ordersOf(shop.token, store_id);
    expect(list.map(({ number: no, state }) => [no, state])).toEqual(ids.map((id) => [`#${id}`, 'created']));
  });

  it('two workers on one store make no order twice', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    restock(...Array.from({ length: 30 }, () => orderOf(next(), shop.product.sku)));
    const key = { customer_id: shop.customer_id, store_id };
    await db
      .insertInto('jobs')
      .values(
        ['a', 'b'].map((word) => ({
          name: 'connectors.pull',
          lane: 'long' as const,
          key: word,
          payload: JSON.stringify(key),
          max_attempts: 1,
        })),
      )
      .execute();
    await Promise.all([run(), run()]);
    await pull(shop.token, store_id);
    const list = await ordersOf(shop.token, store_id);
    expect(list).toHaveLength(30);
    expect(new Set(list.map(({ order_id }) => order_id)).size).toBe(30);
    expect((await send(ordersCalls.list, {}, shop.token)).content.count).toBe(30);
  });

  it('more lines than a page has are read to the end; lines of one product become one', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    const lines = Array.from({ length: 30 }, () => ({ sku: shop.product.sku, quantity: 1 }));
    restock({ id: next(), lines });
    await pull(shop.token, store_id);
    const [row] = await ordersOf(shop.token, store_id);
    expect((await detail(shop, row?.order_id ?? 0)).lines).toMatchObject([{ quantity: 30 }]);
  });

  it('cancelled and shipped orders of the shop are not taken, and a held one that is cancelled there is let go', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    const held = next();
    restock(
      orderOf(held, 'unknown-1'),
      orderOf(next(), shop.product.sku, { canceled: true }),
      orderOf(next(), shop.product.sku, { fulfilled: true }),
    );
    expect(await pull(shop.token, store_id)).toMatchObject({ pulled_count: 1, held: 1 });
    restock(orderOf(held, 'unknown-1', { canceled: true }));
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ state: 'ignored', reason: 'canceled_in_store', order_id: null }]);
  });
});

describe('a shop that misbehaves', () => {
  const cases = [
    ['html', 'html'],
    ['401', 'refused'],
    ['500', 'shop_error'],
    ['silent', 'timeout'],
    ['cut', 'broken_answer'],
  ] as const;
  it.each(cases)('%s: the page says %s with the last success, and the next pull goes on', async (behaviour, code) => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    restock(orderOf(next(), shop.product.sku));
    await pull(shop.token, store_id);
    server.shop.next.push(behaviour);
    const failed = await pull(shop.token, store_id);
    expect(failed).toMatchObject({ error_code: code, is_pulling: 0, pulled_at: expect.any(String), state: 'connected' });
    expect(Date.parse(failed.next_pull_at)).toBeGreaterThan(Date.now() + 50_000);
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: null });
    expect(await ordersOf(shop.token, store_id)).toHaveLength(1);
  });

  it('429 is waited for as long as it says', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    restock(orderOf(next(), shop.product.sku));
    server.shop.next.push('429');
    waits.length = 0;
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: null, pulled_count: 1 });
    expect(waits).toEqual([2000]);
  });

  it('the points of GraphQL are honoured: a query that does not fit waits until it does', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    restock(...Array.from({ length: 30 }, () => orderOf(next(), shop.product.sku)));
    server.shop.available = 150;
    waits.length = 0;
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: null, pulled_count: 30 });
    expect(waits).toEqual([500]);
    restock(orderOf(next(), shop.product.sku));
    server.shop.next.push('throttled');
    waits.length = 0;
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: null, pulled_count: 1 });
    expect(waits).toHaveLength(1);
  });

  it('a page that comes again and again ends the pull with its name, and adds nothing', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    restock(...Array.from({ length: 25 }, () => orderOf(next(), shop.product.sku)));
    server.shop.isStuck = true;
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: 'repeated_page' });
    server.shop.isStuck = false;
    expect(await ordersOf(shop.token, store_id)).toHaveLength(10);
    expect(await pull(shop.token, store_id)).toMatchObject({ error_code: null, pulled_count: 15 });
  });

  it('never asks a private address', async () => {
    const strict = chooseStores(config, '/tmp', { timeoutMs: 500 });
    const access = { url: server.url, credentials: { token: 'x' }, facts: {} };
    await expect(strict.shopify.check(access)).rejects.toMatchObject({ code: 'not_public' });
  });
});
