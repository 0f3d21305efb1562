import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { connectorsCalls as calls } from '@quayside/contract/connectors/connectors.calls';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { readConfig } from '#server/kernel/config.ts';
import { chooseStores } from '#server/ports/stores/choose.ts';
import { mayReachHere, shopifyServer, type ShopOrder } from './kit/shopify-server.ts';
import { shoplineServer } from './kit/shopline-server.ts';
import { storeKit } from './kit/stores.ts';
import { testApp } from './kit/test-app.ts';
import { waitsForLock } from './kit/waiting.ts';
import { WOO, wooServer } from './kit/woo-server.ts';

const CSV_DROP_DIR = mkdtempSync(join(tmpdir(), 'quayside-drop-'));
afterAll(() => rmSync(CSV_DROP_DIR, { recursive: true, force: true }));
const stores = chooseStores(readConfig({ CSV_DROP_DIR }, '/tmp'), '/tmp', { mayReach: mayReachHere, timeoutMs: 500 });
const shopify = await shopifyServer({ budget: 1_000_000 });
const woo = await wooServer();
const line = await shoplineServer();
const kit = await testApp({}, [], { stores });
const { deps, send } = kit;
const { db } = deps.database;
const { aSeller, connect, pull, ordersOf, run, detail, figures, submit } = storeKit(kit);
type Seller = Awaited<ReturnType<typeof aSeller>>;

const rule = { countries: ['US'], min_weight_g: null, max_weight_g: null, min_value: null, max_value: null, method: 'WORLD' };
let serial = 9000;
const next = () => ++serial;
const restock = (...orders: ShopOrder[]) => shopify.shop.orders.splice(0, Infinity, ...orders);

/** A shop with one order that is a draft here. */
async function aDraft(given: object = {}) {
  const shop = await aSeller();
  const store_id = await connect(shop.token, shopify.url, { rules: [rule], ...given });
  const order: ShopOrder = { id: next(), lines: [{ sku: shop.product.sku, quantity: 2 }] };
  restock(order);
  await pull(shop.token, store_id);
  const [row] = await ordersOf(shop.token, store_id);
  return { shop, store_id, order, order_id: row?.order_id ?? 0, number: row?.number ?? '' };
}

const eventsOf = async (shop: Seller, order_id: number) => (await detail(shop, order_id)).events.map(({ kind }) => kind);
const noticesOf = async ({ token }: Seller) => (await send(noticesCalls.list, {}, token)).content.list;
const mailsOf = ({ customer_id }: Seller) =>
  db.selectFrom('mails').select('subject').where('customer_id', '=', customer_id).where('template', '=', 'connectors.changed').execute();

describe('an order that is not submitted yet', () => {
  it('ORD-05 PLUG-03 cancelled in the shop: ours is cancelled with the reason in its timeline, its number is free, and again nothing', async () => {
    const { shop, store_id, order, order_id } = await aDraft();
    restock({ ...order, canceled: true });
    await pull(shop.token, store_id);
    expect(await detail(shop, order_id)).toMatchObject({ status: 'canceled', canceled_at: expect.any(String) });
    const timeline = await eventsOf(shop, order_id);
    expect(timeline.slice(-2)).toEqual(['store_canceled', 'canceled']);
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ order_id, reason: 'canceled_with_store', shop_change: null }]);
    await pull(shop.token, store_id);
    expect(await eventsOf(shop, order_id)).toEqual(timeline);
    expect(await noticesOf(shop)).toEqual([]);
  });

  it('PLUG-03 changed in the shop: it is cancelled and made anew with what the shop says now', async () => {
    const { shop, store_id, order, order_id } = await aDraft();
    restock({ ...order, lines: [{ sku: shop.product.sku, quantity: 5 }] });
    await pull(shop.token, store_id);
    expect(await eventsOf(shop, order_id)).toEqual(expect.arrayContaining(['store_changed', 'canceled']));
    const [row] = await ordersOf(shop.token, store_id);
    expect(row).toMatchObject({ state: 'created', reason: null });
    expect(row?.order_id).not.toBe(order_id);
    expect((await detail(shop, row?.order_id ?? 0)).lines).toMatchObject([{ quantity: 5 }]);
    await pull(shop.token, store_id);
    expect((await send(ordersCalls.list, {}, shop.token)).content.count).toBe(2);
    const kept = await db.selectFrom('store_orders').select(['content', 'change_due']).where('store_id', '=', store_id).execute();
    expect(kept).toEqual([{ content: null, change_due: null }]);
  });

  it('cancelled and opened again in the shop: a new order is made; one that the merchant cancelled stays cancelled', async () => {
    const { shop, store_id, order, order_id } = await aDraft();
    restock({ ...order, canceled: true });
    await pull(shop.token, store_id);
    restock(order);
    await pull(shop.token, store_id);
    const [row] = await ordersOf(shop.token, store_id);
    expect(row).toMatchObject({ state: 'created', reason: null });
    expect(row?.order_id).not.toBe(order_id);
    await send(ordersCalls.cancel, { ids: [row?.order_id ?? 0] }, shop.token);
    restock({ ...order, lines: [{ sku: shop.product.sku, quantity: 9 }] });
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ order_id: row?.order_id, shop_change: null }]);
  });

  it('a held order takes what the shop says now, and one that was let go comes back when the shop opens it again', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, shopify.url);
    const order: ShopOrder = { id: next(), lines: [{ sku: 'nobody-knows' }] };
    restock(order);
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ state: 'held', reason: 'unmapped' }]);
    restock({ ...order, canceled: true });
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ state: 'ignored', reason: 'canceled_in_store' }]);
    restock({ ...order, lines: [{ sku: shop.product.sku, quantity: 3 }] });
    await pull(shop.token, store_id);
    const [row] = await ordersOf(shop.token, store_id);
    expect((await detail(shop, row?.order_id ?? 0)).lines).toMatchObject([{ quantity: 3 }]);
  });
});

describe('an order that is submitted', () => {
  it('PLUG-03 cancelled in the shop: nothing moves here, it is marked with the reason, and the merchant gets a notice and a mail, once', async () => {
    const { shop, store_id, order, order_id, number } = await aDraft({ auto_submit: 1 });
    const before = await figures(shop);
    restock({ ...order, canceled: true });
    expect(await pull(shop.token, store_id)).toMatchObject({ changed: 1 });
    expect(await detail(shop, order_id)).toMatchObject({ status: 'uploaded' });
    expect(await figures(shop)).toEqual(before);
    expect(await ordersOf(shop.token, store_id)).toMatchObject([
      { state: 'submitted', shop_change: 'canceled', shop_changed_at: expect.any(String) },
    ]);
    const timeline = await eventsOf(shop, order_id);
    expect(timeline.at(-1)).toBe('store_canceled');
    const [notice, ...others] = await noticesOf(shop);
    expect(others).toEqual([]);
    expect(JSON.stringify(notice)).toContain(number);
    expect(await mailsOf(shop)).toHaveLength(1);
    await pull(shop.token, store_id);
    expect(await eventsOf(shop, order_id)).toEqual(timeline);
    expect(await noticesOf(shop)).toHaveLength(1);
    // Opened again, the mark is gone.
    restock(order);
    expect(await pull(shop.token, store_id)).toMatchObject({ changed: 0 });
    expect(await eventsOf(shop, order_id)).toEqual([...timeline, 'store_reopened']);
  });

  it('changed in the shop: marked until a person has seen to it; a further change marks it again', async () => {
    const { shop, store_id, order, order_id } = await aDraft({ auto_submit: 1 });
    const change = (quantity: number) => {
      restock({ ...order, lines: [{ sku: shop.product.sku, quantity }] });
      return pull(shop.token, store_id);
    };
    expect(await change(3)).toMatchObject({ changed: 1 });
    expect(await detail(shop, order_id)).toMatchObject({ status: 'uploaded', lines: [{ quantity: 2 }] });
    const marked = await send(calls.orders, { store_id, state: 'changed' }, shop.token);
    expect(marked.content.list).toMatchObject([{ order_id, shop_change: 'changed' }]);
    const ids = marked.content.list.map(({ store_order_id }) => store_order_id);
    expect((await send(calls.settle, { store_id, ids }, shop.token)).content).toEqual({ count: 1 });
    expect((await send(calls.settle, { store_id, ids }, shop.token)).content).toEqual({ count: 0 });
    expect(await change(3)).toMatchObject({ changed: 0 });
    expect(await change(4)).toMatchObject({ changed: 1 });
    expect(await noticesOf(shop)).toHaveLength(2);
  });

  it('shipped by the shop itself is marked and not submitted by a rule; our own number is not taken for that', async () => {
    const { shop, store_id, order, order_id } = await aDraft();
    restock({ ...order, fulfilled: true });
    await db.updateTable('store_orders').set({ submit_due: true }).where('store_id', '=', store_id).execute();
    await pull(shop.token, store_id);
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ state: 'created', shop_change: 'shipped' }]);
    expect(await detail(shop, order_id)).toMatchObject({ status: 'approving' });
    const sent = await aDraft({ auto_submit: 1 });
    const shipped = {
      status: 'shipped' as const,
      packed_at: new Date(),
      verified_at: new Date(),
      shipped_at: new Date(),
      parcel_weight_g: 100,
    };
    await db
      .updateTable('orders')
      .set((is) => ({ ...shipped, actual_quote_id: is.ref('quote_id'), waybill_no: `W${next()}`, tracking_no: 'TRACK-5' }))
      .where('order_id', '=', sent.order_id)
      .execute();
    restock({ ...sent.order, fulfilled: true });
    expect(await pull(sent.shop.token, sent.store_id)).toMatchObject({ changed: 0 });
  });

  it('race: a submission that is under way when the shop cancels wins, and the order is marked', async () => {
    const { shop, store_id, order, order_id } = await aDraft();
    restock({ ...order, canceled: true });
    await send(calls.syncNow, { store_id }, shop.token);
    const pulled: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('orders').select('order_id').where('order_id', '=', order_id).forUpdate().execute();
      pulled.push(run());
      await waitsForLock(db);
      await tx.updateTable('orders').set({ status: 'uploaded', submitted_at: new Date() }).where('order_id', '=', order_id).execute();
    });
    await Promise.all(pulled);
    expect(await detail(shop, order_id)).toMatchObject({ status: 'uploaded' });
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ shop_change: 'canceled', reason: null }]);
  });

  it('race: both at once end as cancelled without stock, or as submitted with a mark', async () => {
    for (let round = 0; round < 3; round++) {
      const { shop, store_id, order, order_id } = await aDraft();
      restock({ ...order, canceled: true });
      await send(calls.syncNow, { store_id }, shop.token);
      // Either side is first now and then.
      const wait = new Promise((wake) => setTimeout(wake, round * 15));
      await Promise.all([run(), wait.then(() => submit(shop, [order_id]))]);
      const { status } = await detail(shop, order_id);
      const [row] = await ordersOf(shop.token, store_id);
      const { stock, broken } = await figures(shop);
      const end = [status, row?.shop_change, stock[0]?.frozen];
      expect(end).toEqual(status === 'canceled' ? ['canceled', null, 0] : ['uploaded', 'canceled', 2]);
      expect(broken).toEqual([]);
    }
  });

  it('race: a rule that submits while the shop cancels says why it did not, without hiding the cancellation', async () => {
    const { shop, store_id, order, order_id } = await aDraft();
    await db.updateTable('store_orders').set({ submit_due: true }).where('store_id', '=', store_id).execute();
    restock({ ...order, canceled: true });
    await pull(shop.token, store_id);
    expect(await detail(shop, order_id)).toMatchObject({ status: 'canceled' });
    expect(await ordersOf(shop.token, store_id)).toMatchObject([{ reason: 'canceled_with_store', problems: [] }]);
  });
});

describe('by their protocols', () => {
  it('WooCommerce: what was modified since the last pull; cancelled and refunded ones are followed', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, woo.url, { kind: 'woocommerce', shop_url: 'https://mugs.example.com', token: '', ...WOO });
    const [one, two, old] = [next(), next(), next()];
    const { sku } = shop.product;
    woo.shop.orders.splice(0, Infinity, { id: one, sku }, { id: two, sku }, { id: old, sku });
    await pull(shop.token, store_id);
    const modified = new Date().toISOString().slice(0, 19);
    woo.shop.orders.splice(
      0,
      Infinity,
      { id: one, sku, status: 'cancelled', modified },
      { id: two, sku, quantity: 7, modified },
      // Not modified since: WooCommerce does not answer it.
      { id: old, sku, status: 'cancelled', modified: '2026-01-01T00:00:00' },
    );
    await pull(shop.token, store_id);
    const rows = await ordersOf(shop.token, store_id);
    expect(rows).toMatchObject([{ reason: 'canceled_with_store' }, { reason: null }, { reason: null }]);
    expect((await detail(shop, rows[1]?.order_id ?? 0)).lines).toMatchObject([{ quantity: 7 }]);
  });

  it('SHOPLINE: cancelled_at and changed lines are followed', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, line.url, { kind: 'shopline', shop_url: 'https://tea.myshopline.com', token: 'line_test' });
    const [one, two] = [next(), next()];
    const { sku } = shop.product;
    line.orders.splice(0, Infinity, { id: one, sku }, { id: two, sku });
    await pull(shop.token, store_id);
    line.orders.splice(0, Infinity, { id: one, sku, canceled: true }, { id: two, sku, quantity: 1 });
    await pull(shop.token, store_id);
    const rows = await ordersOf(shop.token, store_id);
    expect(rows).toMatchObject([{ reason: 'canceled_with_store' }, { reason: null }]);
    expect((await detail(shop, rows[1]?.order_id ?? 0)).lines).toMatchObject([{ quantity: 1 }]);
  });

  it('CSV: a row with the status cancelled needs only its number; another status is named in the result', async () => {
    const shop = await aSeller();
    const store_id = await connect(shop.token, '', { kind: 'csv_drop', shop_url: '', token: '' });
    const { shop_url } = (await send(calls.get, { store_id }, shop.token)).content;
    const head = 'order_no,status,sku,quantity,first_name,phone,country,state,city,postal_code,address1';
    const put = async (name: string, ...rows: string[]) => {
      const path = join(CSV_DROP_DIR, shop_url, 'in', name);
      writeFileSync(path, [head, ...rows].join('\n'));
      utimesSync(path, new Date(0), new Date(0));
      await pull(shop.token, store_id);
      return ordersOf(shop.token, store_id);
    };
    const to = 'Ana,+1 213 555 0188,us,California,Los Angeles,90012,1 Main St';
    expect(await put('a.csv', `C-1,,${shop.product.sku},2,${to}`, `C-2,open,${shop.product.sku},1,${to}`)).toHaveLength(2);
    expect(await put('b.csv', 'C-1,Cancelled,,,,,,,,,', 'C-2,lost,,,,,,,,,')).toMatchObject([
      { reason: 'canceled_with_store' },
      { reason: null },
    ]);
  });
});
