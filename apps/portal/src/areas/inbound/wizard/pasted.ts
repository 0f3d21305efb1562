export type PastedRow = { row: number; cells: string[] };

/** Rows as copied from a sheet: cells divided by tabs, or by commas and semicolons where there is no tab. Empty rows are skipped. */
export function rowsOf(text: string): PastedRow[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = line.includes('\t') ? line.split('\t') : line.split(/[,;]|\s{2,}|\s(?=\d+\s*$)/);
    return [{ row: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });
}

const MOST = 9_999_999;

/** A whole number above 0, or null. */
export function quantityOf(text: string): number | null {
  const digits = text.replaceAll(/[\s,]/g, '');
  const value = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return value > 0 && value <= MOST ? value : null;
}

/** A size or weight as the call takes it, '' when it is empty, null when it is no number. */
export function sizeOf(text: string | undefined): string | null {
  const value = (text ?? '').replace(',', '.');
  if (value === '') return '';
  return /^\d{1,6}(\.\d{1,2})?$/.test(value) ? value : null;
}
