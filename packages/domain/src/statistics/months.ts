/** A month of the provider, as 2026-11. */
export type Month = string;

/** How many months a page shows at most. */
export const MAX_MONTHS = 36;
/** The months of a page that was opened without a range, the running one included. */
export const DEFAULT_MONTHS = 12;

const indexOf = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (index: number): Month => `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

export function addMonths(month: Month, count: number): Month {
  return monthAt(indexOf(month) + count);
}

/** How many months a range has; below one when it is backwards. */
export function monthCount(from: Month, to: Month): number {
  return indexOf(to) - indexOf(from) + 1;
}

export function monthsBetween(from: Month, to: Month): Month[] {
  return Array.from({ length: Math.max(0, monthCount(from, to)) }, (_, at) => addMonths(from, at));
}

export type Period = { readonly from: Month; readonly to: Month };

/** As many months right before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addMonths(from, -monthCount(from, to)), to: addMonths(from, -1) };
}

export function defaultPeriod(now: Month): Period {
  return { from: addMonths(now, 1 - DEFAULT_MONTHS), to: now };
}

export type RangeFault = 'statistics.range_backwards' | 'statistics.range_too_long';

export function rangeFault({ from, to }: Period): RangeFault | null {
  const count = monthCount(from, to);
  if (count < 1) return 'statistics.range_backwards';
  return count > MAX_MONTHS ? 'statistics.range_too_long' : null;
}

/** First and last day of a month. The last one is the day before the next month's first. */
export function daysOfMonth(month: Month): { first: string; last: string } {
  const next = Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`);
  return { first: `${month}-01`, last: new Date(next - 86_400_000).toISOString().slice(0, 10) };
}
