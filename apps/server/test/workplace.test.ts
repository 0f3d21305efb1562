import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import { describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import { packingKit } from './kit/packing.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, make, deps } = kit;
const { db } = deps.database;
const { approved, packed, aSeller } = await packingKit(kit);
const service = await make.aStaff('customer_service');
const { inbox, orderFigures, fulfilment, runway, workplace } = dashboardsCalls;
const inboxOf = async (token: string) => (await send(inbox, {}, token)).content.list;
const DAY_MS = 24 * 3_600_000;
const raise = (one: { customer_id: number; order_id: number }) =>
  send(exceptionsDeskCalls.deskRaise, { ...one, reason: 'customs', body: 'Send the invoice' }, service.token);

describe('the workplace', () => {
  it('DASH-02 DASH-04 DASH-05 DASH-07 follows an order from the warehouse to an exception', async () => {
    const order = await packed();
    const { token } = order.shop;
    const steps = async () => (await send(workplace, {}, token)).content.steps;
    const done = async () => (await steps()).filter((one) => one.done).map((one) => one.step);
    expect(await done()).toEqual(expect.arrayContaining(['create_sku', 'ship_order']));
    expect(await done()).not.toContain('in_transit');
    expect((await send(orderFigures, {}, token)).content).toMatchObject({ month: 1, before: 0, exceptions: 0, errors: 0 });
    const today = async () => (await send(fulfilment, {}, token)).content.days.at(-1);
    expect(await today()).toMatchObject({ delivered: 0, on_the_way: 0, in_warehouse: 1, exception: 0 });
    const change = { status: 'in_transit' as const, shipped_at: new Date(), tracking_no: 'YT1' };
    await db.updateTable('orders').set(change).where('order_id', '=', order.order_id).execute();
    expect(await done()).toContain('in_transit');
    expect((await steps()).find(({ step }) => step === 'in_transit')?.count).toBe(1);
    expect(await today()).toMatchObject({ on_the_way: 1, in_warehouse: 0 });
    await raise(order.one);
    expect(await today()).toMatchObject({ on_the_way: 0, exception: 1 });
    const { content } = await send(orderFigures, {}, token);
    expect(content).toMatchObject({ exceptions: 1, errors: 0 });
    expect(content.days).toHaveLength(14);
    expect(content.days.at(-1)?.count).toBe(1);
  });

  it('DASH-04 DASH-07 counts an order on the day it was placed by the clock in Shanghai, of fourteen days', async () => {
    const order = await approved();
    const { token } = order.shop;
    const today = startOfDay(dayOf(new Date()));
    const placedAt = async (created_at: Date) => {
      await db.updateTable('orders').set({ created_at }).where('order_id', '=', order.order_id).execute();
      const { days } = (await send(orderFigures, {}, token)).content;
      const chart = (await send(fulfilment, {}, token)).content.days;
      expect(chart.map(({ day }) => day)).toEqual(days.map(({ day }) => day));
      expect(chart.map((one) => one.in_warehouse)).toEqual(days.map(({ count }) => count));
      return days.filter(({ count }) => count === 1).map(({ day }) => day);
    };
    expect(await placedAt(today)).toEqual([dayOf(today)]);
    expect(await placedAt(new Date(today.getTime() - 1))).toEqual([dayOf(new Date(today.getTime() - 1))]);
    expect(await placedAt(new Date(today.getTime() - 13 * DAY_MS))).toEqual([dayOf(new Date(today.getTime() - 13 * DAY_MS))]);
    expect(await placedAt(new Date(today.getTime() - 13 * DAY_MS - 1))).toEqual([]);
    const month = async (created_at: Date) => {
      await db.updateTable('orders').set({ created_at }).where('order_id', '=', order.order_id).execute();
      return (await send(orderFigures, {}, token)).content.month;
    };
    const first = startOfDay(`${dayOf(today).slice(0, 7)}-01`);
    expect([await month(first), await month(new Date(first.getTime() - 1)), await month(today)]).toEqual([1, 0, 1]);
    await db.updateTable('orders').set({ status: 'canceled', canceled_at: today }).where('order_id', '=', order.order_id).execute();
    expect(await placedAt(today)).toEqual([]);
    expect(await month(today)).toBe(1);
  });

  it('DASH-04 compares the month with the one before up to the same hour', async () => {
    const order = await approved();
    const { token } = order.shop;
    const start = startOfDay(`${dayOf(new Date()).slice(0, 7)}-01`);
    const startBefore = startOfDay(`${dayOf(new Date(start.getTime() - DAY_MS)).slice(0, 7)}-01`);
    const passed = Math.min(Date.now() - start.getTime(), start.getTime() - startBefore.getTime());
    const beforeAt = async (created_at: Date) => {
      await db.updateTable('orders').set({ created_at }).where('order_id', '=', order.order_id).execute();
      return (await send(orderFigures, {}, token)).content.before;
    };
    expect(await beforeAt(startBefore)).toBe(1);
    expect(await beforeAt(new Date(startBefore.getTime() + passed - 1))).toBe(1);
    expect(await beforeAt(new Date(startBefore.getTime() + passed + 600_000))).toBe(0);
    expect(await beforeAt(new Date(startBefore.getTime() - 1))).toBe(0);
  });

  it('DASH-04 DASH-07 counts for an account that is limited to SKUs the orders it may see', async () => {
    const order = await approved();
    const { customer_id, product } = order.shop;
    const own = await make.anAccount(customer_id, 'internal', ['orders.read'], [product.sku]);
    const other = await make.anAccount(customer_id, 'internal', ['orders.read'], ['OTHER']);
    const seen = async (token: string) => [
      (await send(orderFigures, {}, token)).content.month,
      (await send(fulfilment, {}, token)).content.days.at(-1)?.in_warehouse,
    ];
    expect([await seen(own.token), await seen(other.token)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('ORD-33 lists what needs the merchant by deadline, until it is answered', async () => {
    const order = await approved();
    const { token, customer_id } = order.shop;
    expect((await inboxOf(token)).filter(({ kind }) => kind === 'exceptions')).toEqual([]);
    await raise(order.one);
    await db.insertInto('storage_bills').values(aBill(customer_id)).execute();
    const list = await inboxOf(token);
    expect(list[0]).toMatchObject({ kind: 'exceptions', count: 1, id: order.order_id, example: order.order_no, detail: 'customs' });
    expect(Date.parse(list[0]?.deadline ?? '')).toBeGreaterThan(Date.now());
    expect(list.find(({ kind }) => kind === 'storage_bills')).toMatchObject({ count: 1, example: 'WF-TEST-1', detail: '18.42' });
    const waiting = (processing: 'awaiting_reply' | 'replied') => send(ordersCalls.list, { processing }, token);
    expect((await waiting('awaiting_reply')).content.list).toMatchObject([{ order_id: order.order_id, processing: 'awaiting_reply' }]);
    expect((await waiting('replied')).content.list).toEqual([]);
    await send(exceptionsCalls.reply, { order_id: order.order_id, body: 'Attached' }, token);
    expect((await inboxOf(token)).map(({ kind }) => kind)).not.toContain('exceptions');
  });

  it('names an order in error, low stock and a low balance', async () => {
    const order = await approved();
    const { token, customer_id } = order.shop;
    await db
      .updateTable('orders')
      .set({ status: 'error', error_reason: 'Postcode is wrong' })
      .where('order_id', '=', order.order_id)
      .execute();
    await db.updateTable('wallets').set({ balance: '0.00', credit_limit: '1000.00' }).where('customer_id', '=', customer_id).execute();
    const [line] = (await send(ordersCalls.get, { order_id: order.order_id }, token)).content.lines;
    const low = { customer_id, product_id: line?.product_id ?? 0, is_low: true, changed_at: new Date() };
    await db
      .insertInto('stock_warnings')
      .values(low)
      .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doUpdateSet({ is_low: true }))
      .execute();
    const kinds = await inboxOf(token);
    expect(kinds.find(({ kind }) => kind === 'errors')).toMatchObject({ example: order.order_no, detail: 'Postcode is wrong' });
    expect(kinds.map(({ kind }) => kind)).toEqual(['errors', 'low_balance', 'low_stock']);
    expect(kinds.at(-1)).toMatchObject({ count: 1, example: line?.sku });
  });

  it('DASH-07 gives the delivery time by country', async () => {
    const order = await packed();
    const shipped_at = new Date(Date.now() - 10 * DAY_MS);
    const change = {
      status: 'delivered' as const,
      shipped_at,
      delivered_at: new Date(shipped_at.getTime() + 6 * DAY_MS),
      tracking_no: 'YT2',
    };
    await db.updateTable('orders').set(change).where('order_id', '=', order.order_id).execute();
    const { content } = await send(fulfilment, {}, order.shop.token);
    expect(content.delivery).toEqual([{ country: 'US', parcels: 1, p50: 6, p90: 6 }]);
  });

  it('DASH-03 says how long the balance lasts at what was spent; DASH-08 the newest order comes first', async () => {
    const order = await packed({}, { units: 10, minor: 100_000 });
    const { content } = await send(runway, {}, order.shop.token);
    const total = Number((await send(ordersCalls.get, { order_id: order.order_id }, order.shop.token)).content.costs?.actual);
    expect(Number(content.per_day)).toBeCloseTo(total, 1);
    expect(content.days).toBe(Math.floor((1000 - total) / total));
    const list = (await send(ordersCalls.list, {}, order.shop.token)).content.list;
    expect(list[0]?.order_no).toBe(order.order_no);
  });

  it('shows nothing of another merchant', async () => {
    const order = await approved();
    await raise(order.one);
    const other = await aSeller();
    expect((await inboxOf(other.token)).map(({ kind }) => kind)).not.toContain('exceptions');
    expect((await send(orderFigures, {}, other.token)).content).toMatchObject({ month: 0, exceptions: 0 });
    expect((await send(fulfilment, {}, other.token)).content.delivery).toEqual([]);
  });
});

function aBill(customer_id: number) {
  return {
    customer_id,
    bill_no: 'WF-TEST-1',
    warehouse_id: 1,
    day: '2026-11-14',
    receivable: '18.42',
    sku_types: 1,
    pieces: 10,
    volume_m3: '0.5',
  };
}
