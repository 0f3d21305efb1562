/** What can need the merchant, one line each on the workplace. */
export const inboxKinds = ['exceptions', 'errors', 'loss_orders', 'low_balance', 'low_stock', 'storage_bills', 'messages'] as const;
export type InboxKind = (typeof inboxKinds)[number];

type Moment = { readonly getTime: () => number };
type Due = { readonly kind: InboxKind; readonly deadline: Moment | null };

/** The nearest deadline first; lines without one in the order of their kinds. */
export function byDeadline(a: Due, b: Due): number {
  const when = (line: Due) => line.deadline?.getTime() ?? Number.POSITIVE_INFINITY;
  if (when(a) !== when(b)) return when(a) - when(b);
  return inboxKinds.indexOf(a.kind) - inboxKinds.indexOf(b.kind);
}

/** By how many percent a month is above or below the same days of the month before; null when that had none. */
export function growthPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

const DAY_MS = 24 * 3_600_000;

/** How many whole days an amount lasts; null when nothing is spent. */
export function runwayDays(spendable: number, perDay: number): number | null {
  return perDay <= 0 ? null : Math.max(0, Math.floor(spendable / perDay));
}

/** Spend a day over what was seen: at least one day, so that the first hour of a merchant is not taken for all of them. */
export function spendPerDay(spent: number, since: Moment, now: Moment): number {
  return spent / Math.max(1, (now.getTime() - since.getTime()) / DAY_MS);
}
