import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connectorsCalls as calls } from '@quayside/contract/connectors/connectors.calls';
import { readConfig } from '#server/kernel/config.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { mayReachHere, shopifyServer, type ShopOrder } from './kit/shopify-server.ts';
import { storeKit } from './kit/stores.ts';
import { testApp } from './kit/test-app.ts';

const config = readConfig({}, '/tmp');
const stores = chooseStores(config, '/tmp', { mayReach: mayReachHere, timeoutMs: 500 });
const server = await shopifyServer();
const kit = await testApp({}, [], { stores });
const { deps, make, send } = kit;
const { db } = deps.database;
const { aSeller, connect, pull, ordersOf, skusOf, run, setStore } = storeKit(kit);

const orderOf = (id: number, sku: string, given: Partial<ShopOrder> = {}): ShopOrder => ({ id, lines: [{ sku, quantity: 2 }], ...given });
const restock = (...orders: ShopOrder[]) => {
  server.shop.orders.splice(0, Infinity, ...orders);
  server.shop.available = 2000;
  server.shop.asked.length = 0;
};
let number = 0;
const next = () => ++number;

describe('connecting a store', () => {
  it('PLUG-03 checks the credentials with the shop before it is connected, and never shows them again', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    const { content } = await send(calls.get, { store_id }, shop.token);
    expect(content).toMatchObject({ state: 'connected', shop_name: 'Lamps & Co', has_credentials: 1, error_code: null });
    expect(JSON.stringify(content)).not.toContain('shpat_test');
    const { credentials } = await db.selectFrom('stores').select('credentials').where('store_id', '=', store_id).executeTakeFirstOrThrow();
    expect(credentials?.includes('shpat_test')).toBe(false);
  });

  it('a wrong token is refused in plain words, and does not replace one that works', async () => {
    const shop = await aSeller();
    const bad = await connect(shop.token, server.url, { token: 'wrong' });
    expect((await send(calls.get, { store_id: bad }, shop.token)).content).toMatchObject({ state: 'refused', error_code: 'refused' });
    const good = await connect(shop.token, server.url);
    await setStore(good, { shop_url: 'https://lamps.myshopify.com' });
    const saved = await send(
      calls.save,
      { store_id: good, kind: 'shopify', name: 'X', shop_url: 'https://lamps.myshopify.com', token: 'wrong', warehouse_id: 1 },
      shop.token,
    );
    expect(saved.status).toBe(200);
    await setStore(good, { shop_url: server.url });
    await run();
    expect((await send(calls.get, { store_id: good }, shop.token)).content).toMatchObject({ state: 'connected', error_code: 'refused' });
    restock(orderOf(next(), shop.product.sku));
    expect(await pull(shop.token, good)).toMatchObject({ error_code: null, pulled_count: 1 });
  });

  it('every error of the form is told at its field at once; private addresses are refused', async () => {
    const shop = await aSeller();
    const bad = await send(
      calls.save,
      { kind: 'woocommerce', name: '', shop_url: 'http://shop', warehouse_id: 1, stock_buffer: -1 },
      shop.token,
    );
    const fields = (bad.content as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(fields.toSorted()).toEqual(['consumer_key', 'consumer_secret', 'name', 'shop_url', 'stock_buffer']);
    const local = await send(
      calls.save,
      { kind: 'shopline', name: 'x', shop_url: 'https://127.0.0.1', token: 't', warehouse_id: 99 },
      shop.token,
    );
    expect((local.content as unknown as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [path, code])).toEqual(
      [
        ['warehouse_id', 'wrong_choice'],
        ['shop_url', 'connectors.shop_url'],
      ],
    );
  });

  it('only the main account connects a store', async () => {
    const shop = await aSeller();
    const clerk = await make.anAccount(shop.customer_id, 'internal', ['connectors.read', 'connectors.edit']);
    const input = { kind: 'csv_drop', name: 'x', warehouse_id: 1 } as const;
    expect((await send(calls.save, input, clerk.token)).status).toBe(403);
    expect((await send(calls.list, {}, clerk.token)).status).toBe(200);
  });
});

describe('SKUs and held orders', () => {
  it('PLUG-03 what does not map is held with the reason; mapping is remembered and the order goes on by itself', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    restock(orderOf(next(), 'LAMP-OAK'), orderOf(next(), shop.product.sku));
    expect(await pull(shop.token, store_id)).toMatchObject({ held: 1, unmapped: 1 });
    const [held] = await ordersOf(shop.token, store_id);
    expect(held).toMatchObject({ state: 'held', reason: 'unmapped', unmapped: ['LAMP-OAK'], order_id: null });
    const item = (await skusOf(shop.token, store_id)).find(({ state }) => state === 'unmapped');
    expect(item).toMatchObject({ sku: 'LAMP-OAK', title: 'Lamp' });
    const map = { store_id, store_sku_id: item?.store_sku_id ?? 0, product_id: shop.product.product_id };
    expect((await send(calls.map, map, shop.token)).content).toMatchObject({ state: 'mapped', product_sku: shop.product.sku });
    await run();
    expect((await ordersOf(shop.token, store_id))[0]).toMatchObject({ state: 'created', reason: null, order_id: expect.any(Number) });
    restock(orderOf(next(), 'LAMP-OAK'));
    expect(await pull(shop.token, store_id)).toMatchObject({ held: 0, unmapped: 0 });
  });

  it('suggests the products most alike, by code or by name, of this merchant only', async () => {
    const shop = await aSeller();
    const oak = await make.aProduct(shop.customer_id, { sku: 'OAKLAMP-01', product_name: 'Oak desk lamp' });
    await make.aProduct(shop.customer_id, { sku: 'ZZZ-9', product_name: 'Bicycle bell' });
    const other = await aSeller();
    await make.aProduct(other.customer_id, { sku: 'OAKLAMP-02', product_name: 'Oak desk lamp' });
    const store_id = await connect(shop.token, server.url);
    restock({ id: next(), lines: [{ sku: 'oaklamp-1', title: 'Desk lamp, oak' }] });
    await pull(shop.token, store_id);
    const [item] = await skusOf(shop.token, store_id);
    const { list } = (await send(calls.suggest, { store_id, store_sku_id: item?.store_sku_id ?? 0 }, shop.token)).content;
    expect(list[0]).toMatchObject({ product_id: oak.product_id, sku: 'OAKLAMP-01' });
    expect(list.map(({ sku }) => sku)).not.toContain('ZZZ-9');
    expect(list.map(({ sku }) => sku)).not.toContain('OAKLAMP-02');
  });

  it('an order without a phone is held with the field; after the fallback is set, trying again makes it', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    restock(orderOf(next(), shop.product.sku, { phone: '' }));
    await pull(shop.token, store_id);
    const [held] = await ordersOf(shop.token, store_id);
    expect(held).toMatchObject({ state: 'held', reason: 'invalid', country: 'US' });
    expect(held?.problems.join()).toContain('Phone');
    const ids = [held?.store_order_id ?? 0];
    expect((await send(calls.retry, { store_id, ids }, shop.token)).content.list).toMatchObject([{ state: 'held' }]);
    await setStore(store_id, { fallback_phone: '+1 213 555 0100' });
    expect((await send(calls.retry, { store_id, ids }, shop.token)).content.list).toMatchObject([{ state: 'created' }]);
    expect((await send(calls.retry, { store_id, ids }, shop.token)).error_code).toBe(6103);
  });

  it('an ignored order never comes back, and its recipient is gone', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    restock(orderOf(next(), 'nothing-of-ours'));
    await pull(shop.token, store_id);
    const [held] = await ordersOf(shop.token, store_id);
    const ids = [held?.store_order_id ?? 0];
    expect((await send(calls.ignore, { store_id, ids }, shop.token)).content).toEqual({ count: 1 });
    const row = await db
      .selectFrom('store_orders')
      .select('content')
      .where('store_order_id', '=', ids[0] ?? 0)
      .executeTakeFirst();
    expect(row?.content).toBeNull();
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ state: 'ignored' }]);
  });

  it('a number that an order has already is held, and says which order', async () => {
    const shop = await aSeller();
    const first = await connect(shop.token, server.url);
    restock(orderOf(next(), shop.product.sku));
    await pull(shop.token, first);
    const second = await connect(shop.token, server.url);
    await pull(shop.token, second);
    const [row] = await ordersOf(shop.token, second);
    const [made] = await ordersOf(shop.token, first);
    expect(row).toMatchObject({ state: 'held', reason: 'invalid' });
    expect(row?.problems.join()).toContain(made?.order_no ?? '?');
  });

  it('a shop with 100,000 SKUs that are none of ours still pages', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, server.url);
    await sql`insert into store_skus (customer_id, store_id, sku, created_at)
      select ${shop.customer_id}::bigint, ${store_id}::bigint, 'SKU ' || n, now() from generate_series(1, 100000) n`.execute(db);
    const startedAt = performance.now();
    const { list, count } = (await send(calls.skus, { store_id, state: 'unmapped', limit: 200, page: 40 }, shop.token)).content;
    expect(list).toHaveLength(200);
    expect(count).toBeGreaterThan(8000);
    expect((await send(calls.skuCounts, { store_id }, shop.token)).content.list).toContainEqual({ key: 'unmapped', count: 1001 });
    expect(performance.now() - startedAt).toBeLessThan(2000);
  }, 30_000);
});
