import { isEmpty } from '../kernel/values.ts';

/** How many rows the cell of each row spans: the first of a run of equal values spans it, the others get 0. Empty values stay apart. */
export function spansBy<Row>(rows: readonly Row[], key: keyof Row): number[] {
  const spans: number[] = [];
  let first = 0;
  rows.forEach((row, index) => {
    const isSame = index > 0 && !isEmpty(row[key]) && row[key] === rows[index - 1]?.[key];
    if (!isSame) first = index;
    spans[index] = 0;
    spans[first] = index - first + 1;
  });
  return spans;
}
