import { runwayDays, spendPerDay } from '@quayside/domain/dashboards/inbox';
import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import { balanceOf } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import type { SkuScope } from '#server/kernel/sku-scope.ts';
import * as figures from './figures.queries.ts';

const DAY_MS = 24 * 3_600_000;
const CHART_DAYS = 14;
const SPEND_DAYS = 30;
const DELIVERY_DAYS = 90;
const COUNTRIES = 6;
const DUE_DAYS = 2;

const before = (now: Date, days: number) => startOfDay(dayOf(now), -days);

/** The last fourteen of the provider's days, oldest first. */
function chartDays(now: Date): Date[] {
  return Array.from({ length: CHART_DAYS }, (_, at) => before(now, CHART_DAYS - 1 - at));
}

const sumOf = (placed: readonly figures.Placed[], fits: (one: figures.Placed) => boolean) =>
  placed.reduce((sum, one) => (fits(one) ? sum + one.count : sum), 0);

/** Orders of this month beside the same days of the one before; exceptions and errors (DASH-04, DASH-05). */
export async function getOrderFigures({ tx, actor, now }: MerchantCtx) {
  const first = `${dayOf(now).slice(0, 7)}-01`;
  const start = startOfDay(first);
  const startBefore = startOfDay(`${dayOf(new Date(start.getTime() - DAY_MS)).slice(0, 7)}-01`);
  // A month may be shorter than the days of this one that have passed.
  const endBefore = new Date(Math.min(startBefore.getTime() + now.getTime() - start.getTime(), start.getTime()));
  const days = chartDays(now);
  const placed = await figures.placedByDay(tx, actor, days);
  return {
    month: await placedSince(tx, actor, start, days, placed),
    before: await figures.countPlaced(tx, actor, startBefore, endBefore),
    days: days.map((day, at) => ({ day: dayOf(day), count: sumOf(placed, (one) => one.day === at && one.status !== 'canceled') })),
    exceptions: await figures.countStatus(tx, actor, 'alert'),
    errors: await figures.countStatus(tx, actor, 'error'),
    due_soon: await figures.countDue(tx, actor.customerId, new Date(now.getTime() + DUE_DAYS * DAY_MS)),
  };
}

/** Orders since the month began: what the chart has counted is not counted again, unless the chart stopped at its limit. */
async function placedSince(
  tx: Tx,
  scope: SkuScope,
  start: Date,
  days: readonly Date[],
  placed: readonly figures.Placed[],
): Promise<number> {
  const [first] = days;
  if (!first || sumOf(placed, () => true) >= figures.CHARTED) return figures.countPlaced(tx, scope, start);
  const charted = sumOf(placed, ({ day }) => (days[day] ?? first) >= start);
  return first <= start ? charted : charted + (await figures.countPlaced(tx, scope, start, first));
}

/** Where an order of the chart is. */
const places = {
  delivered: ['delivered'],
  on_the_way: ['shipped', 'in_transit', 'pick_up', 'out_for_delivery'],
  in_warehouse: ['approving', 'uploaded', 'approved', 'packaged'],
  exception: ['alert', 'error', 'expired'],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** Orders a day by where they are now, and how long delivery takes (DASH-07). */
export async function getFulfilment({ tx, actor, now }: MerchantCtx) {
  const days = chartDays(now);
  const placed = await figures.placedByDay(tx, actor, days);
  const at = (day: number, statuses: readonly OrderStatus[]) => sumOf(placed, (one) => one.day === day && statuses.includes(one.status));
  return {
    days: days.map((day, place) => ({
      day: dayOf(day),
      delivered: at(place, places.delivered),
      on_the_way: at(place, places.on_the_way),
      in_warehouse: at(place, places.in_warehouse),
      exception: at(place, places.exception),
    })),
    delivery: await figures.deliveryTimes(tx, actor, before(now, DELIVERY_DAYS), COUNTRIES),
  };
}

/** How long the spendable amount lasts at the present spend (DASH-03). */
export async function getRunway({ tx, actor, now }: MerchantCtx) {
  const { spent, since } = await figures.spentSince(tx, actor.customerId, before(now, SPEND_DAYS));
  const perDay = since === null ? 0 : spendPerDay(Number(spent), since, now);
  const { spendable } = await balanceOf(tx, actor.customerId);
  return { per_day: perDay.toFixed(2), days: runwayDays(Number(spendable), perDay) };
}
