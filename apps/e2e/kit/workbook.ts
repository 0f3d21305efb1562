import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { readXlsx, writeXlsx, type CellValue } from 'hucre';

/** Fills in a template as it was downloaded: its own header, its own hidden mark, our rows. */
export async function filledIn(template: Download, rows: readonly Readonly<Record<number, CellValue>>[]): Promise<Buffer> {
  const book = await readXlsx(readFileSync(await template.path()));
  const [sheet] = book.sheets;
  const header = sheet?.rows[0] ?? [];
  const mark = book.sheets.find(({ name }) => name === 'quayside');
  const filled = rows.map((row) => header.map((_, column) => row[column] ?? null));
  const sheets = [
    { name: 'Sheet1', rows: [header, ...filled] },
    { name: 'quayside', rows: mark?.rows ?? [], veryHidden: true },
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}
