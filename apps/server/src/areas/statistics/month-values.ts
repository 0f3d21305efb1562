import type { MonthValues } from '@quayside/contract/statistics/statistics.schemas';
import { fromUnits, sumExact } from '@quayside/domain/statistics/exact';

/** Digits after the point of each measure, and how its whole units are written. */
export const digitsOf = { orders: 0, units: 0, volume_m3: 6, chargeable_kg: 3, weight_kg: 3, amount: 2 } as const;
export type Measure = keyof typeof digitsOf;

type Cell = { readonly month: string; readonly value: string };

/** The value of each month, their sum, and that of the months before. */
export function monthValues(months: readonly string[], cells: readonly Cell[], digits: number): MonthValues {
  const first = months[0] ?? '';
  const zero = fromUnits(0n, digits);
  const values = months.map((month) => {
    const here = cells.filter((cell) => cell.month === month);
    return here.length === 0
      ? zero
      : sumExact(
          here.map(({ value }) => value),
          digits,
        );
  });
  const earlier = cells.filter(({ month }) => month < first).map(({ value }) => value);
  return { values, sum: sumExact(values, digits), before: sumExact(earlier, digits) };
}

export type MeasuredCell<Key extends Measure> = { readonly month: string; readonly key: string } & Readonly<Record<Key, string>>;

/** Every measure of some cells. */
export function measuresOf<Key extends Measure>(
  months: readonly string[],
  cells: readonly MeasuredCell<Key>[],
  measures: readonly Key[],
): Record<Key, MonthValues> {
  const all = measures.map((measure) => {
    const own = cells.map((cell) => ({ month: cell.month, value: cell[measure] }));
    return [measure, monthValues(months, own, digitsOf[measure])] as const;
  });
  return Object.fromEntries(all) as Record<Key, MonthValues>; // an entry for each measure
}

/** A row for each key, the largest first by the first measure; keys that have nothing in these months are left out. */
export function seriesOf<Key extends Measure>(months: readonly string[], cells: readonly MeasuredCell<Key>[], measures: readonly Key[]) {
  const keys = [...new Set(cells.map(({ key }) => key))];
  const [first] = measures;
  return keys
    .map((key) => ({
      key,
      parent: null,
      measures: measuresOf(
        months,
        cells.filter((cell) => cell.key === key),
        measures,
      ),
    }))
    .filter((row) => Object.values<MonthValues>(row.measures).some(({ sum }) => Number(sum) !== 0))
    .toSorted((a, b) => (first ? Number(b.measures[first].sum) - Number(a.measures[first].sum) : 0) || a.key.localeCompare(b.key));
}
