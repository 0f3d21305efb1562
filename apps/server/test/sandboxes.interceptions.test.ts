import { describe, expect, it } from 'vitest';
import { interceptionsOpenCalls } from '@quayside/contract/interceptions/interceptions.open-calls';
import { sandboxKit } from './kit/sandbox.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp({ RATE_LIMIT_PER_MINUTE: '100000' });
const { db } = kit.deps.database;
const { open, orderTo, anOrder, stocked } = sandboxKit(kit);
const START = 10_000;

const level = (customer_id: number, product_id: number) =>
  db
    .selectFrom('stock_levels')
    .select(['total', 'frozen'])
    .where('customer_id', '=', customer_id)
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow();
const wallet = (customer_id: number) =>
  db.selectFrom('wallets').select(['balance', 'held']).where('customer_id', '=', customer_id).executeTakeFirstOrThrow();
const outcomes = (customer_id: number) =>
  db.selectFrom('order_interceptions').select(['outcome', 'fee', 'note']).where('customer_id', '=', customer_id).execute();
const fee = async () =>
  (await db.selectFrom('basic_config').select('value').where('cfg_name', '=', 'interception_fee_usd').executeTakeFirstOrThrow()).value;

/** An order that waits for shipment, whose merchant's program asks to stop it. */
async function anAsked(to: 'approved' | 'packaged', given: object = {}) {
  const tester = await stocked(given);
  const { order_id } = await anOrder(tester.test, tester.product.product_id);
  expect((await orderTo(tester.test, order_id, to)).body.status).toBe(to);
  const asked = await open(interceptionsOpenCalls.openIntercept, { order_id, reason: 'Wrong colour' }, tester.test);
  expect(asked, JSON.stringify(asked.body)).toMatchObject({ status: 200, body: { outcome: null, asked_in: to } });
  return { ...tester, order_id };
}

describe('an interception in the sandbox', () => {
  it.each(['approved', 'packaged'] as const)(
    'ORD-32 STAFF-04 of an order that is %s is accepted by simulation: cancelled, units back, price released, only the fee charged',
    async (to) => {
      const { test, sandbox, customer_id, product, order_id } = await anAsked(to);
      const { body, status } = await orderTo(test, order_id, 'canceled', { text: 'Found in time' });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({ order_id, status: 'canceled' });
      expect(body.events.map(({ kind }) => kind).slice(-2)).toEqual(['intercept_requested', 'intercepted']);
      expect(await level(sandbox, product.product_id)).toEqual({ total: 24, frozen: 0 });
      expect(await wallet(sandbox)).toEqual({ balance: (START - Number(await fee())).toFixed(2), held: '0.00' });
      expect(await outcomes(sandbox)).toEqual([{ outcome: 'accepted', fee: await fee(), note: 'Found in time' }]);
      // Nothing of it reaches the merchant's real account, and nobody gets a mail.
      for (const table of ['orders', 'order_interceptions', 'wallet_entries', 'mails', 'notices'] as const)
        expect(
          await db
            .selectFrom(table)
            .select('customer_id')
            .where('customer_id', 'in', table === 'mails' || table === 'notices' ? [customer_id, sandbox] : [customer_id])
            .execute(),
          table,
        ).toEqual([]);
    },
  );

  it('never asks the carrier to void a label, because none was bought', async () => {
    await db.updateTable('basic_config').set({ value: 'WORLD=se-1/ups_ground/se-9' }).where('cfg_name', '=', 'carrier_services').execute();
    const { test, order_id } = await anAsked('packaged');
    expect((await orderTo(test, order_id, 'canceled')).body.status).toBe('canceled');
    expect(await db.selectFrom('parcel_labels').select('order_id').execute()).toEqual([]);
    expect(await db.selectFrom('jobs').select('job_id').where('name', '=', 'shipping.void_label').execute()).toEqual([]);
  });

  it('the integration is told by webhook, marked as a test', async () => {
    const { test, customer_id, order_id } = await anAsked('packaged', {
      push_url: 'https://hooks.example.com/',
      push_options: ['order_status'],
    });
    await orderTo(test, order_id, 'canceled');
    const told = await db
      .selectFrom('webhook_deliveries')
      .select(['body', 'is_test'])
      .where('customer_id', '=', customer_id)
      .where('topic', '=', 'order_status')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(told).toMatchObject([{ is_test: true, body: { order_id, status: 'canceled' } }]);
  });

  it('refused by simulation, the order goes on to delivered and costs no fee', async () => {
    const { test, sandbox, order_id } = await anAsked('approved');
    const { body } = await orderTo(test, order_id, 'interception_refused', { text: 'Already packed' });
    expect(body).toMatchObject({ status: 'approved' });
    expect(body.events.at(-1)).toMatchObject({ kind: 'intercept_refused' });
    expect(await outcomes(sandbox)).toEqual([{ outcome: 'refused', fee: '0.00', note: 'Already packed' }]);
    expect((await orderTo(test, order_id, 'delivered')).body.status).toBe('delivered');
  });

  it('can be asked for again after a refusal, and not twice at once', async () => {
    const { test, order_id } = await anAsked('approved');
    const ask = () => open(interceptionsOpenCalls.openIntercept, { order_id, reason: 'Again' }, test);
    expect((await ask()).problem).toMatchObject({ code: 'interceptions.requested' });
    await orderTo(test, order_id, 'interception_refused');
    expect((await ask()).status).toBe(200);
    expect((await orderTo(test, order_id, 'canceled')).body.status).toBe('canceled');
    expect((await ask()).problem.code).toBe('orders.not_cancelable');
  });

  it('one that is shipped meanwhile is too late: the order goes on and costs no fee', async () => {
    const { test, sandbox, order_id } = await anAsked('packaged');
    const shipped = await orderTo(test, order_id, 'shipped');
    expect(shipped.status, JSON.stringify(shipped.body)).toBe(200);
    const late = await orderTo(test, order_id, 'canceled');
    expect(late).toMatchObject({ status: 200, body: { status: 'shipped' } });
    expect(await outcomes(sandbox)).toEqual([{ outcome: 'too_late', fee: '0.00', note: '' }]);
  });

  it('without a request there is nothing to decide: named, not a fault', async () => {
    const { test, product } = await stocked();
    const { order_id } = await anOrder(test, product.product_id);
    await orderTo(test, order_id, 'approved');
    expect(await orderTo(test, order_id, 'interception_refused')).toMatchObject({
      status: 409,
      problem: { code: 'interceptions.decided' },
    });
    const plain = await orderTo(test, order_id, 'canceled');
    expect([plain.status, plain.problem.code]).toEqual([409, expect.stringMatching(/^\w+\.\w+$/)]);
  });
});
