import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import { exceptionsDeskCalls as desk } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { interceptionsCalls } from '@quayside/contract/interceptions/interceptions.calls';
import { interceptionsDeskCalls } from '@quayside/contract/interceptions/interceptions.desk-calls';
import { describe, expect, it } from 'vitest';
import { packingKit } from './kit/packing.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp();
const { send, make, deps } = kit;
const { db } = deps.database;
const { approved, packed, figures, detail, aSeller, open, scanAll, pack } = await packingKit(kit);
const service = await make.aStaff('customer_service');
const { reply, ofOrder } = exceptionsCalls;
const { intercept, odds } = interceptionsCalls;

type One = { customer_id: number; order_id: number };
const raise = (one: One, body = 'Customs asks for the invoice') => send(desk.deskRaise, { ...one, reason: 'customs', body }, service.token);
const resolve = (one: One) => send(desk.deskResolve, one, service.token);
const decide = (one: One, accept = true, more: { waive_fee?: boolean } = {}) =>
  send(interceptionsDeskCalls.deskDecide, { ...one, accept, ...more }, service.token);

describe('an exception', () => {
  it('ORD-25 ORD-33 STAFF-08 stops the order until the merchant replies; staff resolve it and it goes on where it was', async () => {
    const order = await packed();
    expect((await raise(order.one)).content).toMatchObject({ state: 'awaiting_reply', stopped_at: 'packaged', reason: 'customs' });
    expect(await detail(order.shop, order.order_id)).toMatchObject({ status: 'alert' });
    expect(await resolve(order.one)).toMatchObject({ status: 409, content: { code: 'exceptions.not_replied' } });
    const answer = await send(reply, { order_id: order.order_id, body: 'It is attached' }, order.shop.token);
    expect(answer.content).toMatchObject({
      state: 'replied',
      messages: [
        { body: 'Customs asks for the invoice', author_kind: 'staff' },
        { body: 'It is attached', author_kind: 'main' },
      ],
    });
    expect((await resolve(order.one)).content).toMatchObject({ state: 'resolved', stopped_at: null });
    const after = await detail(order.shop, order.order_id);
    expect(after.status).toBe('packaged');
    expect(after.events.map(({ kind }) => kind).slice(-3)).toEqual(['alerted', 'replied', 'resumed']);
    expect(await send(reply, { order_id: order.order_id, body: 'Again' }, order.shop.token)).toMatchObject({
      content: { code: 'exceptions.none' },
    });
  });

  it('sends a mail and a message that name order, reason and deadline', async () => {
    const order = await approved();
    const { content } = await raise(order.one);
    const mail = await db.selectFrom('mails').selectAll().where('customer_id', '=', order.shop.customer_id).executeTakeFirstOrThrow();
    expect(mail.subject).toBe(`Order ${order.order_no} needs your reply`);
    expect(mail.text).toContain('Customs asks for documents. Customs asks for the invoice');
    const lastDay = new Date(new Date(content.deadline).getTime() - 1 + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(mail.text).toContain(`Reply by ${lastDay}.`);
  });

  it('of another merchant is not found, and its pictures are not readable', async () => {
    const order = await approved();
    await raise(order.one);
    const other = await aSeller();
    for (const call of [
      send(reply, { order_id: order.order_id, body: 'x' }, other.token),
      send(ofOrder, { order_id: order.order_id }, other.token),
    ])
      expect((await call).status).toBe(404);
  });

  it('may be resolved without a reply once the deadline has passed', async () => {
    const order = await approved();
    await raise(order.one);
    await db
      .updateTable('order_exceptions')
      .set({ deadline: new Date(Date.now() - 1000) })
      .where('order_id', '=', order.order_id)
      .execute();
    expect((await resolve(order.one)).content.state).toBe('resolved');
    expect(await detail(order.shop, order.order_id)).toMatchObject({ status: 'approved' });
  });

  it('is raised once, though eight people press at the same time', async () => {
    const order = await approved();
    const answers = await Promise.all(Array.from({ length: 8 }, () => raise(order.one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('an interception', () => {
  it('ORD-32 STAFF-04 after packing brings units and money back, minus the fee, and frees the serial numbers', async () => {
    const order = await packed({}, { units: 10, minor: 100_000 });
    expect((await figures(order.shop)).stock).toEqual([{ total: 8, frozen: 0 }]);
    await send(intercept, { order_id: order.order_id, reason: 'Wrong colour' }, order.shop.token);
    expect(await send(intercept, { order_id: order.order_id, reason: 'Again' }, order.shop.token)).toMatchObject({
      content: { code: 'interceptions.requested' },
    });
    expect((await decide(order.one)).content).toMatchObject({ outcome: 'accepted', fee: '2.00' });
    expect(await figures(order.shop)).toEqual({ stock: [{ total: 10, frozen: 0 }], held: '0.00', broken: [] });
    const wallet = await db.selectFrom('wallets').select('balance').where('customer_id', '=', order.shop.customer_id).executeTakeFirst();
    expect(wallet?.balance).toBe('998.00');
    expect((await detail(order.shop, order.order_id)).status).toBe('canceled');
    expect(await decide(order.one)).toMatchObject({ content: { code: 'interceptions.decided' } });
  });

  it('before packing releases stock and hold; the fee can be waived', async () => {
    const order = await approved({}, { units: 10, minor: 100_000 });
    await send(intercept, { order_id: order.order_id, reason: 'Wrong colour' }, order.shop.token);
    await decide(order.one, true, { waive_fee: true });
    expect(await figures(order.shop)).toEqual({ stock: [{ total: 10, frozen: 0 }], held: '0.00', broken: [] });
    const wallet = await db.selectFrom('wallets').select('balance').where('customer_id', '=', order.shop.customer_id).executeTakeFirst();
    expect(wallet?.balance).toBe('1000.00');
    const asked = (await send(odds, { order_id: order.order_id }, order.shop.token)).content;
    // Staff read the same figures beside the request.
    expect((await send(interceptionsDeskCalls.deskOdds, order.one, service.token)).content).toEqual(asked);
    expect(asked).toEqual({ asked: 1, accepted: 1, fee_usd: '2.00' });
  });

  it('ORD-50 too late says so in the words of the specification', async () => {
    const order = await packed();
    await db
      .updateTable('orders')
      .set({ status: 'shipped', shipped_at: new Date(), tracking_no: 'T1' })
      .where('order_id', '=', order.order_id)
      .execute();
    const answer = await send(intercept, { order_id: order.order_id, reason: 'x' }, order.shop.token);
    expect(answer).toMatchObject({
      status: 409,
      msg: 'The order may have entered the logistics phase. If you insist on cancellation, please contact your account manager.',
    });
  });

  it('against packing: one of them wins, and stock, wallet and hold agree', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await approved({}, { units: 10 });
      const { expected_g } = await scanAll(order.one);
      await send(intercept, { order_id: order.order_id, reason: 'x' }, order.shop.token);
      const answers = await Promise.all([decide(order.one), pack(order.one, expected_g)]);
      expect(answers[0].status).toBe(200);
      expect((await detail(order.shop, order.order_id)).status).toBe('canceled');
      expect(await figures(order.shop)).toMatchObject({ stock: [{ total: 10, frozen: 0 }], held: '0.00', broken: [] });
    }
  });

  it('stops the packer who has the order on the table', async () => {
    const order = await approved();
    await open(order.order_no);
    await send(intercept, { order_id: order.order_id, reason: 'x' }, order.shop.token);
    await decide(order.one);
    const answer = await pack(order.one, 100);
    expect(answer).toMatchObject({ status: 409, content: { code: 'orders.other_status', details: { now: 'Cancelled' } } });
  });
});
