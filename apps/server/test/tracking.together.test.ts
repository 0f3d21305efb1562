import { expect, it } from 'vitest';
import { asSystem } from '#server/kernel/transaction.ts';
import { lockOrderAcrossMerchants } from '#server/areas/orders/orders.public.ts';
import { PUSH_KEY, shippingKit } from './kit/shipping.ts';
import { testApp } from './kit/test-app.ts';

const kit = await testApp({ TRACK17_KEY: PUSH_KEY });
const { shipped, newNumber, detail, push, pushOf, post } = await shippingKit(kit);
const { db } = kit.deps.database;
type Order = Awaited<ReturnType<typeof shipped>>;
const event = (sub: string, at = 1) => ({ at: `2026-10-0${at}T08:00:00Z`, sub, description: sub, location: 'Berlin' });
const statusOf = async ({ shop, order_id }: Order) => (await detail(shop, order_id)).status;
const kinds = async ({ shop, order_id }: Order) => (await detail(shop, order_id)).events.map(({ kind }) => kind);
const eventsOf = async ({ order_id }: Order) =>
  (await db.selectFrom('tracking_events').select('sub_status').where('order_id', '=', order_id).execute()).map(
    ({ sub_status }) => sub_status,
  );

it('ORD-20 ORD-22 ORD-23 ORD-25 pushes that come at once are each taken as if alone: moves, exceptions, doubled and unknown ones', async () => {
  const [first, transit, gone, stopped, twice, told] = await Promise.all([
    shipped(),
    shipped(),
    shipped(),
    shipped(),
    shipped(),
    shipped(),
  ]);
  const nobody = newNumber();
  const answers = await Promise.all([
    push(first.tracking_no, 'InTransit', 'InTransit_PickedUp', [event('InTransit_PickedUp')]),
    push(transit.tracking_no, 'InTransit', 'InTransit_PickedUp', [event('InTransit_PickedUp'), event('InTransit_PickedUp')]),
    push(gone.tracking_no, 'Delivered', 'Delivered_Other', [event('InTransit_PickedUp'), event('Delivered_Other', 2)]),
    push(stopped.tracking_no, 'Exception', 'Exception_Returning', [event('Exception_Returning')]),
    push(twice.tracking_no, 'OutForDelivery', 'OutForDelivery_Other', [event('OutForDelivery_Other', 2)]),
    push(twice.tracking_no, 'InTransit', 'InTransit_PickedUp', [event('InTransit_PickedUp')]),
    push(told.tracking_no, 'InfoReceived', 'InfoReceived', [event('InfoReceived')]),
    push(nobody, 'InTransit', 'InTransit_PickedUp', [event('InTransit_PickedUp')]),
    post({ event: 'TRACKING_UPDATED', data: 'nothing' }),
    post({ event: 'TRACKING_STOPPED', data: { number: first.tracking_no } }),
    post(pushOf(first.tracking_no, 'Delivered', 'Delivered_Other', [event('Delivered_Other')]), 'wrong'),
  ]);
  expect(answers.slice(0, 8).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect([answers[8]?.statusCode, answers[9]?.statusCode, answers[10]?.statusCode]).toEqual([400, 200, 401]);
  expect(await Promise.all([first, transit, gone, stopped, twice, told].map(statusOf))).toEqual([
    'in_transit',
    'in_transit',
    'delivered',
    'alert',
    'out_for_delivery',
    'shipped',
  ]);
  expect(await eventsOf(transit)).toEqual(['InTransit_PickedUp']);
  expect((await eventsOf(twice)).toSorted()).toEqual(['InTransit_PickedUp', 'OutForDelivery_Other']);
  expect((await kinds(gone)).filter((kind) => kind === 'delivered')).toHaveLength(1);
  expect((await detail(gone.shop, gone.order_id)).delivered_at).not.toBeNull();
  expect(await eventsOf(told)).toEqual(['InfoReceived']);
  const waiting = await db.selectFrom('waiting_reports').select('number').where('number', '=', nobody).execute();
  expect(waiting).toHaveLength(1);
});

it('a push about an order somebody is changing waits for them, and the others of its group do not', async () => {
  const [held, before, free, other] = await Promise.all([shipped(), shipped(), shipped(), shipped()]);
  let release = () => {};
  const until = new Promise<void>((open) => (release = open));
  let isHeld = () => {};
  const taken = new Promise<void>((open) => (isHeld = open));
  const holder = asSystem(kit.deps.database, async (tx) => {
    await lockOrderAcrossMerchants(tx, held.shop.customer_id, held.order_id);
    isHeld();
    await until;
  });
  await taken;
  const send = (order: Order) => push(order.tracking_no, 'InTransit', 'InTransit_PickedUp', [event('InTransit_PickedUp')]);
  const answers = [before, other, held, free].map(send);
  await answers[3];
  const meanwhile = [await statusOf(free), await statusOf(held)];
  release();
  await holder;
  expect(meanwhile).toEqual(['in_transit', 'shipped']);
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await statusOf(held)).toBe('in_transit');
});
