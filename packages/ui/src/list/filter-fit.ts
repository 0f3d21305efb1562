import type { Call } from '@quayside/contract/kernel/call';
import type { ListFilter } from './list-types.ts';

/** Widths of the controls in the filter row, the same as in list-page.css. */
const widths = { text: 190, select: 164, own: 220, day: 200, days: 290 } as const;
const SEARCH = 270;
const GAP = 8;

/** How many filters fit into one row of this width; at least the first. */
export function filtersInRow<C extends Call>(filters: readonly ListFilter<C>[], room: number): number {
  let used = 0;
  const first = filters.findIndex((filter, index) => {
    used += (index === 0 && filter.kind === 'text' ? SEARCH : widths[filter.kind]) + (index === 0 ? 0 : GAP);
    return used > room;
  });
  return first === -1 ? filters.length : Math.max(1, first);
}
