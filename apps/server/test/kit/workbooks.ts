import { utils, write } from '@e965/xlsx';
import { writeXlsx, type CellValue } from 'hucre';
import { importTemplates } from '@quayside/contract/imports/import-columns';
import { text } from '@quayside/i18n/texts';
import { MARK_SHEET } from '#server/kernel/sheets/sheet-content.ts';

type Kind = keyof typeof importTemplates;
type Language = 'en' | 'zh_CN';

export function titles(kind: Kind, language: Language = 'en'): string[] {
  return importTemplates[kind].columns.map(({ key }) => text(language, 'importColumns', `${kind}.${key}` as never));
}

/** A row of the products template: valid defaults with the given values. */
export function productRow(given: Record<string, CellValue>): CellValue[] {
  const good: Record<string, CellValue> = {
    product_name: 'Desk lamp',
    name_cn: '台灯',
    name_en: 'Desk lamp',
    declared_value: 12.5,
    property: 'General goods',
    hs_code: '940520',
    weight_g: 850,
    ...given,
  };
  return importTemplates.products.columns.map(({ key }) => good[key] ?? null);
}

export function serialRow(given: Record<string, CellValue>): CellValue[] {
  return importTemplates.serial_numbers.columns.map(({ key }) => given[key] ?? null);
}

export function inboundRow(given: Record<string, CellValue>): CellValue[] {
  const good: Record<string, CellValue> = { reference: 'A1', warehouse: 'SZ01', quantity: 1, ...given };
  return importTemplates.inbound.columns.map(({ key }) => good[key] ?? null);
}

export function orderRow(given: Record<string, CellValue>): CellValue[] {
  const good: Record<string, CellValue> = {
    warehouse: 'SZ01',
    first_name: 'Grace',
    phone: '+1 503 555 0142',
    country: 'US',
    state: 'Oregon',
    city: 'Portland',
    postal_code: '97205',
    address1: '1218 SW Washington St',
    quantity: 1,
    ...given,
  };
  return importTemplates.orders.columns.map(({ key }) => good[key] ?? null);
}

export type Book = { kind?: Kind; language?: Language; version?: number; rows: CellValue[][]; header?: string[]; mark?: string };

/** A filled-in template, as a spreadsheet program saves it. */
export async function xlsx({
  kind = 'products',
  language = 'en',
  version = importTemplates[kind].version,
  rows,
  header,
  mark = MARK_SHEET,
}: Book): Promise<Buffer> {
  const sheets = [
    { name: 'Sheet1', rows: [header ?? titles(kind, language), ...rows] },
    { name: mark, rows: [[kind, version]], veryHidden: true },
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}

/** The same as .xls, written by another library. */
export function xls({ kind = 'products', rows }: Book): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([titles(kind), ...rows]), 'Sheet1');
  utils.book_append_sheet(book, utils.aoa_to_sheet([[kind, importTemplates[kind].version]]), MARK_SHEET);
  const written: unknown = write(book, { type: 'buffer', bookType: 'biff8' });
  return written as Buffer; // type 'buffer' answers one
}
