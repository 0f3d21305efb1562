import { runwayDays, spendPerDay } from '@quayside/domain/dashboards/inbox';
import type { OrderStatus } from '@quayside/domain/orders/order-machine';
import { placedByDay, type Placed } from '#server/areas/statistics/statistics.public.ts';
import { balanceOf } from '#server/areas/wallets/wallets.public.ts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import { dayOf, startOfDay } from '#server/kernel/days.ts';
import * as figures from './figures.queries.ts';

const DAY_MS = 24 * 3_600_000;
const CHART_DAYS = 14;
const SPEND_DAYS = 30;
const DELIVERY_DAYS = 90;
const COUNTRIES = 6;
const DUE_DAYS = 2;

const before = (now: Date, days: number) => startOfDay(dayOf(now), -days);

/** The last fourteen of the provider's days, oldest first. */
function chartDays(now: Date): string[] {
  return Array.from({ length: CHART_DAYS }, (_, at) => dayOf(before(now, CHART_DAYS - 1 - at)));
}

const sumOf = (placed: readonly Placed[], fits: (one: Placed) => boolean) =>
  placed.reduce((sum, one) => (fits(one) ? sum + one.count : sum), 0);

/** Orders of this month beside the same days of the one before; exceptions and errors (DASH-04, DASH-05). */
export async function getOrderFigures({ tx, actor, now }: MerchantCtx) {
  const first = firstOfMonth(now);
  const start = startOfDay(first);
  const firstBefore = firstOfMonth(new Date(start.getTime() - DAY_MS));
  // A month may be shorter than the days of this one that have passed.
  const endBefore = new Date(Math.min(startOfDay(firstBefore).getTime() + now.getTime() - start.getTime(), start.getTime()));
  const lastBefore = dayOf(endBefore);
  const placed = await placedByDay(tx, actor, firstBefore);
  return {
    month: sumOf(placed, ({ day }) => day >= first),
    before:
      sumOf(placed, ({ day }) => day >= firstBefore && day < lastBefore) +
      (await figures.countPlaced(tx, actor, startOfDay(lastBefore), endBefore)),
    days: chartDays(now).map((day) => ({ day, count: sumOf(placed, (one) => one.day === day && one.status !== 'canceled') })),
    exceptions: await figures.countStatus(tx, actor, 'alert'),
    errors: await figures.countStatus(tx, actor, 'error'),
    due_soon: await figures.countDue(tx, actor.customerId, new Date(now.getTime() + DUE_DAYS * DAY_MS)),
  };
}

const firstOfMonth = (moment: Date) => `${dayOf(moment).slice(0, 7)}-01`;

/** Where an order of the chart is. */
const places = {
  delivered: ['delivered'],
  on_the_way: ['shipped', 'in_transit', 'pick_up', 'out_for_delivery'],
  in_warehouse: ['approving', 'uploaded', 'approved', 'packaged'],
  exception: ['alert', 'error', 'expired'],
} as const satisfies Record<string, readonly OrderStatus[]>;

/** Orders a day by where they are now, and how long delivery takes (DASH-07). */
export async function getFulfilment({ tx, actor, now }: MerchantCtx) {
  const placed = await placedByDay(tx, actor, dayOf(before(now, CHART_DAYS - 1)));
  const on = (day: string, statuses: readonly OrderStatus[]) => sumOf(placed, (one) => one.day === day && statuses.includes(one.status));
  return {
    days: chartDays(now).map((day) => ({
      day,
      delivered: on(day, places.delivered),
      on_the_way: on(day, places.on_the_way),
      in_warehouse: on(day, places.in_warehouse),
      exception: on(day, places.exception),
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
