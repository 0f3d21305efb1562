import { writeXlsx, type CellValue } from 'hucre';
import { demoTariff } from '../../packages/domain/src/quotes/demo-tariff.ts';
import type { PriceRow, RemoteRow, Tariff } from '../../packages/domain/src/quotes/tariff.ts';
import { cellText, workbook } from '../../packages/domain/src/quotes/workbook.ts';

const FIRST_CODE = 10_000;
const NUMBERS = new Set(['whole', 'amount', 'percent', 'cm', 'number']);

/** The demo's tariff with narrow price bands, and remote areas code by code until it has this many rows in all. */
export function largeTariff(rows: number): Tariff {
  const narrow = demoTariff.prices.flatMap(narrowBands);
  const bare = { ...demoTariff, prices: narrow.length < rows / 2 ? narrow : demoTariff.prices, remote: [] };
  const others = workbook.reduce((sum, { list }) => sum + (list === '(version)' ? 1 : bare[list].length), 0);
  return { ...bare, remote: remoteCodes(rows - others) };
}

/** A band that starts and ends where the others end keeps the table without gaps. */
function narrowBands(row: PriceRow): PriceRow[] {
  if (row.kind === 'first_next' || row.over_g % row.step_g !== 0) return [row];
  const width = Math.max(row.step_g, 20);
  const count = Math.ceil((row.to_g - row.over_g) / width);
  return Array.from({ length: count }, (_, at) => {
    const over_g = row.over_g + at * width;
    return { ...row, over_g, to_g: Math.min(over_g + width, row.to_g) };
  });
}

function remoteCodes(count: number): RemoteRow[] {
  const methods = demoTariff.methods.map(({ method }) => method);
  return Array.from({ length: count }, (_, at) => ({
    method: methods[at % methods.length] ?? '',
    country: 'US',
    match: 'prefix' as const,
    from: String(FIRST_CODE + Math.floor(at / methods.length)),
    to: null,
    per_kg: '4.00',
    min: '20.00',
  }));
}

/** The workbook as a spreadsheet program saves it, under a version name of its own. */
export async function tariffWorkbook(tariff: Tariff, version: string): Promise<Buffer> {
  const { currency, first_day, last_day } = tariff;
  const sheets = workbook.map(({ list, name_en, columns }) => {
    const rows: readonly object[] = list === '(version)' ? [{ version, currency, first_day, last_day }] : tariff[list];
    return {
      name: name_en,
      rows: [
        columns.map(({ column }) => column),
        ...rows.map((row) => columns.map(({ column, type }) => cellOf(type, (row as Record<string, unknown>)[column]))), // rows of the sheet
      ],
    };
  });
  return Buffer.from(await writeXlsx({ sheets }));
}

function cellOf(type: string, value: unknown): CellValue {
  const text = cellText(value);
  if (text === '') return null;
  return NUMBERS.has(type) && /^-?[\d.]+$/.test(text) ? Number(text) : text;
}
