import { dashboardsCalls } from '@quayside/contract/dashboards/dashboards.calls';
import { sessionsCalls } from '@quayside/contract/sessions/sessions.calls';
import { isLegalStep, orderStatuses } from '@quayside/domain/orders/order-machine';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { reconcileWallets, verifyLedgerAcrossMerchants } from '#server/areas/wallets/wallets.public.ts';
import { fillDemo } from '#server/demo/demo.ts';
import { planYear } from '#server/demo/year/year-plan.ts';
import { yearCountries } from '#server/demo/year/year-recipients.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { statusesOf } from './kit/order-timelines.ts';
import { stockKit } from './kit/stock.ts';
import { testApp } from './kit/test-app.ts';
import { walletKit } from './kit/wallets.ts';

const { deps, send } = await testApp({ DEMO_ORDERS: '60' });
const { db } = deps.database;
// The demo brings its own tariff where none is published yet.
await db.deleteFrom('tariff_versions').execute();
await fillDemo(deps);
const { customer_id } = await db.selectFrom('customers').select('customer_id').executeTakeFirstOrThrow();
const orders = await db.selectFrom('orders').selectAll().orderBy('order_id').execute();
const events = Map.groupBy(
  await db.selectFrom('order_events').select(['order_id', 'kind', 'created_at']).orderBy('event_id').execute(),
  ({ order_id }) => order_id,
);

it('has orders of a whole year in every status', () => {
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  const ages = orders.map(({ created_at }) => (Date.now() - created_at.getTime()) / 86_400_000);
  expect(Math.max(...ages)).toBeGreaterThan(300);
  expect(Math.max(...ages)).toBeLessThan(366);
  expect(orders.filter(({ processing }) => processing === 'awaiting_reply')).toHaveLength(3);
  expect(orders.filter(({ processing }) => processing === 'replied')).toHaveLength(2);
  expect(orders.filter(({ processing }) => processing === 'intercept_requested')).toHaveLength(2);
});

it('has stock, ledger and holds that agree with their rows after all of it', async () => {
  expect(await stockKit(deps).broken(customer_id)).toEqual([]);
  expect(await walletKit(deps).broken(customer_id)).toEqual([]);
  expect(await db.transaction().execute((tx) => verifyLedgerAcrossMerchants(tx))).toMatchObject({ broken: [] });
  await db.transaction().execute((tx) => reconcileWallets(systemCtx(deps, tx)));
  const proofs = await db.selectFrom('wallet_reconciliations').select('wrong').execute();
  expect(new Set(proofs.map(({ wrong }) => wrong))).toEqual(new Set([0]));
});

it('holds money and freezes units for exactly the orders that wait for the warehouse', async () => {
  const open = orders.filter(({ status, alert_from }) => ['uploaded', 'approved'].includes(alert_from ?? status));
  const numbers = open.map(({ order_no }) => order_no).sort();
  for (const table of ['wallet_holds', 'stock_freezes'] as const) {
    const rows = await db.selectFrom(table).select('source_no').distinct().where('source_type', '=', 'order').execute();
    expect([table, ...rows.map(({ source_no }) => source_no).sort()]).toEqual([table, ...numbers]);
  }
});

it('tells each order by steps the machine allows, in the order they happened, up to its status', () => {
  for (const { order_id, order_no, status } of orders) {
    const own = events.get(order_id) ?? [];
    const statuses = statusesOf(own.map(({ kind }) => kind));
    for (const [at, next] of statuses.entries()) {
      const before = statuses[at - 1];
      if (before !== undefined) expect(isLegalStep(before, next), `${order_no}: ${before} → ${next}`).toBe(true);
    }
    expect([order_no, statuses.at(-1)]).toEqual([order_no, status]);
    const times = own.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
  }
});

it('has every moment of an order in its order, and the same in stock, ledger and tracking', async () => {
  for (const { created_at, submitted_at, verified_at, packed_at, shipped_at, delivered_at, order_no } of orders) {
    const steps = [created_at, submitted_at, verified_at, packed_at, shipped_at, delivered_at].flatMap((at) => at?.getTime() ?? []);
    expect([order_no, steps]).toEqual([order_no, steps.toSorted((a, b) => a - b)]);
  }
  const { rows } = await sql`
    select o.order_no from orders o where o.packed_at is not null and (
      not exists (select from stock_log g where g.customer_id = o.customer_id and g.source_no = o.order_no and g.kind = 'packaged' and g.created_at = o.packed_at)
      or not exists (select from wallet_entries e where e.customer_id = o.customer_id and e.source_no = o.order_no and e.amount < 0 and e.created_at = o.packed_at)
      or exists (select from tracking_events t where t.customer_id = o.customer_id and t.order_id = o.order_id
                  and (t.happened_at < o.shipped_at or t.happened_at > t.received_at)))`.execute(db);
  expect(rows).toEqual([]);
  const late =
    await sql`select entry_id from (select entry_id, created_at, lag(created_at) over (order by seq) as before from wallet_entries) x
    where before > created_at`.execute(db);
  expect(late.rows).toEqual([]);
});

it('charges what was packed by real fees, and no document is invented', async () => {
  const { rows } = await sql<{ source_no: string }>`
    select distinct e.source_no from wallet_entries e where e.source_type = 'order'
       and not exists (select from orders o where o.customer_id = e.customer_id and o.order_no = e.source_no)`.execute(db);
  expect(rows).toEqual([]);
  const packed = orders.filter(({ packed_at }) => packed_at !== null);
  expect(packed.every(({ actual_quote_id, waybill_no }) => actual_quote_id !== null && waybill_no !== '')).toBe(true);
  const serials = await db.selectFrom('serial_numbers').select('system_order_no').where('status', '=', 'bound').execute();
  expect(serials.length).toBeGreaterThan(0);
});

it('finds the warehouse of every document an expense may name', async () => {
  const documents = {
    order: ['orders', 'order_no'],
    inbound: ['inbounds', 'inbound_no'],
    storage_bill: ['storage_bills', 'bill_no'],
    loss_order: ['loss_orders', 'loss_order_no'],
  } as const;
  for (const [type, [table, no]] of Object.entries(documents)) {
    const { rows } = await sql<{ documents: number; wrong: number }>`
      select count(*)::int as documents, count(*) filter (where warehouse_of_document(customer_id, ${type}, ${sql.ref(no)}) is distinct from warehouse_id)::int as wrong
        from ${sql.table(table)}`.execute(db);
    expect([type, rows[0]]).toEqual([type, { documents: expect.any(Number), wrong: 0 }]);
    expect(rows[0]?.documents).toBeGreaterThan(0);
  }
});

it('makes the charts of the workplace alive', async () => {
  const { token } = (await send(sessionsCalls.login, { email: 'merchant@demo.test', password: 'Demo-2026!' })).content;
  const { days, delivery } = (await send(dashboardsCalls.fulfilment, {}, token)).content;
  expect(delivery.length).toBeGreaterThan(2);
  expect(delivery.every(({ p50, p90 }) => p50 >= 2 && p90 >= p50)).toBe(true);
  for (const where of ['delivered', 'on_the_way', 'in_warehouse', 'exception'] as const)
    expect([where, days.some((day) => day[where] > 0)]).toEqual([where, true]);
  const figures = (await send(dashboardsCalls.orderFigures, {}, token)).content;
  expect(figures.days.filter(({ count }) => count > 0).length).toBeGreaterThan(9);
  expect(figures.exceptions).toBe(5);
});

it('has a wave that is being packed, one order of it on the table with its first unit scanned', async () => {
  const waves = await db.selectFrom('packing_baskets').select('order_id').execute();
  expect(waves.length).toBe(3);
  const units = await db.selectFrom('packed_units').select('order_id').execute();
  expect(waves).toEqual(expect.arrayContaining(units));
  expect(units).toHaveLength(1);
});

it('plans for a full installation a year over twenty countries with a season, the same one each time', () => {
  const now = new Date('2026-11-17T08:00:00Z');
  const year = planYear(now, 700);
  expect(year).toHaveLength(700);
  expect(new Set(year.map(({ recipient }) => recipient.country))).toEqual(new Set(yearCountries));
  const inMonth = (month: number) => year.filter(({ at }) => new Date(at).getUTCMonth() === month).length;
  expect(inMonth(11)).toBeGreaterThan(1.5 * inMonth(1));
  expect(planYear(now, 700).map(({ platform_order_no }) => platform_order_no)).toEqual(year.map((one) => one.platform_order_no));
});
