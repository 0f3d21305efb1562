import { eachRow, type Steps } from '../kernel/steps.ts';
import type { KnownCodes, TariffDraft } from '../quotes/fault-cells.ts';
import type { TariffFault } from '../quotes/fault-list.ts';
import { faultSteps } from '../quotes/tariff-faults.ts';
import type { RateRow } from '../quotes/tariff.ts';
import { workbook, type WorkbookColumn, type WorkbookList, type WorkbookSheet } from '../quotes/workbook.ts';
import type { FaultFigures, ImportFault } from './import-faults.ts';
import { readCell, twoDecimals } from './read-cells.ts';

/** A sheet as a spreadsheet has it: texts, and which cells are formulas. */
export type WrittenSheet = {
  readonly header: readonly string[];
  readonly rows: readonly { readonly row_no: number; readonly values: readonly string[]; readonly formulas: readonly number[] }[];
};
export type WrittenBook = ReadonlyMap<WorkbookList, WrittenSheet>;

type Reading = {
  readonly book: WrittenBook;
  /** The column of a header cell, whatever its language; null when there is none of that name. */
  readonly columnOf: (list: WorkbookList, title: string) => string | null;
  readonly known: KnownCodes;
  readonly rates: readonly RateRow[];
};

export type ReadTariff = { readonly draft: TariffDraft; readonly faults: readonly ImportFault[]; readonly rows: number };

const NAME = /^[A-Z0-9][A-Z0-9._-]{1,39}$/;

/** The tariff of a workbook and every fault of it in one pass, each with its sheet, row and column. In steps: it may have 150,000 rows. */
export function* readTariff({ book, columnOf, known, rates }: Reading): Steps<ReadTariff> {
  const faults: ImportFault[] = [];
  const lists: Record<string, unknown> = {};
  let rows = 0;
  for (const sheet of workbook) {
    const written = book.get(sheet.list);
    rows += written?.rows.length ?? 0;
    const read = written ? yield* readSheet(sheet, written, columnOf, faults) : missing(sheet, faults);
    if (sheet.list === '(version)') Object.assign(lists, read[0]);
    else lists[sheet.list] = read;
  }
  const draft = { ...lists, rates };
  checkVersion(draft, book, faults);
  const named = new Set(faults.map(placeOf));
  for (const fault of yield* faultSteps(draft, known)) {
    const placed = placeFault(fault, book);
    // A missing column or a formula is named once, not again as an empty cell.
    if (placed && !(placed.code === 'REQUIRED' && (named.has(placeOf(placed)) || named.has(placeOf({ ...placed, row_no: 1 })))))
      faults.push(placed);
  }
  return { draft, faults: inOrder(faults), rows };
}

function placeOf({ sheet, row_no, column }: Pick<ImportFault, 'sheet' | 'row_no' | 'column'>): string {
  return `${sheet} ${row_no} ${column}`;
}

function missing({ list }: WorkbookSheet, faults: ImportFault[]): readonly object[] {
  faults.push({ code: 'SHEET', sheet: list, row_no: null, column: null, place: '', figures: {} });
  return [];
}

function* readSheet(
  sheet: WorkbookSheet,
  written: WrittenSheet,
  columnOf: Reading['columnOf'],
  faults: ImportFault[],
): Steps<readonly object[]> {
  const { list, columns } = sheet;
  const names = written.header.map((title) => columnOf(list, title));
  const places = columns.map((column) => ({ column, at: names.indexOf(column.column) }));
  for (const { column, at } of places) {
    if (at === -1 && column.required)
      faults.push({ code: 'COLUMN', sheet: list, row_no: 1, column: column.column, place: '', figures: {} });
  }
  const read: object[] = [];
  yield* eachRow(written.rows, (row) => {
    for (const at of row.formulas) {
      const column = names[at];
      if (column) faults.push({ code: 'FORMULA', sheet: list, row_no: row.row_no, column, place: '', figures: {} });
    }
    read.push(readRow(places, row.values));
  });
  return read;
}

function readRow(places: readonly { column: WorkbookColumn; at: number }[], values: readonly string[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const { column, at } of places) row[column.column] = readCell(column, values[at] ?? '');
  // The figure of an oversize row is in grams or in centimetres.
  if (row['metric'] !== 'weight_g' && typeof row['over'] === 'string') row['over'] = twoDecimals(row['over']);
  return row;
}

/** The sheet of the version has one row, and its name is one that versions may have. */
function checkVersion(draft: TariffDraft, book: WrittenBook, faults: ImportFault[]): void {
  const written = book.get('(version)');
  const name = draft['version'];
  const at = { sheet: '(version)', place: '' } as const;
  for (const { row_no } of written?.rows.slice(1) ?? []) faults.push({ ...at, code: 'ROWS', row_no, column: null, figures: {} });
  if (typeof name === 'string' && !NAME.test(name)) {
    faults.push({ ...at, code: 'NAME', row_no: written?.rows[0]?.row_no ?? null, column: 'version', figures: { found: name } });
  }
}

/** Rows are counted as the spreadsheet counts them. Rates are not part of the workbook. */
function placeFault({ code, sheet, at, column, where, figures }: TariffFault, book: WrittenBook): ImportFault | null {
  if (sheet === 'rates') return null;
  const written = book.get(sheet);
  const rowNo = (index: number) => written?.rows[index]?.row_no ?? null;
  const row_no = sheet === '(version)' ? rowNo(0) : at === null ? null : rowNo(at);
  return { code, sheet, row_no, column, place: isCell(where, sheet, at) ? '' : where.trim(), figures: withRow(figures, rowNo) };
}

/** "methods 3 days_max" repeats the place of the cell; "EU-LINE/1 300-301" says more. */
function isCell(where: string, sheet: string, at: number | null): boolean {
  return where.startsWith(at === null ? `${sheet} ` : `${sheet} ${at} `) && !/ above \d+$/.test(where);
}

function withRow(figures: FaultFigures, rowNo: (at: number) => number | null): FaultFigures {
  const other = figures['other_row'];
  return typeof other === 'number' ? { ...figures, other_row: rowNo(other) ?? other } : figures;
}

function inOrder(faults: readonly ImportFault[]): ImportFault[] {
  const order = new Map(workbook.map(({ list }, index) => [list, index]));
  const rank = ({ sheet }: ImportFault) => order.get(sheet) ?? order.size;
  return [...faults].sort((a, b) => rank(a) - rank(b) || (a.row_no ?? Infinity) - (b.row_no ?? Infinity) || 0);
}
