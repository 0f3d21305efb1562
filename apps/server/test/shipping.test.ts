import { interceptionsCalls } from '@quayside/contract/interceptions/interceptions.calls';
import { interceptionsDeskCalls } from '@quayside/contract/interceptions/interceptions.desk-calls';
import { shippingDeskCalls as calls } from '@quayside/contract/shipping/shipping.desk-calls';
import { describe, expect, it } from 'vitest';
import { pdfPages } from './kit/pdf-pages.ts';
import { shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, make, deps } = kit;
const { db } = deps.database;
const { packed, shipped, ship, newNumber, packer, detail, aSeller } = await shippingKit(kit);
const service = await make.aStaff('customer_service');
const { token } = packer;
const rows = (list: { code: string; tracking_no: string; last_mile_no?: string }[]) => send(calls.deskShipRows, { rows: list }, token);
const statusOf = async (order: Awaited<ReturnType<typeof packed>>) => (await detail(order.shop, order.order_id)).status;

describe('a packed parcel', () => {
  it('ORD-19 STAFF-08 waits in the list, is found by waybill or order number and is shipped by two scans', async () => {
    const order = await packed();
    const { waybill_no } = order.parcel;
    const { content } = await send(calls.deskList, { number: waybill_no }, token);
    expect(content.list).toMatchObject([{ order_no: order.order_no, waybill_no, intercept_requested: false }]);
    expect((await send(calls.deskFind, { code: order.order_no }, token)).content).toMatchObject({ waybill_no });
    const tracking_no = newNumber();
    const answer = await ship(waybill_no.toLowerCase(), ` ${tracking_no.toLowerCase()} `, { last_mile_no: 'lm-12345' });
    expect(answer.content).toMatchObject({ order_no: order.order_no, tracking_no, last_mile_no: 'LM-12345' });
    const after = await detail(order.shop, order.order_id);
    expect(after.status).toBe('shipped');
    expect(after.events.at(-1)).toMatchObject({ kind: 'shipped' });
    expect((await send(calls.deskList, { number: waybill_no }, token)).content.list).toEqual([]);
  });

  it('is listed after those that wait longer', async () => {
    const [first, second] = [await packed(), await packed()];
    const { content } = await send(calls.deskList, { limit: 200 }, token);
    const numbers = content.list.map(({ order_no }) => order_no);
    expect(numbers.indexOf(first.order_no)).toBeGreaterThanOrEqual(0);
    expect(numbers.indexOf(first.order_no)).toBeLessThan(numbers.indexOf(second.order_no));
  });

  it('is refused when no parcel has the number, and when it is not packed', async () => {
    expect(await ship('WB-NONE', newNumber())).toMatchObject({ status: 404, content: { code: 'shipping.not_found' } });
    const order = await shipped();
    expect(await ship(order.order_no, newNumber())).toMatchObject({
      status: 409,
      content: { code: 'orders.other_status', details: { now: 'Shipped' } },
    });
    expect(await send(calls.deskFind, { code: order.order_no }, token)).toMatchObject({ content: { code: 'orders.other_status' } });
  });

  it('gets no number of another order: the field names that order', async () => {
    const first = await shipped();
    const second = await packed();
    const answer = await ship(second.order_no, first.tracking_no);
    expect(answer).toMatchObject({
      status: 422,
      content: {
        fields: [{ path: 'tracking_no', code: 'shipping.number_taken', msg: `This number already belongs to order ${first.order_no}.` }],
      },
    });
    expect(await ship(second.order_no, 'x')).toMatchObject({ content: { fields: [{ code: 'shipping.carrier_number' }] } });
    expect(await statusOf(second)).toBe('packaged');
  });

  it('is shipped once by two scanners at the same time, and two parcels never get one number', async () => {
    const order = await packed();
    const both = await Promise.all([ship(order.order_no, newNumber()), ship(order.parcel.waybill_no, newNumber())]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const pair = [await packed(), await packed()];
    const number = newNumber();
    const answers = await Promise.all(pair.map(({ order_no }) => ship(order_no, number)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('against an interception: one of them wins, and the other is told where the order is', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await packed();
      await send(interceptionsCalls.intercept, { order_id: order.order_id, reason: 'x' }, order.shop.token);
      const decide = send(interceptionsDeskCalls.deskDecide, { ...order.one, accept: true }, service.token);
      const [decided, sent] = await Promise.all([decide, ship(order.order_no, newNumber())]);
      const status = await statusOf(order);
      expect(['shipped', 'canceled']).toContain(status);
      expect(sent.status).toBe(status === 'shipped' ? 200 : 409);
      if (status === 'canceled') expect(decided.content).toMatchObject({ outcome: 'accepted' });
    }
  });

  it('is not shipped by merchants or by staff without the permission', async () => {
    const order = await packed();
    const input = { code: order.order_no, tracking_no: newNumber() };
    expect((await send(calls.deskShip, input, service.token)).status).toBe(403);
    expect((await send(calls.deskShip, input, (await aSeller()).token)).status).toBe(401);
  });
});

describe('a wrong number', () => {
  it('is changed later with an entry in the timeline, but not to one of another order', async () => {
    const [order, other] = [await shipped(), await shipped()];
    const right = newNumber();
    const change = (tracking_no: string) => send(calls.deskChange, { ...order.one, tracking_no }, token);
    expect(await change(other.tracking_no)).toMatchObject({
      content: { fields: [{ code: 'shipping.number_taken', msg: expect.stringContaining(other.order_no) }] },
    });
    expect((await change(right)).content).toMatchObject({ tracking_no: right });
    expect((await detail(order.shop, order.order_id)).events.at(-1)).toMatchObject({ kind: 'tracking_changed' });
    const fresh = await packed();
    expect(await send(calls.deskChange, { ...fresh.one, tracking_no: newNumber() }, token)).toMatchObject({
      content: { code: 'orders.other_status' },
    });
  });
});

describe('the rows of a file', () => {
  it('say every mistake at once and ship nothing; corrected, all of them are shipped', async () => {
    const [first, second, gone] = [await packed(), await packed(), await shipped()];
    const number = newNumber();
    const answer = await rows([
      { code: first.order_no, tracking_no: number },
      { code: first.parcel.waybill_no, tracking_no: number },
      { code: 'NOBODY', tracking_no: gone.tracking_no },
      { code: gone.order_no, tracking_no: '?', last_mile_no: '!' },
    ]);
    const said = answer.content as unknown as { fields: { path: string; code: string }[] };
    expect(said.fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'rows.1.code shipping.twice',
      'rows.1.tracking_no shipping.twice',
      'rows.2.code shipping.unknown_parcel',
      'rows.2.tracking_no shipping.number_taken',
      'rows.3.code shipping.other_status',
      'rows.3.tracking_no shipping.carrier_number',
      'rows.3.last_mile_no shipping.carrier_number',
    ]);
    expect(await statusOf(first)).toBe('packaged');
    const right = await rows([
      { code: second.parcel.waybill_no, tracking_no: newNumber() },
      { code: first.order_no, tracking_no: number },
    ]);
    expect(right.content.list.map(({ order_no }) => order_no)).toEqual([second.order_no, first.order_no]);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['shipped', 'shipped']);
  });

  it('that two people send at the same time in opposite order are shipped once', async () => {
    const orders = [await packed(), await packed(), await packed()];
    const list = () => orders.map(({ order_no }) => ({ code: order_no, tracking_no: newNumber() }));
    const answers = await Promise.all([rows(list()), rows(list().toReversed())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('a hand-over list', () => {
  it('has the shipped parcels of a method once, with count and weight', async () => {
    await db.updateTable('orders').set({ status: 'in_transit' }).where('status', '=', 'shipped').execute();
    const orders = [await shipped(), await shipped()];
    const { warehouse_id, method } = await db
      .selectFrom('orders')
      .select(['warehouse_id', 'method'])
      .where('order_id', '=', orders[0]?.order_id ?? 0)
      .executeTakeFirstOrThrow();
    const open = (await send(calls.deskHandovers, { warehouse_id }, token)).content.open;
    expect(open).toMatchObject([{ method, parcels: 2 }]);
    const made = await Promise.all([1, 2].map(() => send(calls.deskHandOver, { warehouse_id, method }, token)));
    const good = made.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(made.find(({ status }) => status !== 200)).toMatchObject({ content: { code: 'shipping.nothing_to_hand_over' } });
    const weight_g = orders.reduce((sum, { expected_g }) => sum + expected_g, 0);
    expect(good[0]?.content).toMatchObject({ parcels: 2, weight_g, method });
    expect(await send(calls.deskHandOver, { warehouse_id, method }, token)).toMatchObject({
      status: 409,
      content: { code: 'shipping.nothing_to_hand_over' },
    });
    const { list } = (await send(calls.deskHandovers, { warehouse_id }, token)).content;
    expect(list).toMatchObject([{ parcels: 2 }]);
    const issuer = { issuer_name: 'Harbour Logistics Ltd.', issuer_address: '1 Dock Road,\nHamburg' };
    const { platform_type } = await db.selectFrom('brands').select('platform_type').orderBy('platform_type').executeTakeFirstOrThrow();
    await db.updateTable('brands').set(issuer).where('platform_type', '=', platform_type).execute();
    const answer = await kit.app.inject({
      url: `${calls.deskHandoverPdf.path}?handover_id=${list[0]?.handover_id}`,
      headers: { token },
    });
    const [page, ...others] = await pdfPages(answer.rawPayload, 72);
    expect(others).toEqual([]);
    for (const { tracking_no, parcel } of orders) {
      expect(page?.text).toContain(tracking_no);
      expect(page?.text).toContain(parcel.waybill_no);
    }
    expect(page?.text).toContain(`2 parcels, ${(weight_g / 1000).toFixed(3)} kg`);
    expect(page?.text).toContain('Received by (name, signature, time)');
    expect(page?.text).toContain('Handed over by: Harbour Logistics Ltd., 1 Dock Road, Hamburg');
  });
});
