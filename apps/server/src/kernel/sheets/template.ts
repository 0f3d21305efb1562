import { writeXlsx, type Cell, type CellStyle, type DataValidation, type WriteSheet } from 'hucre';
import { MARK_SHEET } from './sheet-content.ts';

export type TemplateColumn = {
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  /** Offered as a drop-down. */
  readonly choices?: readonly string[];
};
export type TemplateRow = {
  readonly row_no: number;
  readonly values: readonly string[];
  /** Error messages of the row's cells, by column. */
  readonly faults: ReadonlyMap<number, string>;
};
export type Template = {
  readonly kind: string;
  readonly version: number;
  readonly name: string;
  readonly columns: readonly TemplateColumn[];
  readonly rows: readonly TemplateRow[];
};

/** Blank rows formatted as text: otherwise a spreadsheet drops the leading zeros of a code. */
const BLANK_ROWS = 500;
const LIST_SHEET = 'lists';
const header: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '475569' } },
};
const required: CellStyle = { ...header, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'B91C1C' } } };
const plain: CellStyle = { numFmt: '@' };
const faulty: CellStyle = { numFmt: '@', fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FECACA' } } };

/** An empty workbook: required columns marked, a comment on each column, drop-down lists, and a hidden sheet with its kind and version. */
export function writeTemplate(template: Template): Promise<Uint8Array> {
  const { kind, version, name, columns, rows } = template;
  const last = Math.max(BLANK_ROWS, ...rows.map(({ row_no }) => row_no));
  const sheet: WriteSheet = {
    name,
    columns: columns.map(({ title }) => ({ width: Math.max(14, widthOf(title) + 4) })),
    rows: [columns.map(titleOf), ...gridOf(rows, last)],
    cells: cellsOf(columns, rows, last),
    dataValidations: columns.flatMap((column, index) => dropDown(columns, column, index, last)),
    freezePane: { rows: 1, columns: 1 },
  };
  const lists = columns.flatMap(({ choices }) => (choices ? [choices] : []));
  const longest = Math.max(0, ...lists.map((choices) => choices.length));
  const listRows = Array.from({ length: longest }, (_, row) => lists.map((choices) => choices[row] ?? null));
  return writeXlsx({
    sheets: [sheet, { name: LIST_SHEET, rows: listRows, hidden: true }, { name: MARK_SHEET, rows: [[kind, version]], veryHidden: true }],
  });
}

export function titleOf({ title, required: must }: Pick<TemplateColumn, 'title' | 'required'>): string {
  return must ? `${title} *` : title;
}

/** Chinese characters are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + ((sign.codePointAt(0) ?? 0) > 0xff ? 2 : 1), 0);
}

function gridOf(rows: readonly TemplateRow[], last: number): (string | null)[][] {
  const grid: (string | null)[][] = Array.from({ length: last - 1 }, () => []);
  for (const { row_no, values } of rows) grid[row_no - 2] = values.map((value) => (value === '' ? null : value));
  return grid;
}

function cellsOf(columns: readonly TemplateColumn[], rows: readonly TemplateRow[], last: number): Map<string, Partial<Cell>> {
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach((column, index) => {
    cells.set(`0,${index}`, {
      value: titleOf(column),
      type: 'string',
      style: column.required ? required : header,
      comment: { text: column.help },
    });
  });
  for (let row = 1; row < last; row++)
    columns.forEach((_, column) => cells.set(`${row},${column}`, { value: null, type: 'empty', style: plain }));
  for (const { row_no, values, faults } of rows) {
    columns.forEach((_, column) => {
      const value = values[column] ?? '';
      const fault = faults.get(column);
      cells.set(`${row_no - 1},${column}`, {
        ...(value === '' ? { value: null, type: 'empty' } : { value, type: 'string' }),
        style: fault === undefined ? plain : faulty,
        ...(fault === undefined ? {} : { comment: { text: fault } }),
      });
    });
  }
  return cells;
}

/** Drop-down lists are on a hidden sheet: an inline list is limited to 255 characters. */
function dropDown(columns: readonly TemplateColumn[], { choices }: TemplateColumn, index: number, last: number): DataValidation[] {
  if (!choices || choices.length === 0) return [];
  const list = letterOf(columns.slice(0, index).filter((one) => one.choices).length);
  const column = letterOf(index);
  const formula1 = `${LIST_SHEET}!$${list}$1:$${list}$${choices.length}`;
  // A cell may contain several names, so other values are allowed too.
  return [{ type: 'list', formula1, range: `${column}2:${column}${last}`, allowBlank: true, showErrorMessage: false }];
}

function letterOf(index: number): string {
  const first = Math.floor(index / 26);
  return (first > 0 ? String.fromCodePoint(64 + first) : '') + String.fromCodePoint(65 + (index % 26));
}
