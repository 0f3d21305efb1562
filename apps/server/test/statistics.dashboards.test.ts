import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { statisticsDashboardCalls as calls } from '@quayside/contract/statistics/dashboards.calls';
import { statisticsDeskCalls as desk } from '@quayside/contract/statistics/statistics.desk-calls';
import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, make } = kit;
const { db } = kit.deps.database;
const { shipped, packed } = await shippingKit(kit);
const service = await make.aStaff('customer_service');

describe('the analysis dashboard', () => {
  it('DASH-01 D-97 shows cost per order, delivery days and exceptions by lane, from the merchant’s own deliveries', async () => {
    const order = await shipped();
    const { customer_id, order_id } = order.one;
    await send(exceptionsDeskCalls.deskRaise, { ...order.one, reason: 'other', body: '?' }, service.token);
    await send(exceptionsDeskCalls.deskResolve, order.one, service.token);
    await sql`update orders set shipped_at = shipped_at - interval '4 days' where customer_id = ${customer_id} and order_id = ${order_id}`.execute(
      db,
    );
    await send(trackingDeskCalls.deskSet, { ...order.one, status: 'delivered' }, service.token);
    await sql`select rebuild_statistics(${customer_id})`.execute(db);
    const { content } = await send(calls.analysis, {}, order.shop.token);
    const { rows } = await sql<{ total: string; method: string; country: string }>`
      select q.total::text as total, o.method, o.country from orders o join order_quotes q on q.quote_id = o.actual_quote_id and q.customer_id = o.customer_id
       where o.customer_id = ${customer_id}`.execute(db);
    const [raw] = rows;
    expect(content.lanes).toEqual([
      {
        method: raw?.method,
        country: raw?.country,
        orders: 1,
        cost: raw?.total,
        cost_per_order: raw?.total,
        exceptions: 1,
        delivered: 1,
        p50: 4,
        p90: 4,
      },
    ]);
    expect(content.total).toMatchObject({ orders: 1, p50: 4, p90: 4, exceptions: 1, before: { orders: 0, cost: '0.00' } });
    expect(content.spend).toEqual({ now: raw?.total, before: '0.00' });
    expect(content.storage).toEqual({ per_day: '0.00', days: 0, next_30: '0.00' });
  });

  it('DASH-01 D-97 shows how long the stock lasts at the sales of three months, and what nobody buys', async () => {
    const { shop } = await shipped();
    const { content } = await send(calls.analysis, {}, shop.token);
    const stock = await sql<{
      available: number;
    }>`select sum(available)::int as available from stock_levels where customer_id = ${shop.customer_id}`.execute(db);
    expect(content.cover).toMatchObject([{ sku: shop.product.sku, available: stock.rows[0]?.available }]);
    expect(content.cover[0]?.days).toBeGreaterThan(0);
    expect(content.dead.list).toEqual([]);
    // The same stock, shelved half a year ago and not sold since.
    await sql`update orders set shipped_at = shipped_at - interval '200 days' where customer_id = ${shop.customer_id}`.execute(db);
    await sql`update stock_layers set shelved_on = shelved_on - 200 where customer_id = ${shop.customer_id}`.execute(db);
    await sql`select rebuild_statistics(${shop.customer_id})`.execute(db);
    const later = (await send(calls.analysis, {}, shop.token)).content;
    expect(later.cover).toEqual([]);
    expect(later.dead).toMatchObject({ skus: 1, units: stock.rows[0]?.available, list: [{ sku: shop.product.sku }] });
  });

  it('DASH-01 is refused to suppliers and to sub-accounts without the permission', async () => {
    const { customer_id } = await make.aMerchant();
    const supplier = await make.anAccount(customer_id, 'supplier', ['statistics.analysis', 'statistics.monitor']);
    const clerk = await make.anAccount(customer_id, 'internal', ['orders.read']);
    for (const { token } of [supplier, clerk]) {
      expect((await send(calls.analysis, {}, token)).status).toBe(403);
      expect((await send(calls.monitor, {}, token)).status).toBe(403);
    }
  });
});

describe('the monitor dashboard', () => {
  it('DASH-01 D-97 counts open orders by status, parcels against the promised time, exceptions, inbound and tasks', async () => {
    const order = await shipped();
    const read = async () => (await send(calls.monitor, {}, order.shop.token)).content;
    const countOf = async (status: string) => (await read()).statuses.find((one) => one.status === status)?.count;
    expect(await countOf('shipped')).toBe(1);
    const { ageing } = await read();
    expect(ageing.in_time + ageing.due_soon).toBe(1);
    await sql`update orders set shipped_at = now() - interval '300 days' where customer_id = ${order.shop.customer_id}`.execute(db);
    expect((await read()).ageing).toMatchObject({ in_time: 0, due_soon: 0, late: 0, very_late: 1, unknown: 0 });
    await send(exceptionsDeskCalls.deskRaise, { ...order.one, reason: 'other', body: '?' }, service.token);
    expect(await countOf('shipped')).toBe(0);
    expect(await countOf('alert')).toBe(1);
    expect((await read()).exceptions).toEqual({ awaiting_reply: 1, overdue: 0, replied: 0 });
  });
});

describe('the provider’s view', () => {
  it('DASH-01 sums all customers and those of an account manager as the raw rows do', async () => {
    const manager = await make.aStaff('account_manager');
    const [mine] = [await shipped(), await shipped(), await packed()];
    await sql`update customers set account_manager_id = ${manager.staff_id} where customer_id = ${mine.one.customer_id}`.execute(db);
    const all = (await send(desk.deskAnalysis, {}, manager.token)).content;
    const raw = await sql<{ orders: number; revenue: string }>`
      select (select count(*)::int from orders where shipped_at is not null) as orders,
             (select (-sum(amount))::text from wallet_entries where bill_type not in ('top_up', 'compensation')) as revenue`.execute(db);
    expect(all.total.revenue).toBe(raw.rows[0]?.revenue);
    expect(all.total.orders).toBe(raw.rows[0]?.orders);
    expect(all.managers.map(({ staff_id }) => staff_id)).toEqual(expect.arrayContaining([manager.staff_id, null]));
    const own = (await send(desk.deskAnalysis, { account_manager_id: manager.staff_id }, manager.token)).content;
    expect(own.customers.map(({ customer_id }) => customer_id)).toEqual([mine.one.customer_id]);
    expect(own.total.orders).toBe(1);
    expect(own.lanes).toHaveLength(1);
    expect(own.choice).toEqual([{ staff_id: manager.staff_id, name: expect.any(String) }]);
    const live = async (input: { account_manager_id?: number }) =>
      (await send(desk.deskMonitor, input, manager.token)).content.statuses.find(({ status }) => status === 'shipped')?.count;
    expect(await live({ account_manager_id: manager.staff_id })).toBe(1);
    expect(await live({})).toBeGreaterThan(1);
  });

  it('DASH-01 money is for managers and finance, the monitor for those who do the work', async () => {
    const [finance, clerk] = [await make.aStaff('finance'), await make.aStaff('warehouse_clerk')];
    expect((await send(desk.deskAnalysis, {}, clerk.token)).status).toBe(403);
    expect((await send(desk.deskAnalysis, {}, finance.token)).status).toBe(200);
    expect((await send(desk.deskMonitor, {}, clerk.token)).status).toBe(200);
    expect((await send(desk.deskMonitor, {}, finance.token)).status).toBe(403);
  });
});
