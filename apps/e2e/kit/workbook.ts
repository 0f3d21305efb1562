import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { readXlsx, writeXlsx, type CellValue, type Workbook } from 'hucre';

type Rows = readonly Readonly<Record<number, CellValue>>[];

/** Fills in a downloaded template. */
export async function filledIn(template: Download, rows: Rows): Promise<Buffer> {
  return workbookLike(await readXlsx(readFileSync(await template.path())), rows);
}

/** Our rows under a template's own header, with its hidden version sheet. */
export async function workbookLike(template: Workbook, rows: Rows): Promise<Buffer> {
  const header = template.sheets[0]?.rows[0] ?? [];
  const mark = template.sheets.find(({ name }) => name === 'template');
  const filled = rows.map((row) => header.map((_, column) => row[column] ?? null));
  const sheets = [
    { name: 'Sheet1', rows: [header, ...filled] },
    { name: 'template', rows: mark?.rows ?? [], veryHidden: true },
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}
