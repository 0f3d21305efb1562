import { sql } from 'kysely';
import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { rebuildStatisticsJob } from '@quayside/contract/statistics/statistics.jobs';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { statisticsCalls as calls } from '@quayside/contract/statistics/statistics.calls';
import { enqueueIn } from '#server/kernel/enqueue.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { cleanUpNow } from './kit/clean-up.ts';
import { importKit } from './kit/imports.ts';
import { walkOrders } from './kit/order-walk.ts';
import { shippingKit } from './kit/shipping.ts';
import { submitKit } from './kit/submitting.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { deps, send, make, work } = kit;
const { db } = deps.database;
const { result } = importKit(kit);
beforeAll(() => void work());

const { shipped } = await shippingKit(kit);
const { addCents } = submitKit(kit);
const service = await make.aStaff('customer_service');

/** The walk may end early for most orders: these are surely shipped, one with an exception, one delivered. */
async function shipSome() {
  const [first, second] = [await shipped(), await shipped()];
  await send(exceptionsDeskCalls.deskRaise, { ...first.one, reason: 'other', body: '?' }, service.token);
  await send(exceptionsDeskCalls.deskResolve, first.one, service.token);
  await send(exceptionsDeskCalls.deskRaise, { ...first.one, reason: 'customs', body: '?' }, service.token);
  await send(trackingDeskCalls.deskSet, { ...second.one, status: 'delivered' }, service.token);
  // Entries of the same kind and month are added up, whoever is first.
  await Promise.all([addCents(first.one.customer_id, 700), addCents(first.one.customer_id, 11)]);
  return second;
}

const queries = {
  shipments: {
    kept: sql`select customer_id, to_char(month, 'YYYY-MM') as month, warehouse_id, method, country, sum(orders)::int as orders, sum(units)::int as units,
        sum(cost)::text as cost, sum(volume_cm3)::int as volume, sum(weight_g)::int as weight, sum(chargeable_g)::int as chargeable, sum(exceptions)::int as exceptions
      from statistics_shipments group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    raw: sql`select o.customer_id, to_char(o.shipped_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, o.warehouse_id, o.method, o.country,
        count(*)::int as orders, sum((select sum(quantity) from order_lines l where l.order_id = o.order_id))::int as units, sum(q.total)::text as cost,
        sum(round(o.parcel_length_cm * o.parcel_width_cm * o.parcel_height_cm))::int as volume, sum(o.parcel_weight_g)::int as weight,
        sum((q.facts->>'chargeable_g')::int)::int as chargeable,
        (count(*) filter (where o.order_id in (select order_id from order_exceptions)))::int as exceptions
      from orders o join order_quotes q on q.quote_id = o.actual_quote_id and q.customer_id = o.customer_id where o.shipped_at is not null
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  },
  deliveries: {
    kept: sql`select customer_id, method, country, days, sum(parcels)::int as parcels from statistics_deliveries group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    raw: sql`select customer_id, method, country, round(extract(epoch from delivered_at - shipped_at) / 86400)::int as days, count(*)::int as parcels
      from orders where delivered_at is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  },
  skus: {
    kept: sql`select customer_id, warehouse_id, product_id, sum(orders)::int as orders, sum(units)::int as units from statistics_skus
      group by 1, 2, 3 order by 1, 2, 3`,
    raw: sql`select o.customer_id, o.warehouse_id, l.product_id, count(*)::int as orders, sum(l.quantity)::int as units
      from orders o join order_lines l on l.order_id = o.order_id where o.shipped_at is not null group by 1, 2, 3 order by 1, 2, 3`,
  },
  placed: {
    kept: sql`select customer_id, to_char(day, 'YYYY-MM-DD') as day, status, sum(orders)::int as orders from statistics_placed
      group by 1, 2, 3 having sum(orders) <> 0 order by 1, 2, 3`,
    raw: sql`select customer_id, to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, status, count(*)::int as orders
      from orders where deleted_at is null group by 1, 2, 3 order by 1, 2, 3`,
  },
  expenses: {
    kept: sql`select customer_id, bill_type, fee_type, sum(amount)::text as amount, sum(entries)::int as entries from statistics_expenses
      group by 1, 2, 3 order by 1, 2, 3`,
    raw: sql`select customer_id, bill_type, fee_type, (-sum(amount))::text as amount, count(*)::int as entries from wallet_entries
      group by 1, 2, 3 order by 1, 2, 3`,
  },
} as const;
const rowsOf = async (query: (typeof queries)[keyof typeof queries]['raw']) => (await query.execute(db)).rows;

async function expectAgreement() {
  for (const [name, { kept, raw }] of Object.entries(queries)) expect([name, await rowsOf(kept)]).toEqual([name, await rowsOf(raw)]);
}
const fold = () => sql`select fold_statistics(3), fold_placed_orders(3)`.execute(db);
const countRows = async () => (await sql<{ n: number }>`select count(*)::int as n from statistics_shipments`.execute(db)).rows[0]?.n ?? 0;

describe('sums kept with every shipment and entry', () => {
  it('STAT-01 STAT-02 STAT-03 STAT-04 STAT-05 agree with orders and ledger after random moves by eight actors, folded meanwhile and rebuilt', async () => {
    const walk = { ended: false };
    // Folding runs between and during the moves, three rows at a time.
    const folding = (async () => {
      while (!walk.ended) {
        await fold();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await Promise.all([walkOrders(kit, { moves: 400, orders: 24, killEvery: 1_000_000, kill: async () => {} }), shipSome()]);
    walk.ended = true;
    await folding;
    expect(await countRows()).toBeGreaterThan(1);
    await expectAgreement();
    for (let round = 0; round < 20; round++) await fold();
    await expectAgreement();
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from statistics_shipments where not is_folded`.execute(db);
    expect(rows[0]?.open).toBe(0);
    const kept = await Promise.all(Object.values(queries).map((one) => rowsOf(one.kept)));
    await sql`truncate statistics_shipments, statistics_deliveries, statistics_skus, statistics_expenses, statistics_placed`.execute(db);
    await asSystem(deps.database, (tx) => enqueueIn(tx, systemActor)(rebuildStatisticsJob, {}, { key: 'all' }));
    const now = () => Promise.all(Object.values(queries).map((one) => rowsOf(one.kept)));
    await expect.poll(now, { timeout: 30_000, interval: 100 }).toEqual(kept);
    await expectAgreement();
  }, 120_000);

  it('STAT-01 a rebuild while orders are shipped counts each of them once', async () => {
    const rebuild = async () => {
      for (let round = 0; round < 15; round++) {
        const { rows } = await sql<{ customer_id: number }>`select customer_id from customers`.execute(db);
        for (const { customer_id } of rows)
          await sql`select rebuild_statistics(${customer_id}), rebuild_placed_orders(${customer_id}, '2026-01-01')`.execute(db);
      }
    };
    await Promise.all([walkOrders(kit, { moves: 150, orders: 12, killEvery: 1_000_000, kill: async () => {} }), shipSome(), rebuild()]);
    await expectAgreement();
    expect(await countRows()).toBeGreaterThan(0);
  }, 120_000);

  it('STAT-01 a rebuild waits for a wallet that is being opened: its first entry is counted once', async () => {
    const { customer_id } = await db.insertInto('customers').values({ name: 'New' }).returning('customer_id').executeTakeFirstOrThrow();
    const rebuild = () => sql`select rebuild_statistics(${customer_id})`.execute(db);
    const [opened, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isRebuilt = false;
    const opening = db.transaction().execute(async (tx) => {
      await tx.insertInto('wallets').values({ customer_id }).execute();
      opened.resolve();
      await ended.promise;
    });
    await opened.promise;
    const rebuilding = rebuild().then(() => (isRebuilt = true));
    await new Promise((wake) => setTimeout(wake, 300));
    expect(isRebuilt).toBe(false);
    ended.resolve();
    await Promise.all([opening, rebuilding]);
    expect(isRebuilt).toBe(true);
  });

  it('DASH-04 a deleted order is not counted; days older than 100 are forgotten', async () => {
    const { customer_id } = (await shipped()).one;
    const days = async () => {
      await fold();
      const { rows } = await sql<{ age: number; orders: number }>`select current_date - day as age, sum(orders)::int as orders
        from statistics_placed where customer_id = ${customer_id} group by 1 having sum(orders) <> 0 order by 1`.execute(db);
      return rows.map(({ age, orders }) => [age > 1 ? age : 'now', orders]);
    };
    for (let round = 0; round < 50; round++) await fold();
    expect(await days()).toEqual([['now', 1]]);
    await sql`update orders set deleted_at = now() where customer_id = ${customer_id}`.execute(db);
    expect(await days()).toEqual([]);
    await sql`insert into statistics_placed (customer_id, day, is_folded, status, orders)
      select ${customer_id}, current_date - age, true, 'delivered', 5 from unnest(array[99, 102]) age`.execute(db);
    await cleanUpNow(deps);
    expect(await days()).toEqual([[99, 5]]);
    await sql`delete from statistics_placed where customer_id = ${customer_id}`.execute(db);
  });

  it('STAT-01 a rebuild waits for a fold, whose new rows it would not see and count twice', async () => {
    const { customer_id } = (await shipped()).one;
    const [folded, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const folding = db.transaction().execute(async (tx) => {
      await sql`select fold_statistics(1000), fold_placed_orders(1000)`.execute(tx);
      folded.resolve();
      await ended.promise;
    });
    await folded.promise;
    const rebuilding = sql`select rebuild_placed_orders(${customer_id}, '2026-01-01')`.execute(db);
    await new Promise((wake) => setTimeout(wake, 300));
    ended.resolve();
    await Promise.all([folding, rebuilding]);
    expect(await rowsOf(queries.placed.kept)).toEqual(await rowsOf(queries.placed.raw));
  });

  it('STAT-01 the roles of calls can read the sums and not write them', async () => {
    const { rows } = await sql<{ may: boolean }>`
      select bool_or(has_table_privilege('quayside_' || role, t, 'insert, update, delete')) as may
        from unnest(array['public', 'merchant', 'desk', 'system']) role,
             unnest(array['statistics_shipments', 'statistics_deliveries', 'statistics_skus', 'statistics_expenses', 'statistics_placed']) t`.execute(
      db,
    );
    expect(rows[0]?.may).toBe(false);
  });
});

describe('export', () => {
  it('STAT-01 STAT-02 STAT-03 STAT-04 STAT-05 writes the table of each page with numbers, in the language of the reader', async () => {
    const { token } = (await shipSome()).shop;
    const shown = (await send(calls.monthlyShipping, {}, token)).content;
    const sheetsOf = async (page: 'shipping' | 'countries' | 'volume' | 'expenses' | 'skus', lang = 'en') => {
      const { content } = await send(calls.export, { page }, token, { lang });
      return (await readXlsx(await result(content.job_id, token))).sheets;
    };
    const shipping = await sheetsOf('shipping');
    expect(shipping.map(({ name }) => name)).toEqual(['Orders', 'Units']);
    const total = shipping[0]?.rows.at(-1);
    expect(total?.[0]).toBe('Total');
    expect(total?.slice(2, 14)).toEqual(shown.total.orders?.values.map(Number));
    expect((await sheetsOf('countries', 'zh_CN'))[0]?.rows[0]?.slice(0, 3)).toEqual(['代码', '国家', '订单数']);
    expect((await sheetsOf('volume')).map(({ name }) => name)).toHaveLength(3);
    expect((await sheetsOf('expenses'))[0]?.rows.at(-1)?.[0]).toBe('Total');
    expect((await sheetsOf('skus'))[0]?.rows.at(-1)?.[0]).toBe('Total');
  });
});
