import { useState } from 'react';
import { keyOf, type RowKey } from './list-types.ts';

/** The selected rows. While there are none to show (an error, the first load) the selection stays as it was. */
export function useSelection<Row>(rows: readonly Row[], rowKey: RowKey<Row>, isWaiting: boolean) {
  const [picked, setPicked] = useState<readonly Row[]>([]);
  const keysOf = (some: readonly Row[]) => some.map((row) => keyOf(row, rowKey));
  const known = new Set(keysOf(picked));
  const selected = isWaiting ? picked : rows.filter((row) => known.has(keyOf(row, rowKey)));
  const pick = (keys: readonly unknown[]) => setPicked(rows.filter((row) => keys.includes(keyOf(row, rowKey))));
  return { selected, keys: keysOf(selected), pick, clear: () => setPicked([]) };
}
