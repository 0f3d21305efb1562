import { Readable } from 'node:stream';
import { writeXlsx, type Cell as StyledCell, type WriteSheet } from 'hucre';
import { cellText, optionsOf, workbook, type WorkbookColumn, type WorkbookSheet } from '@quayside/domain/quotes/workbook';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import type { FileAnswer } from '#server/kernel/handlers.ts';
import { found } from '#server/kernel/refusal.ts';
import { SHEET_MIME, workbookStream, type Cell, type ColumnKind } from '#server/kernel/sheets/write-sheet.ts';
import type { Language } from '@quayside/i18n/languages';
import { columnHelp, columnTitle, sheetTitle } from './tariff-columns.ts';
import * as tariffs from './tariffs.queries.ts';

/** Blank rows formatted as text: otherwise a spreadsheet drops the leading zeros of a postcode. */
const TEXT_ROWS = 200;
const NUMBERS = new Set(['whole', 'amount', 'percent', 'cm', 'number']);

/** An empty workbook: one sheet for each list, required columns marked with *, a comment on each column. */
export async function getTemplate({ language }: DeskCtx): Promise<FileAnswer> {
  const bytes = await writeXlsx({ sheets: workbook.map((sheet) => templateSheet(sheet, language)) });
  return {
    name: 'tariff-template.xlsx',
    mime: SHEET_MIME,
    bytes: bytes.length,
    open: () => Promise.resolve(Readable.from([Buffer.from(bytes)])),
  };
}

function templateSheet(sheet: WorkbookSheet, language: Language): WriteSheet {
  const { list, columns } = sheet;
  const cells = new Map<string, Partial<StyledCell>>();
  columns.forEach((column, at) => {
    const value = markedTitle(column, language);
    cells.set(`0,${at}`, { value, type: 'string', style: { font: { bold: true } }, comment: { text: columnHelp(list, column, language) } });
    if (NUMBERS.has(column.type)) return;
    for (let row = 1; row <= TEXT_ROWS; row++) cells.set(`${row},${at}`, { value: null, type: 'empty', style: { numFmt: '@' } });
  });
  return {
    name: sheetTitle(sheet, language),
    columns: columns.map(() => ({ width: 18 })),
    rows: [columns.map((column) => markedTitle(column, language)), ...Array.from({ length: TEXT_ROWS }, () => [])],
    cells,
    freezePane: { rows: 1 },
    dataValidations: columns.flatMap((column, at) => dropDown(column, at)),
  };
}

function dropDown(column: WorkbookColumn, at: number) {
  const options = optionsOf(column);
  if (!options) return [];
  const letter = (at >= 26 ? 'A' : '') + String.fromCodePoint(65 + (at % 26));
  return [
    { type: 'list' as const, values: [...options], range: `${letter}2:${letter}${TEXT_ROWS}`, allowBlank: true, showErrorMessage: false },
  ];
}

function markedTitle(column: WorkbookColumn, language: Language): string {
  return `${columnTitle(column, language)}${column.required ? ' *' : ''}`;
}

/** A version as a workbook of the same form, streamed: it can be changed and imported again. */
export async function getWorkbook({ tx, language }: DeskCtx, { version_id }: { version_id: number }): Promise<FileAnswer> {
  const { name, currency, first_day, last_day } = found(await tariffs.versionHead(tx, version_id));
  const stored = (await tariffs.sheetsOf(tx, version_id)) as Readonly<Record<string, readonly Row[]>>; // one list for each sheet
  const version: Row = { version: name, currency, first_day, last_day };
  const sheets = workbook.map((sheet) => ({
    name: sheetTitle(sheet, language),
    columns: sheet.columns.map((column) => ({ title: markedTitle(column, language), kind: kindOf(column) })),
    rows: (sheet.list === '(version)' ? [version] : (stored[sheet.list] ?? [])).map((row) =>
      sheet.columns.map((column) => cellOf(column, row[column.column])),
    ),
  }));
  return { name: `${name}.xlsx`, mime: SHEET_MIME, bytes: null, lasting: 'never', open: () => Promise.resolve(workbookStream(sheets)) };
}

type Row = Readonly<Record<string, unknown>>;

function kindOf({ type }: WorkbookColumn): ColumnKind {
  if (type === 'whole') return 'id';
  return NUMBERS.has(type) ? 'decimal' : 'text';
}

/** Numbers as numbers, so that they can be computed with. */
function cellOf({ type }: WorkbookColumn, value: unknown): Cell {
  const shown = cellText(value);
  return shown !== '' && NUMBERS.has(type) ? Number(shown) : shown;
}
