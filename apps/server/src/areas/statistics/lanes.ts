import { divideExact, sumExact } from '@quayside/domain/statistics/exact';
import { percentileDays } from '@quayside/domain/statistics/percentiles';
import type { LaneCell, LaneDays } from './analysis.queries.ts';

/** Cost, exceptions and delivery days of some lanes together. */
export function laneFigures(cells: readonly Omit<LaneCell, 'method' | 'country'>[], days: readonly LaneDays[]) {
  const orders = cells.reduce((sum, one) => sum + one.orders, 0);
  const cost = sumExact(
    cells.map((one) => one.cost),
    2,
  );
  return {
    orders,
    cost,
    cost_per_order: divideExact(cost, orders, 2),
    exceptions: cells.reduce((sum, one) => sum + one.exceptions, 0),
    delivered: days.reduce((sum, one) => sum + one.parcels, 0),
    p50: percentileDays(days, 0.5),
    p90: percentileDays(days, 0.9),
  };
}

const laneKey = (one: { method: string; country: string }) => `${one.method} ${one.country}`;

/** The lanes with most orders. Days are grouped once: looking for them lane by lane would be quadratic. */
export function lanesOf(cells: readonly LaneCell[], days: readonly LaneDays[], limit: number) {
  const daysOf = Map.groupBy(days, laneKey);
  return cells
    .toSorted((a, b) => b.orders - a.orders || laneKey(a).localeCompare(laneKey(b)))
    .slice(0, limit)
    .map((cell) => ({ method: cell.method, country: cell.country, ...laneFigures([cell], daysOf.get(laneKey(cell)) ?? []) }));
}
