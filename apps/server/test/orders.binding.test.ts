import { describe, expect, it } from 'vitest';
import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { ordersOpenCalls } from '@quayside/contract/orders/orders.open-calls';
import { anOrderInput } from './kit/orders.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, deps } = kit;
const { db } = deps.database;
const { aSeller, anOrderOf, submit, detail, expireQuote, figures } = submitKit(kit);
const codes = (list: Awaited<ReturnType<typeof submit>>) => list.map(({ refusal }) => refusal?.code ?? 'done').toSorted();

describe('the quote', () => {
  const raiseRate = (rate: string) =>
    db
      .insertInto('exchange_rates')
      .values({ currency: 'CNY', valid_from: '2026-01-02', rate, source: 'test' })
      .onConflict((conflict) => conflict.columns(['currency', 'valid_from']).doUpdateSet({ rate }))
      .execute();

  it('binds as it is within its 24 hours, also when rates have changed since', async () => {
    const shop = await aSeller();
    const order = await anOrderOf(shop);
    await raiseRate('0.15');
    const [outcome] = await submit(shop, [order.order_id]);
    expect(outcome?.reply?.total).toBe(order.quoted_total);
    await raiseRate('0.14');
  });

  it('after it expired an unchanged price is bound anew without asking', async () => {
    const shop = await aSeller();
    const order = await anOrderOf(shop);
    await expireQuote(order.order_id);
    expect((await submit(shop, [order.order_id]))[0]?.reply?.total).toBe(order.quoted_total);
    expect((await detail(shop, order.order_id)).quote?.quote_id).not.toBe(order.quote?.quote_id);
  });

  it('after it expired a changed price is shown as old and new, and asked once', async () => {
    const shop = await aSeller();
    const order = await anOrderOf(shop);
    await expireQuote(order.order_id);
    await raiseRate('0.16');
    const [asked] = await submit(shop, [order.order_id]);
    expect(asked?.refusal).toMatchObject({ code: 'orders.price_changed', details: { old: order.quoted_total } });
    const total = String(asked?.refusal?.details['new']);
    expect(Number(total)).toBeGreaterThan(Number(order.quoted_total));
    expect((await figures(shop)).held).toBe('0.00');
    // Another price than the one shown is not agreed to.
    expect(codes(await submit(shop, [order.order_id], { accepted: [{ order_id: order.order_id, total: '1.00' }] }))).toEqual([
      'orders.price_changed',
    ]);
    const [done] = await submit(shop, [order.order_id], { accepted: [{ order_id: order.order_id, total }] });
    expect(done?.reply?.total).toBe(total);
    expect((await figures(shop)).held).toBe(total);
    await raiseRate('0.14');
  });

  it('a method that vanished still holds in its time; later the order needs another one', async () => {
    const shop = await aSeller();
    const [inTime, late] = [await anOrderOf(shop), await anOrderOf(shop)];
    const version = await db.selectFrom('tariff_versions').select(['version_id', 'tariff']).executeTakeFirstOrThrow();
    const sheets = version.tariff as { methods: { method: string }[] };
    const without = { ...sheets, methods: sheets.methods.filter(({ method }) => method !== 'WORLD') };
    await db
      .updateTable('tariff_versions')
      .set({ tariff: JSON.stringify(without), last_day: '2099-12-30' })
      .execute();
    expect(codes(await submit(shop, [inTime.order_id]))).toEqual(['done']);
    await expireQuote(late.order_id);
    const [outcome] = await submit(shop, [late.order_id]);
    expect(outcome?.refusal?.code).toBe('orders.method_not_offered');
    await db
      .updateTable('tariff_versions')
      .set({ tariff: JSON.stringify(sheets), last_day: '2099-12-31' })
      .execute();
  });

  it('QUOTE-17 without a tariff there are no shipping options', async () => {
    const shop = await aSeller();
    await db.updateTable('tariff_versions').set({ last_day: '2020-01-02' }).execute();
    const { product_id } = shop.product;
    const input = { warehouse_id: 1, country: 'US', lines: [{ product_id, unit_price: '5', quantity: 1 }], consumables: [] };
    const answer = await send(ordersCalls.quote, input, shop.token);
    expect(answer.content).toMatchObject({ code: 'orders.no_options' });
    expect(answer.msg).toBe('There are no shipping options available for this order, please contact customer service.');
    await db.updateTable('tariff_versions').set({ last_day: '2099-12-31' }).execute();
  });
});

describe('the open API', () => {
  it('quotes, creates without a method, sets it by creating anew, submits, lists, reads and cancels', async () => {
    const shop = await aSeller();
    const { content } = await send(accountsCalls.generateApiKey, {}, shop.token);
    const headers = { authorization: `Bearer ${content.apikey}` };
    const call = async (path: string, payload?: object) => {
      const answer = await kit.app.inject({ method: payload ? 'POST' : 'GET', url: path, headers, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    };
    const { product_id } = shop.product;
    const { path } = ordersOpenCalls.openList;
    const parcel = { warehouse_id: 1, country: 'US', postal_code: '90012', lines: [{ product_id, unit_price: '5', quantity: 1 }] };
    const quoted = await call(ordersOpenCalls.openQuote.path, parcel);
    expect(quoted.body).toMatchObject({ parcel: { units: 1 } });
    const without = await call(ordersOpenCalls.openCreate.path, anOrderInput(product_id, { method: '' }));
    expect(without.body).toMatchObject({ status: 'approving', method: '', events: [{ kind: 'created', actor_kind: 'api_key' }] });
    const stopped = await call(`${path}/${String(without.body['order_id'])}/submit`, {});
    expect([stopped.status, JSON.stringify(stopped.body)]).toEqual([
      409,
      expect.stringContaining('No shipping method selected for this order'),
    ]);
    const made = await call(ordersOpenCalls.openCreate.path, anOrderInput(product_id));
    const { order_id } = made.body;
    expect((await call(`${path}/${String(order_id)}/submit`, {})).body).toMatchObject({ order_id, total: made.body['quoted_total'] });
    expect((await call(`${path}/${String(order_id)}`)).body).toMatchObject({ status: 'uploaded' });
    expect((await call(`${path}?status=approving`)).body).toMatchObject({ list: [{}], next_cursor: null });
    const canceled = await call(`${path}/${String(without.body['order_id'])}/cancel`, {});
    expect(canceled.body).toMatchObject({ status: 'canceled' });
  });
});
