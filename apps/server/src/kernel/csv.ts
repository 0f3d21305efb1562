/** One line of CSV. A cell that a spreadsheet would take for a formula is shown as text instead: what people typed must not run elsewhere. */
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
