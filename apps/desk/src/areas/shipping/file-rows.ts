import { MAX_FILE_ROWS } from '@quayside/contract/kernel/row-files';

export type FileRow<Field extends string> = Record<Field, string>;

/** Cells of a CSV file, or copied from a spreadsheet. A head line is left out. */
export function fileCells(text: string): string[][] {
  const separator = text.includes('\t') ? /\t/ : /[,;]/;
  const lines = text.split(/\r?\n/).map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const filled = lines.filter((cells) => cells.some((cell) => cell !== ''));
  const isHead = filled[0] !== undefined && !filled[0].some((cell) => /\d/.test(cell));
  return filled.slice(isHead ? 1 : 0);
}

/** Rows by their fields, in the order of the columns. */
export function rowsOf<Field extends string>(cells: readonly (readonly string[])[], fields: readonly Field[]): FileRow<Field>[] {
  const rows = cells.slice(0, MAX_FILE_ROWS).map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at] ?? ''])));
  return rows as FileRow<Field>[]; // every field was just given
}
