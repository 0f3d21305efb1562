import { accountsCalls } from '@quayside/contract/accounts/accounts.calls';
import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { trackingCalls } from '@quayside/contract/tracking/tracking.calls';
import { trackingDeskCalls } from '@quayside/contract/tracking/tracking.desk-calls';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockOrderAcrossMerchants } from '#server/areas/orders/orders.public.ts';
import { ship as shipLocked } from '#server/areas/shipping/ship-parcels.ts';
import { expireBatch } from '#server/areas/tracking/tracking.service.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { PUSH_KEY, shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp({ TRACK17_KEY: PUSH_KEY });
const { send, make, deps } = kit;
const { db } = deps.database;
const { packed, shipped, ship, newNumber, detail, aSeller, push, pushOf, post } = await shippingKit(kit);
const clerk = await make.aStaff('order_clerk');
const service = await make.aStaff('customer_service');

type Order = Awaited<ReturnType<typeof shipped>>;
const statusOf = async ({ shop, order_id }: Pick<Order, 'shop' | 'order_id'>) => (await detail(shop, order_id)).status;
const tracked = (order: Pick<Order, 'shop' | 'order_id'>, token = order.shop.token) =>
  send(trackingCalls.get, { order_id: order.order_id }, token);
const kinds = async (order: Order) => (await detail(order.shop, order.order_id)).events.map(({ kind }) => kind);
const day = (n: number) => `2026-10-${String(n).padStart(2, '0')}T08:00:00Z`;
const picked = { at: day(1), sub: 'InTransit_PickedUp', description: 'Picked up', location: 'Shenzhen' };
const arrived = { at: day(3), sub: 'AvailableForPickup_Other', description: 'At the shop', location: 'Berlin' };
const out = { at: day(4), sub: 'OutForDelivery_Other', description: 'With the courier', location: 'Berlin' };
const done = { at: day(5), sub: 'Delivered_Other', description: 'Delivered', location: 'Berlin' };
const back = { at: day(6), sub: 'Exception_Returning', description: 'Refused by recipient', location: 'Berlin' };

describe('the feed', () => {
  it('ORD-20 ORD-21 ORD-22 ORD-23 moves the order forwards, one status after the other', async () => {
    const order = await shipped();
    for (const [main, event, status] of [
      ['InTransit', picked, 'in_transit'],
      ['AvailableForPickup', arrived, 'pick_up'],
      ['OutForDelivery', out, 'out_for_delivery'],
      ['Delivered', done, 'delivered'],
    ] as const) {
      expect((await push(order.tracking_no, main, event.sub, [event])).statusCode).toBe(200);
      expect(await statusOf(order)).toBe(status);
    }
    const { content } = await tracked(order);
    expect(content.list.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['delivered', 'out_for_delivery', 'pick_up', 'in_transit', 'shipped', 'packaged']),
    );
    expect(content.list.map(({ at }) => at)).toEqual(
      content.list
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('with a wrong signature, without one and with another body is refused and changes nothing', async () => {
    const order = await shipped();
    const body = pushOf(order.tracking_no, 'Delivered', 'Delivered_Other', [done]);
    for (const sign of ['', '00', 'a'.repeat(64)]) expect((await post(body, sign)).statusCode).toBe(401);
    expect(await statusOf(order)).toBe('shipped');
    expect((await post('nonsense')).statusCode).toBe(400);
  });

  it('sent twice or out of order changes nothing twice and never goes back', async () => {
    const order = await shipped();
    await push(order.tracking_no, 'OutForDelivery', out.sub, [out, picked]);
    const before = await kinds(order);
    await push(order.tracking_no, 'OutForDelivery', out.sub, [out, picked]);
    await push(order.tracking_no, 'InTransit', picked.sub, [picked]);
    expect(await statusOf(order)).toBe('out_for_delivery');
    expect(await kinds(order)).toEqual(before);
    expect((await tracked(order)).content.list).toHaveLength(4);
    const both = await Promise.all(Array.from({ length: 8 }, () => push(order.tracking_no, 'Delivered', done.sub, [done, out])));
    expect(both.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await kinds(order)).filter((kind) => kind === 'delivered')).toHaveLength(1);
  });

  it('about a number nobody ships under yet waits, and is applied when the parcel is shipped', async () => {
    const order = await packed();
    const number = newNumber();
    await push(number, 'InTransit', picked.sub, [picked]);
    await push(number, 'AvailableForPickup', arrived.sub, [arrived, picked]);
    expect(await statusOf(order)).toBe('packaged');
    await ship(order.order_no, number);
    expect(await statusOf(order)).toBe('pick_up');
    expect((await tracked(order)).content.list).toHaveLength(4);
    expect(await db.selectFrom('waiting_reports').selectAll().where('number', '=', number).execute()).toEqual([]);
  });

  it('is not lost when it arrives while the parcel is being shipped', async () => {
    const order = await packed();
    const number = newNumber();
    let pushed: ReturnType<typeof push> | undefined;
    await asSystem(deps.database, async (tx) => {
      const row = await lockOrderAcrossMerchants(tx, order.one.customer_id, order.order_id);
      if (!row) throw new Error('no order');
      await shipLocked(systemCtx(deps, tx), row, { tracking_no: number, last_mile_no: '' });
      pushed = push(number, 'InTransit', picked.sub, [picked]);
      await Promise.race([pushed, new Promise((wait) => setTimeout(wait, 500))]);
    });
    expect((await pushed)?.statusCode).toBe(200);
    expect(await statusOf(order)).toBe('in_transit');
  });

  it('ORD-25 raises an exception for a new report only; delivery ends it', async () => {
    const order = await shipped();
    await push(order.tracking_no, 'Exception', back.sub, [back, picked]);
    expect(await statusOf(order)).toBe('alert');
    const { content } = await send(exceptionsDeskCalls.deskGet, order.one, service.token);
    expect(content).toMatchObject({ reason: 'returned', state: 'awaiting_reply', messages: [{ body: 'Refused by recipient' }] });
    await send(exceptionsCalls.reply, { order_id: order.order_id, body: 'Send it again' }, order.shop.token);
    await send(exceptionsDeskCalls.deskResolve, order.one, service.token);
    expect(await statusOf(order)).toBe('in_transit');
    await push(order.tracking_no, 'Exception', back.sub, [back, picked]);
    expect(await statusOf(order)).toBe('in_transit');
    const again = { ...back, at: day(8), sub: 'Exception_Lost' };
    await push(order.tracking_no, 'Exception', again.sub, [again]);
    expect(await statusOf(order)).toBe('alert');
    await push(order.tracking_no, 'Delivered', done.sub, [{ ...done, at: day(9) }]);
    expect(await statusOf(order)).toBe('delivered');
    expect((await send(exceptionsDeskCalls.deskGet, order.one, service.token)).content).toMatchObject({ state: 'resolved' });
  });
});

it('ORD-22 ORD-25 what was reported while an exception stopped the order moves it as soon as that is resolved', async () => {
  const order = await shipped();
  await push(order.tracking_no, 'InTransit', picked.sub, [picked]);
  const held = { at: day(2), sub: 'InTransit_CustomsRequiringInformation', description: 'Held', location: 'Lyon' };
  await push(order.tracking_no, 'InTransit', held.sub, [held]);
  expect(await statusOf(order)).toBe('alert');
  await push(order.tracking_no, 'OutForDelivery', out.sub, [out]);
  expect(await statusOf(order)).toBe('alert');
  await send(exceptionsCalls.reply, { order_id: order.order_id, body: 'Invoice attached' }, order.shop.token);
  await send(exceptionsDeskCalls.deskResolve, order.one, service.token);
  expect(await statusOf(order)).toBe('out_for_delivery');
  expect((await kinds(order)).slice(-2)).toEqual(['resumed', 'out_for_delivery']);
});

describe('the tracking of an order', () => {
  it('links the recipient’s page of the merchant’s brand, with the number the merchant shows', async () => {
    const order = await shipped();
    const { content } = await tracked(order);
    const { platform_type } = await db
      .selectFrom('customers')
      .select('platform_type')
      .where('customer_id', '=', order.one.customer_id)
      .executeTakeFirstOrThrow();
    expect(content.tracking_url).toMatch(new RegExp(`/track\\?number=${content.number}&platform_type=${platform_type}$`));
  });

  it('D-96 shows the carrier’s number or our own, as the merchant’s switch says', async () => {
    const order = await shipped();
    const { waybill_no } = order.parcel;
    const set = (show_true_tracking_number: 0 | 1) =>
      send(accountsCalls.changeTrueTracking, { show_true_tracking_number }, order.shop.token);
    await set(1);
    expect((await tracked(order)).content).toMatchObject({ number: order.tracking_no, waybill_no, tracking_no: order.tracking_no });
    await set(0);
    const off = (await tracked(order)).content;
    expect(off).toMatchObject({ number: waybill_no, tracking_no: '', last_mile_no: '' });
    expect(JSON.stringify(off)).not.toContain(order.tracking_no);
  });

  it('of another merchant is not found', async () => {
    const order = await shipped();
    expect((await tracked(order, (await aSeller()).token)).status).toBe(404);
  });

  it('STAFF-08 is moved by staff, forwards only', async () => {
    const order = await shipped();
    const set = (status: 'in_transit' | 'pick_up' | 'delivered', token = clerk.token) =>
      send(trackingDeskCalls.deskSet, { ...order.one, status, remark: 'By phone' }, token);
    expect((await set('pick_up')).content).toMatchObject({ status: 'pick_up' });
    expect(await set('in_transit')).toMatchObject({ status: 409, content: { code: 'orders.other_status' } });
    expect((await set('delivered', (await make.aStaff('warehouse_clerk')).token)).status).toBe(403);
    expect((await set('delivered')).content.list[0]).toMatchObject({ status: 'delivered', description: 'By phone' });
  });
});

describe('the public page', () => {
  const find = (number: string, postcode: string, ip = '10.1.0.1', platform_type = 1) =>
    kit.app.inject({
      method: 'POST',
      url: trackingCalls.find.path,
      payload: { number, postcode, platform_type },
      remoteAddress: ip,
    });

  it('answers number and postcode with steps and country, and no personal data', async () => {
    const order = await shipped();
    await push(order.tracking_no, 'InTransit', picked.sub, [{ ...picked, description: 'Left with Erika Mustermann' }]);
    const row = await db.selectFrom('orders').selectAll().where('order_id', '=', order.order_id).executeTakeFirstOrThrow();
    for (const number of [order.tracking_no, order.parcel.waybill_no]) {
      const answer = await find(number, ` ${row.postal_code.toLowerCase()} `);
      expect(answer.json().content).toMatchObject({ status: 'in_transit', country: row.country });
      expect(Object.keys(answer.json().content).toSorted()).toEqual(['country', 'list', 'status']);
      for (const secret of [row.first_name, row.address1, row.city, 'Erika']) expect(answer.body).not.toContain(secret);
    }
  });

  it('gives the same answer for an unknown number, a wrong postcode and another brand', async () => {
    const order = await shipped();
    const row = await db.selectFrom('orders').select('postal_code').where('order_id', '=', order.order_id).executeTakeFirstOrThrow();
    const answers = [
      await find('NOBODY123', row.postal_code, '10.2.0.1'),
      await find(order.tracking_no, '99999', '10.2.0.2'),
      await find(order.parcel.waybill_no, row.postal_code, '10.2.0.3', 3),
    ].map((answer) => ({ status: answer.statusCode, ...answer.json(), content: { ...answer.json().content, request_id: '' } }));
    expect(answers[0]).toMatchObject({ status: 404, content: { code: 'tracking.not_found' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('makes whoever tries postcodes wait', async () => {
    const order = await shipped();
    const answers = [];
    for (let at = 0; at < 25; at++) answers.push((await find(order.tracking_no, `9${at}`, '10.3.0.1')).statusCode);
    expect(answers).toContain(429);
  });
});

describe('expiry', () => {
  const run = () => asSystem(deps.database, (tx) => expireBatch(systemCtx(deps, tx)));

  it('ORD-26 D-25 expires parcels that are on their way longer than allowed, and a late delivery is still accepted', async () => {
    const [late, early] = [await shipped(), await shipped()];
    for (const order of [late, early]) await push(order.tracking_no, 'InTransit', picked.sub, [picked]);
    await db.updateTable('orders').set({ expires_on: '2026-01-01' }).where('order_id', '=', late.order_id).execute();
    await run();
    expect([await statusOf(late), await statusOf(early)]).toEqual(['expired', 'in_transit']);
    await push(late.tracking_no, 'Delivered', done.sub, [done]);
    expect(await statusOf(late)).toBe('delivered');
  });

  it('D-25 goes through thousands in batches of 500, each its own transaction', async () => {
    const order = await shipped();
    await push(order.tracking_no, 'InTransit', picked.sub, [picked]);
    const columns = await sql<{ list: string }>`
      select string_agg(quote_ident(attname), ', ') as list from pg_attribute
       where attrelid = 'orders'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
         and attname not in ('order_no', 'platform_order_no', 'waybill_no', 'tracking_no', 'expires_on')`.execute(db);
    const list = sql.raw(columns.rows[0]?.list ?? '');
    await sql`insert into orders (order_no, platform_order_no, waybill_no, tracking_no, expires_on, ${list})
      select 'SO-000001-ZZ' || translate(lpad(n::text, 4, '0'), '01', 'XY'), 'P-' || n, 'W-' || n, 'T-' || n, '2026-01-01', ${list} from orders, generate_series(1, 1200) n
       where order_id = ${order.order_id}`.execute(db);
    const left = async () =>
      Number(
        (await sql<{ n: string }>`select count(*) as n from orders where status = 'in_transit' and expires_on < '2026-02-01'`.execute(db))
          .rows[0]?.n,
      );
    await run();
    expect(await left()).toBe(700);
    const worker = kit.work();
    for (let at = 0; at < 100 && (await left()) > 0; at++) await new Promise((wait) => setTimeout(wait, 200));
    await worker.stop();
    expect(await left()).toBe(0);
  });
});
