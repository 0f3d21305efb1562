import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';

export type Cell = string | number | boolean | null;
export type SheetColumn = { readonly title: string; readonly width?: number };

export const SHEET_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Excel's limit of characters per cell. */
const MAX_CELL = 32_767;

/** A workbook streamed row by row: 100,000 rows need no more memory than ten. */
export function sheetStream(rows: AsyncIterable<readonly Cell[]>, columns: readonly SheetColumn[], name = 'Sheet1'): Readable {
  const written = writeXlsxStream(cells(rows, columns), {
    name,
    columns: columns.map(({ width = 18 }) => ({ width })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(written);
}

async function* cells(rows: AsyncIterable<readonly Cell[]>, columns: readonly SheetColumn[]): AsyncGenerator<Cell[]> {
  yield columns.map(({ title }) => title);
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? cell.slice(0, MAX_CELL) : cell));
}
