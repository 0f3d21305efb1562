import type { SheetName, Tariff } from './tariff.ts';
import { cellText, workbook, type WorkbookColumn, type WorkbookList } from './workbook.ts';

export type CellChange = {
  readonly column: string;
  readonly old: string;
  readonly new: string;
  /** "+2.56" or "-10.00" of the old value; null when a cell is no number or the old one is 0. */
  readonly percent: string | null;
};

/** A row that is only in one version, or has other cells; rows are matched by the columns of their key, not by their place. */
export type RowChange = {
  readonly sheet: WorkbookList;
  readonly key: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** 0-based places in the two versions. */
  readonly old_at: number | null;
  readonly new_at: number | null;
  /** Of an added or removed row: its filled cells. */
  readonly cells: readonly CellChange[];
};

export const rowKeys: Readonly<Record<SheetName, readonly string[]>> = {
  methods: ['method'],
  zones: ['method', 'country', 'match', 'from', 'to'],
  prices: ['method', 'zone', 'over_g'],
  zone_fees: ['method', 'zone'],
  fuel: ['fuel', 'from_day'],
  remote: ['method', 'country', 'match', 'from', 'to'],
  oversize: ['method', 'metric', 'over'],
  peak: ['method', 'first_day'],
  attributes: ['method', 'attribute'],
  inbound: ['warehouse'],
  outbound: ['warehouse', 'over_g'],
  packaging: ['warehouse', 'over_g'],
  services: ['service', 'warehouse'],
  price_groups: ['group'],
  group_prices: ['group', 'item', 'method'],
  tax_rules: ['rule'],
  duty_rules: ['rule'],
};

/** What changes from one version to another, sheet by sheet. The name of the version is no change. */
export function compareTariffs(before: Tariff, after: Tariff): RowChange[] {
  return workbook.flatMap(({ list, columns }) => {
    if (list !== '(version)') return compareSheet(list, columns, before[list], after[list]);
    const cells = changedCells(columns.slice(1), { ...before }, { ...after });
    return cells.length === 0 ? [] : [{ sheet: list, key: '', change: 'changed' as const, old_at: null, new_at: null, cells }];
  });
}

type Row = Readonly<Record<string, unknown>>;

function compareSheet(sheet: SheetName, columns: readonly WorkbookColumn[], before: readonly Row[], after: readonly Row[]): RowChange[] {
  const keyOf = (row: Row) =>
    rowKeys[sheet]
      .map((column) => cellText(row[column]))
      .join(' ')
      .trim();
  const old = new Map(before.map((row, at) => [keyOf(row), { row, at }]));
  const changes: RowChange[] = [];
  for (const [new_at, row] of after.entries()) {
    const key = keyOf(row);
    const known = old.get(key);
    old.delete(key);
    const cells = changedCells(columns, known?.row ?? {}, row);
    if (known === undefined) changes.push({ sheet, key, change: 'added', old_at: null, new_at, cells });
    else if (cells.length > 0) changes.push({ sheet, key, change: 'changed', old_at: known.at, new_at, cells });
  }
  for (const [key, { row, at }] of old) {
    changes.push({ sheet, key, change: 'removed', old_at: at, new_at: null, cells: changedCells(columns, row, {}) });
  }
  return changes;
}

function changedCells(columns: readonly WorkbookColumn[], before: Row, after: Row): CellChange[] {
  return columns.flatMap(({ column }) => {
    const [old, now] = [cellText(before[column]), cellText(after[column])];
    return old === now ? [] : [{ column, old, new: now, percent: percentChange(old, now) }];
  });
}

const NUMBER = /^\d{1,12}(?:\.(\d{1,8}))?$/;

/** Rounded to two decimals, half away from zero. */
export function percentChange(old: string, now: string): string | null {
  if (!NUMBER.test(old) || !NUMBER.test(now)) return null;
  const [from, to] = [unitsOf(old), unitsOf(now)];
  if (from === 0n) return null;
  const difference = to > from ? to - from : from - to;
  const hundredths = (difference * 20_000n + from) / (from * 2n);
  const sign = to < from ? '-' : '+';
  return `${sign}${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function unitsOf(text: string): bigint {
  const [whole = '', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(8, '0'));
}
