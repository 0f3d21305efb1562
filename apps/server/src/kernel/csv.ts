/** One CSV line. A cell that a spreadsheet would run as a formula is written as text (CSV injection). */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const plain = value instanceof Date ? value.toISOString() : String(value);
  const safe = /^[=+\-@|\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
