// Runs in a worker thread with its own memory limit: a workbook that crashes it does not affect the server.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readXls, readXlsx, streamXlsxRows, type CellValue, type Sheet } from 'hucre';
import { MARK_SHEET, OLD_MARK_SHEET, type SheetContent, type SheetLine, type SheetLines } from './sheet-content.ts';

export type SheetTask = {
  readonly path: string;
  readonly kind: 'xls' | 'xlsx';
  readonly maxRows: number;
  readonly hasFormulas: boolean;
  /** The sheets to read, each with the names it may have; without them the first visible one is read. */
  readonly named?: readonly (readonly string[])[];
};
export type SheetOutcome =
  | { readonly content: SheetContent }
  | { readonly sheets: readonly (SheetLines | null)[] }
  | { readonly fault: 'broken' | 'too_many_rows' };

class TooMany extends Error {}

const task = workerData as SheetTask; // read-sheet.ts is the only caller
const outcome: SheetOutcome = await read(task).catch((error: unknown) => ({
  fault: error instanceof TooMany ? ('too_many_rows' as const) : ('broken' as const),
}));
// As text: parsing it blocks the receiver's event loop a quarter as long as a structured clone of a million small objects.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, where there is no origin
parentPort?.postMessage(JSON.stringify(outcome));

async function read({ path, kind, maxRows, hasFormulas, named }: SheetTask): Promise<SheetOutcome> {
  const bytes = await readFile(path);
  if (named)
    return {
      sheets: kind === 'xlsx' && !hasFormulas ? await streamNamed(bytes, named, maxRows) : await namedIn(bytes, kind, named, maxRows),
    };
  if (kind === 'xlsx' && !hasFormulas) return { content: await streamed(bytes, maxRows) };
  const book = kind === 'xls' ? await readXls(bytes) : await readXlsx(bytes);
  const first = book.sheets.find(({ hidden, veryHidden }) => !hidden && !veryHidden);
  if (!first) return { fault: 'broken' };
  const marked = [MARK_SHEET, OLD_MARK_SHEET].map((mark) => book.sheets.find(({ name }) => name === mark)).find(Boolean);
  return { content: { mark: markOf(marked?.rows[0]), ...bounded(linesOf(first), maxRows) } };
}

/** The usual path: row by row, blank rows dropped while reading. */
async function streamed(bytes: Uint8Array, maxRows: number): Promise<SheetContent> {
  const mark = (await markIn(bytes, MARK_SHEET)) ?? (await markIn(bytes, OLD_MARK_SHEET));
  return { mark, ...bounded(await streamLines(bytes, 0, maxRows), maxRows) };
}

/** Several sheets by name, in the order asked for; `maxRows` counts for all of them together. */
async function streamNamed(bytes: Uint8Array, named: readonly (readonly string[])[], maxRows: number): Promise<(SheetLines | null)[]> {
  const sheets: (SheetLines | null)[] = [];
  let left = maxRows;
  for (const names of named) {
    let lines: SheetLine[] = [];
    for (const sheet of names) {
      lines = await streamLines(bytes, sheet, left);
      if (lines.length > 0) break;
    }
    left -= Math.max(0, lines.length - 1);
    sheets.push(lines.length === 0 ? null : bounded(lines, left + lines.length));
  }
  return sheets;
}

async function streamLines(bytes: Uint8Array, sheet: string | number, maxRows: number): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const line = lineOf(index, values, []);
    if (line) lines.push(line);
    if (lines.length > maxRows + 1) throw new TooMany();
  }
  return lines;
}

async function namedIn(
  bytes: Uint8Array,
  kind: SheetTask['kind'],
  named: readonly (readonly string[])[],
  maxRows: number,
): Promise<(SheetLines | null)[]> {
  const book = kind === 'xls' ? await readXls(bytes) : await readXlsx(bytes);
  let left = maxRows;
  return named.map((names) => {
    const sheet = book.sheets.find(({ name }) => names.includes(name));
    if (!sheet) return null;
    const lines = bounded(linesOf(sheet), left);
    left -= lines.rows.length;
    return lines;
  });
}

async function markIn(bytes: Uint8Array, sheet: string): Promise<SheetContent['mark']> {
  for await (const { values } of streamXlsxRows(bytes, { sheet })) return markOf(values);
  return null;
}

function linesOf(sheet: Sheet): SheetLine[] {
  const formulas = new Map<number, number[]>();
  for (const [key, { type, formula }] of sheet.cells ?? []) {
    if (type !== 'formula' && formula === undefined) continue;
    const [row = 0, column = 0] = key.split(',').map(Number);
    formulas.set(row, [...(formulas.get(row) ?? []), column]);
  }
  return sheet.rows.flatMap((values, index) => lineOf(index, values, formulas.get(index) ?? []) ?? []);
}

function lineOf(index: number, values: readonly CellValue[], formulas: readonly number[]): SheetLine | null {
  const texts = values.map(textOf);
  return texts.every((text) => text === '') && formulas.length === 0 ? null : { row_no: index + 1, values: texts, formulas };
}

function bounded(lines: readonly SheetLine[], maxRows: number): SheetLines {
  const [header, ...rows] = lines;
  if (rows.length > maxRows) throw new TooMany();
  return { header: header?.values ?? [], rows };
}

function markOf(values: readonly CellValue[] | undefined): SheetContent['mark'] {
  const [kind, version] = values ?? [];
  return typeof kind === 'string' && Number.isSafeInteger(Number(version)) ? { kind, version: Number(version) } : null;
}

/** The cell's text about as the spreadsheet shows it: 250 and not 250.0, a date and not its serial number. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(15)));
  return String(value).trim();
}
