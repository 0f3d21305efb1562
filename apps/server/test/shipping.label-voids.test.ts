import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import { interceptionsCalls } from '@quayside/contract/interceptions/interceptions.calls';
import { interceptionsDeskCalls } from '@quayside/contract/interceptions/interceptions.desk-calls';
import { myWorkDeskCalls } from '@quayside/contract/my-work/my-work.desk-calls';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { shippingDeskCalls as calls } from '@quayside/contract/shipping/shipping.desk-calls';
import { describe, expect, it } from 'vitest';
import { allJobs } from '#server/areas/all.ts';
import type { BoundJob } from '#server/kernel/jobs.ts';
import { SHIPENGINE_KEY, shipEngineServer, TOO_OLD } from './kit/ship-engine.ts';
import { shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';

const carrier = await shipEngineServer();
const kit = await testApp({ SHIPENGINE_KEY, SHIPENGINE_URL: carrier.url });
const { send, deps, make } = kit;
const { db } = deps.database;
const { packed, ship, detail, packer, newNumber } = await shippingKit(kit);
const { token } = packer;
const service = await make.aStaff('customer_service');
type Packed = Awaited<ReturnType<typeof packed>>;

const jobNames = ['shipping.buy_label', 'shipping.void_label'];
const boundTo = (name: string) => allJobs.filter(({ job }) => job.name === name);
const [buying, voiding] = [boundTo('shipping.buy_label'), boundTo('shipping.void_label')];
await db.updateTable('basic_config').set({ value: 'WORLD=se-100/ups_ground/se-900' }).where('cfg_name', '=', 'carrier_services').execute();

const labelOf = ({ order_id }: Packed) =>
  db.selectFrom('parcel_labels').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();
const openJobs = () =>
  db.selectFrom('jobs').select('job_id').where('name', 'in', jobNames).where('state', 'in', ['waiting', 'running']).execute();
/** Retries are due at once: the backoff is tested elsewhere. */
const hurry = () =>
  db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .where('name', 'in', jobNames)
    .where('state', '=', 'waiting')
    .execute();
async function until(done: () => Promise<boolean>): Promise<void> {
  await expect.poll(done, { timeout: 15_000, interval: 30 }).toBe(true);
}
/** Works until these jobs wait for nothing. */
async function workOff(bound: readonly BoundJob[] = [...buying, ...voiding], isDone = async () => (await openJobs()).length === 0) {
  const worker = kit.work([...bound]);
  await until(async () => {
    await hurry();
    return isDone();
  });
  await worker.stop();
}
const dying = (bound: readonly BoundJob[], deaths: number): BoundJob[] => {
  let died = 0;
  return bound.map((one) => ({
    ...one,
    run: async (...given) => {
      await one.run(...given);
      if (died++ < deaths) throw new Error('killed before the commit');
    },
  }));
};
const labelled = async () => {
  const order = await packed();
  await workOff();
  expect((await labelOf(order)).state).toBe('bought');
  return order;
};
const decide = (order: Packed) => send(interceptionsDeskCalls.deskDecide, { ...order.one, accept: true }, service.token);
const ask = (order: Packed) => send(interceptionsCalls.intercept, { order_id: order.order_id, reason: 'x' }, order.shop.token);
const takeBack = async (order: Packed) => {
  await ask(order);
  expect((await decide(order)).content).toMatchObject({ outcome: 'accepted' });
};
const atCarrier = async (order: Packed) => carrier.labels.get((await labelOf(order)).label_key);
const refusedVoids = async () => (await send(calls.deskVoids, {}, token)).content.list;
const refusedOf = async ({ order_id }: Packed) => (await refusedVoids()).find((one) => one.order_id === order_id);
const inMyWork = async () =>
  (await send(myWorkDeskCalls.counts, {}, token)).content.list.find(({ queue }) => queue === 'shipping.label_failed')?.count;

/** A parcel whose label the carrier is just making: `buy` lets it answer. */
async function inPurchase(bound: readonly BoundJob[] = buying) {
  const order = await packed();
  const gate = Promise.withResolvers<void>();
  carrier.held.purchase = gate.promise;
  const asked = carrier.seen.length;
  const worker = kit.work([...bound]);
  await until(async () => carrier.seen.slice(asked).includes('POST /v1/labels'));
  return { order, worker, buy: () => gate.resolve() };
}
const openVoids = () =>
  db.selectFrom('jobs').select('job_id').where('name', '=', 'shipping.void_label').where('state', 'in', ['waiting', 'running']).execute();
const noVoids = async () => (await openVoids()).length === 0;

describe('the label of an order that is taken back before it ships', () => {
  it('ORD-32 STAFF-04 is voided at the carrier after the interception, in the transaction that takes the order back', async () => {
    const order = await labelled();
    expect(await labelOf(order)).toMatchObject({ void_state: 'none', void_requested_at: null });
    await takeBack(order);
    expect(await labelOf(order)).toMatchObject({ state: 'bought', void_state: 'waiting', voided_at: null });
    expect(await atCarrier(order)).toMatchObject({ isVoided: false });
    await workOff();
    expect(await labelOf(order)).toMatchObject({ void_state: 'voided', void_reason: '', voided_at: expect.any(Date) });
    expect(await atCarrier(order)).toMatchObject({ isVoided: true });
    expect(await refusedOf(order)).toBeUndefined();
  });

  it('ORD-33 is kept while an exception stops the packed order, and voided when it is taken back after that', async () => {
    const order = await labelled();
    await send(exceptionsDeskCalls.deskRaise, { ...order.one, reason: 'other', body: '?' }, service.token);
    await workOff();
    expect(await atCarrier(order)).toMatchObject({ isVoided: false });
    await send(exceptionsCalls.reply, { order_id: order.order_id, body: 'ok' }, order.shop.token);
    await send(exceptionsDeskCalls.deskResolve, order.one, service.token);
    await takeBack(order);
    await workOff();
    expect(await atCarrier(order)).toMatchObject({ isVoided: true });
  });

  it('is voided when it arrives after the order was taken back, although the first void found nothing to void', async () => {
    const { order, worker, buy } = await inPurchase();
    await takeBack(order);
    await workOff(voiding, noVoids);
    expect(await labelOf(order)).toMatchObject({ state: 'waiting', void_state: 'none' });
    buy();
    await until(async () => (await labelOf(order)).state === 'bought');
    await worker.stop();
    expect(await labelOf(order)).toMatchObject({ void_state: 'waiting' });
    await workOff();
    expect(await labelOf(order)).toMatchObject({ state: 'bought', void_state: 'voided' });
    expect(await atCarrier(order)).toMatchObject({ isVoided: true });
  });

  it('is voided when it arrives between the answer "nothing was bought" and its commit', async () => {
    const { order, worker, buy } = await inPurchase();
    await takeBack(order);
    let isOvertaken = false;
    const overtaken = voiding.map((one) => ({
      ...one,
      prepare: async (...given: Parameters<NonNullable<BoundJob['prepare']>>) => {
        // The second job, of the label that arrived, asks after the first has written what it knew.
        if (isOvertaken) await until(async () => (await openVoids()).length === 1);
        isOvertaken = true;
        const answer = await one.prepare?.(...given);
        buy();
        await until(async () => (await labelOf(order)).state === 'bought');
        return answer;
      },
    }));
    await workOff(overtaken, noVoids);
    await worker.stop();
    expect(await labelOf(order)).toMatchObject({ state: 'bought', void_state: 'voided' });
    expect(await atCarrier(order)).toMatchObject({ isVoided: true });
  });

  it('is voided when the process died between buying it and the commit, and the order was taken back meanwhile', async () => {
    const order = await packed();
    const { label_key } = await labelOf(order);
    const worker = kit.work(dying(buying, 1));
    await until(failedOnce);
    expect(carrier.labels.has(label_key)).toBe(true);
    await worker.stop();
    expect(await labelOf(order)).toMatchObject({ state: 'waiting', label_ref: '' });
    await takeBack(order);
    await workOff();
    expect(await labelOf(order)).toMatchObject({ label_ref: '', void_state: 'voided' });
    expect(await atCarrier(order)).toMatchObject({ isVoided: true });
  });

  it('is voided when the process died after buying it, and the void had found nothing before that', async () => {
    const { order, worker, buy } = await inPurchase(dying(buying, 1));
    await takeBack(order);
    await workOff(voiding, noVoids);
    buy();
    await until(failedOnce);
    await worker.stop();
    expect(await labelOf(order)).toMatchObject({ state: 'waiting', void_state: 'none' });
    await workOff([...buying, ...dying(voiding, 1)]);
    expect(await labelOf(order)).toMatchObject({ label_ref: '', void_state: 'voided' });
    expect(await atCarrier(order)).toMatchObject({ isVoided: true });
  });

  it('is not asked for when nothing was bought: no label, and no entry for staff', async () => {
    const order = await packed();
    await takeBack(order);
    await workOff();
    expect(await labelOf(order)).toMatchObject({ state: 'waiting', void_state: 'none', void_requested_at: null });
    expect(await atCarrier(order)).toBeUndefined();
    expect(await refusedOf(order)).toBeUndefined();
  });

  it('is voided once when the process dies after the carrier has voided it, also when the answer is lost and after 502', async () => {
    const order = await labelled();
    await takeBack(order);
    const asked = carrier.seen.length;
    carrier.nextVoid.push('broken', 'lost');
    await workOff(dying(voiding, 2));
    expect(await labelOf(order)).toMatchObject({ void_state: 'voided', void_reason: '' });
    expect(await atCarrier(order)).toMatchObject({ isVoided: true });
    expect(carrier.seen.slice(asked).filter((line) => line.startsWith('PUT'))).toHaveLength(5);
  });

  it('is voided also when the merchant deletes the cancelled order at once', async () => {
    const order = await labelled();
    await takeBack(order);
    expect((await send(ordersCalls.delete, { ids: [order.order_id] }, order.shop.token)).content).toMatchObject({ done: 1 });
    await workOff();
    expect(await labelOf(order)).toMatchObject({ void_state: 'voided' });
  });
});

/** The only open job has had its first try. */
async function failedOnce(): Promise<boolean> {
  const rows = await db.selectFrom('jobs').select('attempts').where('name', 'in', jobNames).where('state', '=', 'waiting').execute();
  return rows.length === 1 && rows[0]?.attempts === 1;
}

describe('a void the carrier refuses', () => {
  it('STAFF-08 shows its reason at the desk, waits in My work, and is tried again', async () => {
    const order = await labelled();
    await takeBack(order);
    carrier.nextVoid.push('too_old');
    await workOff();
    const { tracking_no } = await labelOf(order);
    expect(await refusedOf(order)).toMatchObject({ order_no: order.order_no, tracking_no, reason: TOO_OLD });
    expect(await inMyWork()).toBe(1);
    expect(await send(calls.deskVoidAgain, order.one, token)).toMatchObject({ status: 200 });
    const refusal = { status: 409, content: { code: 'shipping.void_not_refused' } };
    expect(await send(calls.deskVoidAgain, order.one, token)).toMatchObject(refusal);
    expect(await send(calls.deskVoidClose, order.one, token)).toMatchObject(refusal);
    expect(await inMyWork()).toBe(0);
    await workOff();
    expect(await labelOf(order)).toMatchObject({ void_state: 'voided', void_reason: '' });
    expect(await send(calls.deskVoidAgain, order.one, token)).toMatchObject(refusal);
  });

  it('is marked as done by staff, and keeps its reason', async () => {
    const order = await labelled();
    await takeBack(order);
    carrier.nextVoid.push('too_old');
    await workOff();
    expect(await send(calls.deskVoidClose, order.one, token)).toMatchObject({ status: 200 });
    expect(await labelOf(order)).toMatchObject({ void_state: 'closed', void_reason: TOO_OLD });
    expect(await refusedOf(order)).toBeUndefined();
    expect(await inMyWork()).toBe(0);
  });

  it('is shown also when the carrier cannot be reached until the last try', async () => {
    const order = await labelled();
    await takeBack(order);
    carrier.nextVoid.push(...Array.from({ length: 6 }, () => 'broken' as const));
    await workOff();
    expect(await refusedOf(order)).toMatchObject({ reason: 'the carrier answered 502' });
  });

  it('is for staff who ship only, and of the merchant who is named', async () => {
    const order = await labelled();
    const finance = await make.aStaff('finance');
    const other = await make.aMerchant();
    const foreign = { customer_id: other.customer_id, order_id: order.order_id };
    expect(await send(calls.deskVoids, {}, finance.token)).toMatchObject({ status: 403 });
    for (const call of [calls.deskVoidAgain, calls.deskVoidClose]) {
      expect(await send(call, order.one, finance.token)).toMatchObject({ status: 403 });
      expect(await send(call, foreign, token)).toMatchObject({ status: 404 });
      expect(await send(call, order.one, token)).toMatchObject({ status: 409 });
    }
  });
});

describe('the label of an order that ships', () => {
  it('ORD-19 is never voided: of a scan and an interception at the same moment one wins, and the label follows it', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await labelled();
      const { tracking_no } = await labelOf(order);
      await ask(order);
      const [, sent] = await Promise.all([decide(order), ship(tracking_no, tracking_no)]);
      await workOff();
      const { status } = await detail(order.shop, order.order_id);
      expect(['shipped', 'canceled']).toContain(status);
      expect(sent.status).toBe(status === 'shipped' ? 200 : 409);
      expect(await atCarrier(order)).toMatchObject({ isVoided: status === 'canceled' });
    }
  });

  it('is not voided by a job that asks for it although the order is not taken back', async () => {
    const order = await labelled();
    await db
      .updateTable('parcel_labels')
      .set({ void_state: 'waiting', void_requested_at: new Date() })
      .where('order_id', '=', order.order_id)
      .execute();
    await db
      .insertInto('jobs')
      .values({ name: 'shipping.void_label', payload: JSON.stringify(order.one), max_attempts: 6 })
      .execute();
    await workOff();
    expect(await atCarrier(order)).toMatchObject({ isVoided: false });
  });

  it('is kept when the parcel is shipped with another number: it may still be the one on the parcel', async () => {
    const order = await labelled();
    await ship(order.order_no, newNumber());
    await workOff();
    expect(await labelOf(order)).toMatchObject({ state: 'bought', void_state: 'none' });
    expect(await atCarrier(order)).toMatchObject({ isVoided: false });
  });
});
