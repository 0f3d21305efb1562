import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { statisticsCalls as calls } from '@quayside/contract/statistics/statistics.calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { dayOf } from '#server/kernel/days.ts';
import { aLine } from './kit/orders.ts';
import { shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, make } = kit;
const { db } = kit.deps.database;
const { aSeller, anOrderOf, cleanInput, approve, scanAll, pack, ship, newNumber } = await shippingKit(kit);
const thisMonth = dayOf(new Date()).slice(0, 7);

type Refused = { fields: { path: string }[] };
type Seller = Awaited<ReturnType<typeof aSeller>>;

/** A seller's order from the form to the carrier. */
async function shipOne(seller: Seller, quantity = 2) {
  const lines = [aLine(seller.product.product_id, { unit_price: '1', quantity })];
  const { order_id, order_no } = await anOrderOf(seller, cleanInput(seller, { lines }));
  const one = { customer_id: seller.customer_id, order_id };
  await send(ordersCalls.submit, { ids: [order_id] }, seller.token);
  await approve([one]);
  const { expected_g } = await scanAll(one);
  const { content } = await pack(one, expected_g);
  const answer = await ship(content.waybill_no, newNumber());
  expect(answer.status).toBe(200);
  return { one, order_no };
}

/** Moves a shipped order to another time and computes the sums again, as if it had been shipped then. */
async function shippedAt({ one }: { one: { customer_id: number; order_id: number } }, at: string) {
  await sql`update orders set shipped_at = ${at}::timestamptz where customer_id = ${one.customer_id} and order_id = ${one.order_id}`.execute(
    db,
  );
  await sql`select rebuild_statistics(${one.customer_id})`.execute(db);
}

describe('monthly shipping', () => {
  it('STAT-01 counts orders and units of the month they were shipped in, by method and by warehouse', async () => {
    const seller = await aSeller();
    const before = (await send(calls.monthlyShipping, {}, seller.token)).content;
    expect(before.series).toEqual([]);
    expect(before.months).toHaveLength(12);
    expect(before.running).toBe(thisMonth);
    await shipOne(seller, 2);
    await shipOne(seller, 3);
    for (const split of ['method', 'warehouse'] as const) {
      const { content } = await send(calls.monthlyShipping, { split }, seller.token);
      expect(content.series).toHaveLength(1);
      expect(content.series[0]?.measures.orders.values.at(-1)).toBe('2');
      expect(content.total.orders).toEqual({ values: [...Array.from({ length: 11 }, () => '0'), '2'], sum: '2', before: '0' });
      expect(content.total.units.sum).toBe('5');
    }
    const { content: elsewhere } = await send(calls.monthlyShipping, { warehouse_id: 999_999 }, seller.token);
    expect(elsewhere.total.orders.sum).toBe('0');
  });

  it('STAT-01 D-64 an order belongs to the month of Asia/Shanghai, also where clocks elsewhere are changed', async () => {
    const seller = await aSeller();
    const [a, b] = [await shipOne(seller), await shipOne(seller)];
    // 24:00 of 31 October in Shanghai is 16:00 UTC; Europe changed its clocks on the 25th.
    await shippedAt(a, '2025-10-31T15:59:59Z');
    await shippedAt(b, '2025-10-31T16:00:00Z');
    const { content } = await send(calls.monthlyShipping, { from: '2025-10', to: '2025-11' }, seller.token);
    expect(content.total.orders.values).toEqual(['1', '1']);
    const orders = async (shipped_from: string, shipped_to: string) =>
      (await send(ordersCalls.list, { shipped_from, shipped_to }, seller.token)).content.list.map(({ order_id }) => order_id);
    expect(await orders('2025-10-01', '2025-10-31')).toEqual([a.one.order_id]);
    expect(await orders('2025-11-01', '2025-11-30')).toEqual([b.one.order_id]);
  });

  it('STAT-01 compares with as many months before', async () => {
    const seller = await aSeller();
    const [a, b] = [await shipOne(seller), await shipOne(seller)];
    await shippedAt(a, '2025-03-10T00:00:00Z');
    await shippedAt(b, '2025-05-10T00:00:00Z');
    const { content } = await send(calls.monthlyShipping, { from: '2025-04', to: '2025-05' }, seller.token);
    expect([content.before_from, content.before_to]).toEqual(['2025-02', '2025-03']);
    expect(content.total.orders).toEqual({ values: ['0', '1'], sum: '1', before: '1' });
    expect(content.running).toBeNull();
  });
});

describe('bad input', () => {
  it('STAT-01 D-64 refuses a range backwards and one of twenty years at the field, in the reader’s language', async () => {
    const { token } = await make.aMerchant();
    const backwards = await send(calls.monthlyShipping, { from: '2026-05', to: '2026-04' }, token);
    expect(backwards.status).toBe(422);
    expect((backwards.content as unknown as Refused).fields).toMatchObject([
      { path: 'to', code: 'statistics.range_backwards', msg: 'The last month is before the first one' },
    ]);
    const long = await send(calls.countryData, { from: '2006-05', to: '2026-04' }, token, { lang: 'zh_CN' });
    expect((long.content as unknown as Refused).fields).toMatchObject([
      { path: 'to', code: 'statistics.range_too_long', msg: '最多选择 36 个月' },
    ]);
    const wrong = await send(calls.monthlyVolume, { from: '2026-13', to: 'x' }, token);
    expect((wrong.content as unknown as Refused).fields.map(({ path }) => path)).toEqual(['from', 'to']);
    expect((await send(calls.monthlyExpenses, { from: '2006-01' }, token)).status).toBe(422);
  });
});

describe('country data', () => {
  it('STAT-02 D-64 sums orders, units and cost by country; one that no longer exists is still there', async () => {
    const seller = await aSeller();
    await shipOne(seller, 2);
    const old = await shipOne(seller, 1);
    await sql`update orders set country = 'YU' where customer_id = ${seller.customer_id} and order_id = ${old.one.order_id}`.execute(db);
    await sql`select rebuild_statistics(${seller.customer_id})`.execute(db);
    const { content } = await send(calls.countryData, {}, seller.token);
    const raw = await sql<{ country: string; orders: number; cost: string }>`
      select o.country, count(*)::int as orders, sum(q.total)::text as cost from orders o
        join order_quotes q on q.customer_id = o.customer_id and q.quote_id = o.actual_quote_id
       where o.customer_id = ${seller.customer_id} and o.shipped_at is not null group by 1`.execute(db);
    const shown = content.list.map(({ country, orders, cost }) => ({ country, orders, cost }));
    expect(shown.toSorted((a, b) => a.country.localeCompare(b.country))).toEqual(
      raw.rows.toSorted((a, b) => a.country.localeCompare(b.country)),
    );
    expect(content.total).toMatchObject({ orders: 2, units: 3, countries: 2, countries_before: 0, exceptions: 0, p50: null });
    expect(content.list.map(({ country }) => country)).toContain('YU');
  });
});

describe('monthly volume', () => {
  it('STAT-03 D-64 sums the volume of the packed parcels in m³, their chargeable and their actual weight', async () => {
    const seller = await aSeller();
    await shipOne(seller);
    await shipOne(seller);
    const { content } = await send(calls.monthlyVolume, {}, seller.token);
    // 10 × 8 × 5 cm each.
    expect(content.total.volume_m3.sum).toBe('0.000800');
    const raw = await sql<{ weight: number; chargeable: number }>`
      select sum(o.parcel_weight_g)::int as weight, sum((q.facts->>'chargeable_g')::int)::int as chargeable from orders o
        join order_quotes q on q.customer_id = o.customer_id and q.quote_id = o.actual_quote_id where o.customer_id = ${seller.customer_id}`.execute(
      db,
    );
    expect(Number(content.total.weight_kg.sum) * 1000).toBeCloseTo(raw.rows[0]?.weight ?? 0, 5);
    expect(Number(content.total.chargeable_kg.sum) * 1000).toBeCloseTo(raw.rows[0]?.chargeable ?? 0, 5);
    expect(raw.rows[0]?.chargeable).toBeGreaterThan(0);
  });
});

describe('monthly expenses', () => {
  it('STAT-04 D-64 adds up the ledger by fee type, without top-ups, and names the warehouse', async () => {
    const seller = await aSeller();
    await shipOne(seller);
    const { content } = await send(calls.monthlyExpenses, {}, seller.token);
    const raw = await sql<{ fee_type: string; amount: string }>`
      select fee_type, (-sum(amount))::text as amount from wallet_entries
       where customer_id = ${seller.customer_id} and bill_type not in ('top_up', 'compensation') group by 1`.execute(db);
    const fees = content.series.filter(({ parent }) => parent !== null).map(({ key, measures }) => [key, measures.amount.sum]);
    expect(Object.fromEntries(fees)).toEqual(
      Object.fromEntries(raw.rows.filter(({ amount }) => Number(amount) !== 0).map((row) => [row.fee_type, row.amount])),
    );
    const groups = content.series.filter(({ parent }) => parent === null);
    expect(groups.reduce((sum, { measures }) => sum + Number(measures.amount.sum), 0)).toBeCloseTo(Number(content.total.amount.sum), 6);
    expect(Number(content.total.amount.sum)).toBeGreaterThan(0);
    expect(content.orders.sum).toBe('1');
    const here = await send(calls.monthlyExpenses, { warehouse_id: 1 }, seller.token);
    expect(here.content.total.amount.sum).toBe(content.total.amount.sum);
    const elsewhere = await send(calls.monthlyExpenses, { warehouse_id: 999_999 }, seller.token);
    expect(elsewhere.content.total.amount.sum).toBe('0.00');
  });
});

describe('SKU shipped quantity', () => {
  it('STAT-05 lists the SKUs with most units first, with their trend, and is searched by the beginning of a SKU', async () => {
    const seller = await aSeller();
    await shipOne(seller, 3);
    const { content } = await send(calls.skuShipment, {}, seller.token);
    expect(content.list).toMatchObject([{ sku: seller.product.sku, units: 3, orders: 1, before: 0 }]);
    expect(content.list[0]?.values.at(-1)).toBe(3);
    expect(content.total).toMatchObject({ units: 3, orders: 1, before: 0 });
    expect(content.total.values.at(-1)).toBe(3);
    const found = await send(calls.skuShipment, { search: seller.product.sku.slice(0, 3).toLowerCase() }, seller.token);
    expect(found.content.count).toBe(1);
    expect((await send(calls.skuShipment, { search: '%' }, seller.token)).content.count).toBe(0);
  });

  it('STAT-05 a supplier sees only its own SKUs, and no page with money', async () => {
    const seller = await aSeller();
    await shipOne(seller, 3);
    const other = await make.anAccount(
      seller.customer_id,
      'supplier',
      ['statistics.skus', 'statistics.read', 'statistics.expenses'],
      ['ANOTHER'],
    );
    const mine = await make.anAccount(seller.customer_id, 'supplier', ['statistics.skus'], [seller.product.sku]);
    expect((await send(calls.skuShipment, {}, other.token)).content).toMatchObject({ list: [], count: 0, total: { units: 0 } });
    expect((await send(calls.skuShipment, {}, mine.token)).content.total.units).toBe(3);
    for (const call of [calls.monthlyExpenses, calls.countryData, calls.monthlyShipping, calls.monthlyVolume])
      expect((await send(call, {}, other.token)).status).toBe(403);
    expect((await send(calls.export, { page: 'expenses' }, other.token)).status).toBe(403);
  });
});

it('STAT-01 STAT-04 another merchant sees nothing of it', async () => {
  await shipOne(await aSeller());
  const { token } = await make.aMerchant();
  expect((await send(calls.monthlyShipping, {}, token)).content.total.orders.sum).toBe('0');
  expect((await send(calls.monthlyExpenses, {}, token)).content.total.amount.sum).toBe('0.00');
  expect((await send(calls.countryData, {}, token)).content.list).toEqual([]);
  expect((await send(calls.skuShipment, {}, token)).content.list).toEqual([]);
});
