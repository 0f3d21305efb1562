import type { ColumnPreference } from '../kernel/theme-settings.ts';
import { MAX_COLUMN, MIN_COLUMN } from '../kernel/limits.ts';
import type { ListColumn } from './list-types.ts';

/** All columns in the person's order, with their widths and pins. Columns the person never moved keep the page's order. */
export function arrangeColumns<Row>(columns: readonly ListColumn<Row>[], preference: ColumnPreference): ListColumn<Row>[] {
  const { order, widths, pins } = preference;
  const place = (column: ListColumn<Row>, index: number) => {
    if (column.key === 'actions') return columns.length;
    const at = order.indexOf(column.key);
    return at === -1 ? index : at;
  };
  return columns
    .map((column, index) => ({ column, at: place(column, index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ column }) => {
      const width = widths[column.key];
      return { ...pinned(column, pins[column.key]), ...(width === undefined ? {} : { width }) };
    });
}

function pinned<Row>(column: ListColumn<Row>, pin: ColumnPreference['pins'][string] | undefined): ListColumn<Row> {
  if (pin === undefined) return column;
  const { pinned: _usual, ...free } = column;
  return pin === 'none' ? free : { ...column, pinned: pin };
}

/** The visible ones; by default the columns the page declares as hidden are left out. Ant Design wants fixed columns at the edges. */
export function shownColumns<Row>(columns: readonly ListColumn<Row>[], preference: ColumnPreference): ListColumn<Row>[] {
  const { hidden } = preference;
  const shown = arrangeColumns(columns, preference).filter((column) => (hidden === null ? !column.hidden : !hidden.includes(column.key)));
  const at = (pin: 'start' | 'end' | undefined) => shown.filter((column) => column.pinned === pin);
  return [...at('start'), ...at(undefined), ...at('end')];
}

export function hiddenKeys<Row>(columns: readonly ListColumn<Row>[], { hidden }: ColumnPreference): readonly string[] {
  return hidden ?? columns.filter((column) => column.hidden === true).map((column) => column.key);
}

/** The order after a column moved by one place; the actions stay last. */
export function movedOrder<Row>(columns: readonly ListColumn<Row>[], preference: ColumnPreference, key: string, step: 1 | -1): string[] {
  const keys = arrangeColumns(columns, preference)
    .map((column) => column.key)
    .filter((name) => name !== 'actions');
  const from = keys.indexOf(key);
  const to = from + step;
  if (from === -1 || to < 0 || to >= keys.length) return keys;
  return keys.toSpliced(from, 1).toSpliced(to, 0, key);
}

export function limitedWidth(width: number): number {
  return Math.min(MAX_COLUMN, Math.max(MIN_COLUMN, Math.round(width)));
}
