import { cancelOrders } from '#server/areas/orders/orders.public.ts';
import { raiseByStaff, resolveByStaff } from '#server/areas/exceptions/desk-exceptions.ts';
import { replyException } from '#server/areas/exceptions/reply-exception.ts';
import { decideInterception } from '#server/areas/interceptions/decide-interception.ts';
import { interceptOrder } from '#server/areas/interceptions/intercept-order.ts';
import { cancelOrder, sendBackOrder } from '#server/areas/verification/decide-orders.ts';
import type { SystemCtx } from '#server/kernel/ctx.ts';
import { packParcelOf, reportOf, shipParcelOf } from './parcel-steps.ts';
import type { Taken } from './take-orders.ts';
import type { Timeline } from './timeline.ts';
import type { People } from './year-people.ts';
import { DAY_MS } from './year-plan.ts';

const HOUR_MS = 3_600_000;
/** Parcels of these days have every step in their timeline; the feed tells them of older ones in the end. */
const STEPS_MS = 60 * DAY_MS;

/** What some of the newest orders are kept in, so that every queue and tab has something to show. */
export type Scene = {
  readonly now: number;
  alerts: number;
  replied: number;
  pickUps: number;
  outs: number;
  packed: number;
  wishes: number;
};

type Story = { readonly canceled: Doing; readonly refused: Doing; readonly sentBack: Doing; readonly approved: (at: SystemCtx) => void };
type Doing = (at: SystemCtx) => Promise<unknown>;

/** How one order goes on, each step at its own moment by the service that does it for people. */
export function storyOf(timeline: Timeline, people: People, scene: Scene, order: Taken): Story {
  const { random, outcome, order_id } = order;
  const { one, hours, later, answered } = stepsOf(timeline, people, order);
  const { ship } = wayOf(timeline, people, scene, order);

  const cancel = (at: SystemCtx) => cancelOrders(people.merchant(at), { ids: [order_id] });
  const refuse = (at: SystemCtx) => cancelOrder(people.clerk(at), { ...one, reason: 'The recipient refuses duties 收件人拒付关税' });
  const sendBack = async (at: SystemCtx) => {
    await sendBackOrder(people.clerk(at), { ...one, reason: 'Ordered twice 重复下单', fields: ['platform_order_no'] });
    later(at, hours(10, 40), cancel);
  };
  const approved = (at: SystemCtx): void => {
    if (outcome === 'intercepted') return later(at, hours(1, 4), wish);
    if (outcome === 'stopped' && random.happens(0.4)) return later(at, hours(1, 6), ask);
    later(at, hours(2, 20), pack);
  };
  const ask = async (at: SystemCtx) => {
    await raiseByStaff(people.clerk(at), { ...one, reason: 'address', body: 'No such house number. 门牌号不存在。' });
    answered(at, pack);
  };
  const pack = async (at: SystemCtx) => {
    const isPacked = await packParcelOf(people.packer(at), order);
    if (!isPacked) return;
    if (outcome === 'returned') return later(at, hours(0.5, 2), wish);
    // Some of the last day's parcels still stand in the warehouse; of two the merchant wants the goods back.
    const isNew = at.now.getTime() > scene.now - DAY_MS;
    if (!isNew || scene.packed-- <= 0) return later(at, hours(3, 22), ship);
    if (scene.wishes-- > 0) timeline.add(Math.max(at.now.getTime(), scene.now - 2 * HOUR_MS), askToStop);
  };
  const askToStop = (at: SystemCtx) => interceptOrder(people.merchant(at), { order_id, reason: 'Bought twice 买家重复购买' });
  const wish = async (at: SystemCtx) => {
    await askToStop(at);
    later(at, hours(1, 6), (then) => decideInterception(people.clerk(then), { ...one, accept: true, waive_fee: false, note: '' }));
  };
  return { canceled: cancel, refused: refuse, sentBack: sendBack, approved };
}

/** What happens once the parcel is packed: shipped, on its way, stopped now and then, delivered. */
function wayOf(timeline: Timeline, people: People, scene: Scene, order: Taken) {
  const { random, outcome } = order;
  const { hours, later, reply, answered } = stepsOf(timeline, people, order);
  const ship = async (at: SystemCtx) => {
    await shipParcelOf(people.packer(at), order);
    later(at, hours(14, 50), transit);
  };
  const transit = async (at: SystemCtx) => {
    // Of an old parcel that met no trouble the carrier sent one report, in the end.
    if (outcome === 'delivered' && at.now.getTime() < scene.now - STEPS_MS) return plan(at);
    await reportOf(at, order, 'in_transit');
    const age = scene.now - at.now.getTime();
    if (outcome === 'lost') return;
    if (age < 4 * DAY_MS && scene.alerts > 0) {
      scene.alerts--;
      return later(at, Math.min(age / 2, hours(4, 12)), (then) => stop(then, false));
    }
    if (outcome === 'stopped') return later(at, hours(4, 60), (then) => stop(then, true));
    plan(at);
  };
  const stop = async (at: SystemCtx, mayGoOn: boolean) => {
    await reportOf(at, order, 'customs');
    if (mayGoOn) return answered(at, plan);
    if (scene.replied <= 0) return;
    scene.replied--;
    later(at, (scene.now - at.now.getTime()) / 2, reply);
  };
  /** The rest of the way: the method's days, now and then a few more. */
  const plan = (at: SystemCtx) => {
    const { days_min, days_max } = order.days;
    const late = random.happens(0.08) ? random.between(1, 9) : 0;
    const days = Math.max(2, random.between(days_min, days_max) * 0.9 + late - 1.5);
    const arrival = at.now.getTime() + days * DAY_MS;
    if (arrival > scene.now && at.now.getTime() < scene.now - 2.2 * DAY_MS) {
      if (scene.outs-- > 0) return timeline.add(scene.now - 3 * HOUR_MS, (then) => reportOf(then, order, 'out_for_delivery'));
      if (scene.pickUps-- > 0) return timeline.add(scene.now - hours(4, 20), (then) => reportOf(then, order, 'pick_up'));
    }
    if (random.happens(0.07)) timeline.add(arrival - Math.min(days / 3, 2) * DAY_MS, (then) => reportOf(then, order, 'pick_up'));
    else if (arrival > scene.now - STEPS_MS) timeline.add(arrival - hours(3, 9), (then) => reportOf(then, order, 'out_for_delivery'));
    timeline.add(arrival, (then) => reportOf(then, order, 'delivered'));
  };
  return { ship };
}

/** Steps of one order that several moments of its life use. */
function stepsOf(timeline: Timeline, people: People, { random, customer_id, order_id }: Taken) {
  const one = { customer_id, order_id };
  const hours = (least: number, most: number) => random.between(least, most) * HOUR_MS;
  const later = (at: SystemCtx, ms: number, doing: (then: SystemCtx) => Promise<unknown>) => timeline.add(at.now.getTime() + ms, doing);
  const reply = (at: SystemCtx) =>
    replyException(people.merchant(at), { order_id, body: 'Invoice follows. 发票稍后提供。', image_ids: [] });
  const answered = (at: SystemCtx, next: (then: SystemCtx) => unknown) => {
    later(at, hours(3, 50), async (asked) => {
      await reply(asked);
      later(asked, hours(1, 20), async (then) => {
        await resolveByStaff(people.clerk(then), { ...one, body: '' });
        later(then, hours(1, 8), async (goes) => next(goes));
      });
    });
  };
  return { one, hours, later, reply, answered };
}
