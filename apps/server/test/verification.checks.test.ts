import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { verificationDeskCalls as calls } from '@quayside/contract/verification/verification.desk-calls';
import { orderChecks, orderKeyOf, type OrderCheck } from '@quayside/domain/verification/verification-rules';
import { aLine, type OrderInput } from './kit/orders.ts';
import { testApp } from './kit/test-app.ts';
import { verificationKit } from './kit/verification.ts';

const kit = await testApp();
const { deps, send } = kit;
const { db } = deps.database;
const { clerk, aSeller, cleanInput, waiting, waitingOf, approve, get } = await verificationKit(kit);
type Waiting = Awaited<ReturnType<typeof waiting>>;
const checkOf = async ({ one }: Pick<Waiting, 'one'>, check: OrderCheck) => (await get(one)).checks.find((each) => each.check === check);
const german: Partial<OrderInput> = {
  country: 'DE',
  state: 'Berlin',
  city: 'Berlin',
  postal_code: '10115',
  house_number: '4',
  address1: 'Ackerstr.',
};

/** Takes the method WORLD out of the tariff while something is done. */
async function withoutWorld(work: () => Promise<void>) {
  const { tariff } = await db.selectFrom('tariff_versions').select('tariff').executeTakeFirstOrThrow();
  const sheets = tariff as { methods: { method: string }[] };
  const without = { ...sheets, methods: sheets.methods.filter(({ method }) => method !== 'WORLD') };
  // The last day changes with it, because a tariff is kept in memory by version and days.
  await db
    .updateTable('tariff_versions')
    .set({ tariff: JSON.stringify(without), last_day: '2099-12-30' })
    .execute();
  await work();
  await db
    .updateTable('tariff_versions')
    .set({ tariff: JSON.stringify(sheets), last_day: '2099-12-31' })
    .execute();
}

describe('checks of an order as it is stored', () => {
  it('an order with nothing to look at passes all of them', async () => {
    const { checks } = await get((await waiting()).one);
    expect(checks.map(({ result }) => result)).toEqual(orderChecks.map(() => 'pass'));
  });

  it.each<[OrderCheck, 'fail' | 'warn', Partial<OrderInput>, object]>([
    ['address', 'fail', { address1: '12345' }, { address: '12345, Los Angeles, California' }],
    ['address', 'fail', { address1: '4 Main St 🏠' }, {}],
    ['address', 'warn', { address1: `Main ${'x'.repeat(101)}`, address2: '' }, { length: 106, max: 105 }],
    ['phone', 'warn', { phone: '+1 555 010 9988' }, { digits: 11, country: 'US' }],
  ])('%s: %s for %o', async (check, result, given, params) => {
    const order = await waiting(given);
    expect(await checkOf(order, check)).toMatchObject({ check, result, params });
    expect((await get(order.one)).checks[0]?.check).toBe(check);
  });

  it.each<[OrderCheck, { phone?: string; postal_code?: string }, object]>([
    ['postcode', { postal_code: '1011' }, { postal_code: '1011', country: 'DE' }],
    ['phone', { phone: '123' }, { digits: 3, country: 'DE' }],
  ])('%s: fail for an order that was saved before the rule, with %o', async (check, old, params) => {
    const shop = await aSeller();
    const order = await waitingOf(shop, cleanInput(shop, german), old);
    expect(await checkOf(order, check)).toMatchObject({ check, result: 'fail', params });
    expect((await get(order.one)).checks[0]?.check).toBe(check);
  });

  it('method: it does not take the parcel any more', async () => {
    const order = await waiting();
    expect(await checkOf(order, 'method')).toMatchObject({ result: 'pass' });
    await withoutWorld(async () => {
      expect(await checkOf(order, 'method')).toMatchObject({ result: 'fail', params: { method: 'WORLD' } });
      expect((await approve([order.one]))[0]?.refusal).toMatchObject({ code: 'orders.check_failed' });
    });
    expect((await approve([order.one]))[0]?.refusal).toBeNull();
  });

  it('declared value: a price far from what the product is declared at', async () => {
    const shop = await aSeller();
    const priced = (unit_price: string) => waitingOf(shop, { lines: [aLine(shop.product.product_id, { unit_price })] });
    expect(await checkOf(await priced('1.50'), 'declared_value')).toMatchObject({ result: 'pass' });
    const params = { sku: shop.product.sku, price: '1.51', declared: '1.00' };
    expect(await checkOf(await priced('1.51'), 'declared_value')).toEqual({ check: 'declared_value', result: 'warn', params });
  });

  it('duplicate: another live order to the same recipient within a day, named; not a cancelled or an older one', async () => {
    const shop = await aSeller();
    const same = cleanInput(shop);
    const [one, two] = [await waitingOf(shop, same), await waitingOf(shop, same)];
    expect(await checkOf(one, 'duplicate')).toMatchObject({ result: 'warn', params: { orders: two.order_no } });
    await send(calls.deskCancel, { ...two.one, reason: 'twice' }, clerk.token);
    expect(await checkOf(one, 'duplicate')).toMatchObject({ result: 'pass' });
    const three = await waitingOf(shop, same);
    expect(await checkOf(one, 'duplicate')).toMatchObject({ result: 'warn' });
    const before = new Date(Date.now() - 25 * 3_600_000);
    await db.updateTable('orders').set({ created_at: before }).where('order_id', '=', three.order_id).execute();
    expect(await checkOf(one, 'duplicate')).toMatchObject({ result: 'pass' });
  });

  it('TAX-03 IOSS: the parcels of the recipient and day together are above 150 EUR', async () => {
    const shop = await aSeller();
    const worth = (unit_price: string) => [aLine(shop.product.product_id, { unit_price, quantity: 1 })];
    const same = { ...cleanInput(shop, german), ioss_number: 'IM2760000742' };
    const first = await waitingOf(shop, { ...same, lines: worth('100') });
    expect(await checkOf(first, 'ioss_limit')).toMatchObject({ result: 'pass' });
    const second = await waitingOf(shop, { ...same, lines: worth('90') });
    expect(await checkOf(second, 'ioss_limit')).toMatchObject({ result: 'fail' });
    const without = await waitingOf(shop, { ...cleanInput(shop, german), lines: worth('300') });
    expect(await checkOf(without, 'ioss_limit')).toMatchObject({ result: 'pass' });
  });

  it('fails stand first, then warnings; the list counts both', async () => {
    const order = await waitingOf(await aSeller(), { address1: `Main ${'x'.repeat(120)}` }, { phone: '12345' });
    const { checks } = await get(order.one);
    expect(checks.slice(0, 3).map(({ check, result }) => [check, result])).toEqual([
      ['phone', 'fail'],
      ['address', 'warn'],
      ['postcode', 'pass'],
    ]);
    const { list } = (await send(calls.deskList, { customer_id: order.shop.customer_id }, clerk.token)).content;
    expect(list).toMatchObject([{ order_no: order.order_no, fails: 1, warnings: 1, customer_name: expect.any(String) }]);
  });

  it('without a tariff for their day orders are still listed: the method fails, nothing else', async () => {
    const order = await waiting();
    await db.updateTable('tariff_versions').set({ last_day: '2020-01-02' }).execute();
    const answer = await send(calls.deskList, { customer_id: order.shop.customer_id }, clerk.token);
    const { checks } = await get(order.one);
    await db.updateTable('tariff_versions').set({ last_day: '2099-12-31' }).execute();
    expect(answer).toMatchObject({ status: 200, content: { list: [{ order_no: order.order_no, fails: 1 }] } });
    expect(checks[0]).toMatchObject({ check: 'method', result: 'fail' });
  });
});

describe('a page with orders of several merchants', () => {
  const listed = async () => (await send(calls.deskList, { sort: 'submitted_at', order: 'asc' }, clerk.token)).content.list;
  const nothingWaits = () => db.updateTable('orders').set({ deleted_at: new Date() }).where('status', '=', 'uploaded').execute();

  it('costs as many statements as one with orders of a single merchant', async () => {
    await nothingWaits();
    const shop = await aSeller();
    for (let at = 0; at < 3; at++) await waitingOf(shop);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const statements = async (orders: number) => {
      query.mockClear();
      expect(await listed()).toHaveLength(orders);
      return query.mock.calls.length;
    };
    await statements(3);
    const ofOne = await statements(3);
    for (let at = 0; at < 3; at++) await waitingOf(await aSeller());
    expect(await statements(6)).toBe(ofOne);
    query.mockRestore();
  });

  it('each is checked by itself: the same recipient at two merchants is no duplicate and adds nothing to the IOSS limit', async () => {
    await nothingWaits();
    const shops = [await aSeller(), await aSeller()] as const;
    const worth = (shop: (typeof shops)[number]) => [aLine(shop.product.product_id, { unit_price: '100', quantity: 1 })];
    const same = { ...cleanInput(shops[0], german), ioss_number: 'IM2760000742' };
    for (const shop of shops) await waitingOf(shop, { ...same, lines: worth(shop) });
    const apart = await listed();
    expect(apart.map(({ fails }) => fails)).toEqual([0, 0]);
    // The price of 100 is far from the declared value: that is the only warning.
    expect(apart.map(({ warnings }) => warnings)).toEqual([1, 1]);
    await waitingOf(shops[0], { ...same, lines: worth(shops[0]) });
    expect((await listed()).map(({ fails, warnings }) => [fails, warnings])).toEqual([
      [1, 2],
      [0, 1],
      [1, 2],
    ]);
  });

  it('a merchant whose price group has no tariff fails by itself', async () => {
    await nothingWaits();
    const [lost, other] = [await waiting(), await waiting()];
    const { customer_id } = lost.shop;
    await db.insertInto('customer_price_groups').values({ customer_id, price_group: 'GONE' }).execute();
    expect((await listed()).map(({ order_no, fails }) => [order_no, fails])).toEqual([
      [lost.order_no, 1],
      [other.order_no, 0],
    ]);
  });
});

it('the clean ones are those without a fail or a warning, with their units, what they hold and why others stay', async () => {
  await db.updateTable('orders').set({ deleted_at: new Date() }).where('status', '=', 'uploaded').execute();
  const shop = await aSeller();
  const [one, two] = [await waitingOf(shop), await waitingOf(shop)];
  await waitingOf(shop, {}, { phone: '12345' });
  await waitingOf(shop, { address1: `Main ${'x'.repeat(120)}` }, { phone: '12345' });
  const { content } = await send(calls.deskClean, {}, clerk.token);
  expect(content).toEqual({
    keys: [orderKeyOf(one.one), orderKeyOf(two.one)],
    units: 4,
    held: (2 * Number(one.quoted_total)).toFixed(2),
    stay: [
      { check: 'address', orders: 1 },
      { check: 'phone', orders: 2 },
    ],
  });
  expect((await approve([one.one, two.one])).map(({ refusal }) => refusal)).toEqual([null, null]);
});
