import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { ordersDeskCalls } from '@quayside/contract/orders/orders.desk-calls';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { dayOf, daysBetween, startOfDay } from '#server/kernel/days.ts';
import { ordersByDay, statusCounts } from './order-list.queries.ts';
import { orderListOf } from './read-orders.ts';

const CHART_DAYS = 30;
const whole = (customerId: number) => ({ customerId, skuScope: null });

/** One customer's orders. */
export function listOrdersForStaff(ctx: DeskCtx, { customer_id, ...input }: ParsedOf<typeof ordersDeskCalls.deskList>) {
  return orderListOf(ctx, whole(customer_id), input);
}

export async function countOrdersForStaff({ tx }: DeskCtx, { customer_id }: { customer_id: number }) {
  return { list: await statusCounts(tx, whole(customer_id)) };
}

/** Orders of this month beside the same days of the month before, and of each of the last thirty days. */
export async function summarizeOrders({ tx, now }: DeskCtx, { customer_id }: { customer_id: number }) {
  const today = dayOf(now);
  const monthStart = `${today.slice(0, 7)}-01`;
  const lastStart = `${dayOf(startOfDay(monthStart, -1)).slice(0, 7)}-01`;
  const chartStart = dayOf(startOfDay(today, 1 - CHART_DAYS));
  const counts = new Map((await ordersByDay(tx, customer_id, startOfDay(lastStart))).map(({ day, count }) => [day, count]));
  const sum = (from: string, days: number) => daysFrom(from, days).reduce((all, day) => all + (counts.get(day) ?? 0), 0);
  const soFar = daysBetween(monthStart, today) + 1;
  return {
    this_month: sum(monthStart, soFar),
    last_month: sum(lastStart, Math.min(soFar, daysBetween(lastStart, monthStart))),
    days: daysFrom(chartStart, CHART_DAYS).map((day) => ({ day, count: counts.get(day) ?? 0 })),
  };
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayOf(startOfDay(first, at)));
}
