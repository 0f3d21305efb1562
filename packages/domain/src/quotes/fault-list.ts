import type { WorkbookList } from './workbook.ts';

/** What can be wrong in a tariff. */
export const tariffFaultCodes = [
  'GAP',
  'OVERLAP',
  'STEP',
  'RANGE',
  'PREFIX',
  'EMPTY',
  'ZONE_FEE',
  'TWO_MAIL_FEES',
  'FALLING',
  'FUEL',
  'REQUIRED',
  'NOT_A_NUMBER',
  'TOO_MANY_DECIMALS',
  'NEGATIVE',
  'TOO_LARGE',
  'NOT_A_DAY',
  'NOT_AN_OPTION',
  'UNKNOWN',
  'DUPLICATE',
  'DAYS',
] as const;
export type TariffFaultCode = (typeof tariffFaultCodes)[number];

export type FaultSheet = WorkbookList | 'rates';

/** `at`: 0-based row of the sheet; null when a row is missing or the cell is one of the version. */
export type TariffFault = {
  readonly code: TariffFaultCode;
  readonly sheet: FaultSheet;
  readonly at: number | null;
  readonly column: string | null;
  /** The place in words of the tariff: "EU-LINE/1 300-301". */
  readonly where: string;
  /** The value found, the options, or the row it collides with. */
  readonly figures: Readonly<Record<string, string | number>>;
};

/** Collects the faults of one pass, and which rows have a cell that cannot be read. */
export type FaultList = { readonly faults: TariffFault[]; readonly unreadable: Map<FaultSheet, Set<number>> };

type Place = { readonly sheet: FaultSheet; readonly at: number | null; readonly column?: string };

export function addFault(
  { faults }: FaultList,
  code: TariffFaultCode,
  { sheet, at, column }: Place,
  where: string,
  figures: TariffFault['figures'] = {},
): void {
  faults.push({ code, sheet, at, column: column ?? null, where, figures });
}

export type Placed<Row> = { readonly row: Row; readonly at: number };

/** The rows without a cell that cannot be read. */
export function readableRows<Row>({ unreadable }: FaultList, sheet: FaultSheet, rows: readonly Row[]): Placed<Row>[] {
  const skipped = unreadable.get(sheet);
  return rows.map((row, at) => ({ row, at })).filter(({ at }) => !skipped?.has(at));
}

export function groupPlaced<Row>(rows: readonly Placed<Row>[], key: (row: Row) => string): Map<string, Placed<Row>[]> {
  const groups = new Map<string, Placed<Row>[]>();
  for (const placed of rows) {
    const group = groups.get(key(placed.row));
    if (group) group.push(placed);
    else groups.set(key(placed.row), [placed]);
  }
  return groups;
}

/** The rows by key. A group with a row that cannot be read is empty: its gaps would only repeat the fault of the cell. */
export function readableGroups<Row>(
  list: FaultList,
  sheet: FaultSheet,
  rows: readonly Row[],
  key: (row: Row) => string,
): Map<string, Placed<Row>[]> {
  const groups = groupPlaced(
    rows.map((row, at) => ({ row, at })),
    key,
  );
  const unreadable = list.unreadable.get(sheet) ?? [];
  for (const at of unreadable) {
    const row = rows[at];
    if (row !== undefined) groups.set(key(row), []);
  }
  return groups;
}
