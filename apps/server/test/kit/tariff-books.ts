import { writeXlsx, type CellValue } from 'hucre';
import { expect } from 'vitest';
import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import type { TariffImportView } from '@quayside/contract/tariffs/tariffs.schemas';
import type { Tariff } from '@quayside/domain/quotes/tariff';
import { cellText, workbook } from '@quayside/domain/quotes/workbook';
import type { TestApp } from './test-app.ts';
import { upload } from './upload-samples.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];
export type Book = Readonly<Record<string, Rows>>;

/** The rows of every sheet of a tariff, also of one with faults. */
export function bookOf(tariff: Tariff, version: Readonly<Record<string, unknown>>): Book {
  const { currency, first_day, last_day } = tariff;
  return { ...(tariff as unknown as Book), '(version)': [{ version: 'V-1', currency, first_day, last_day, ...version }] };
}

/** A workbook as a spreadsheet program saves it: whole numbers and amounts in number cells. */
export async function xlsxOf(book: Book): Promise<Buffer> {
  const sheets = workbook.map(({ list, name_en, columns }) => ({
    name: name_en,
    rows: [
      columns.map(({ column }) => column),
      ...(book[list] ?? []).map((row) => columns.map(({ column, type }) => cellOf(type, row[column]))),
    ],
  }));
  return Buffer.from(await writeXlsx({ sheets }));
}

function cellOf(type: string, value: unknown): CellValue {
  const text = cellText(value);
  if (text === '') return null;
  return ['whole', 'amount', 'percent', 'cm', 'number'].includes(type) && /^-?[\d.]+$/.test(text) ? Number(text) : text;
}

/** Imports workbooks as a browser does, and waits until a worker has read them. */
export function tariffKit({ app, send }: Pick<TestApp, 'app' | 'send'>) {
  const bring = async (body: Buffer, token: string, name = 'tariff.xlsx'): Promise<TariffImportView> => {
    const answer = await upload(app, tariffsDeskCalls.deskImport.path, token, [{ name, body }]);
    expect(answer).toMatchObject({ error_code: 0 });
    const { import_id } = answer.content as unknown as TariffImportView; // the upload kit is typed for images
    const get = async () => (await send(tariffsDeskCalls.deskGetImport, { import_id }, token)).content;
    await expect.poll(async () => (await get()).state, { timeout: 60_000, interval: 40 }).not.toBe('reading');
    return get();
  };
  const faults = async (import_id: number, token: string) =>
    (await send(tariffsDeskCalls.deskFaults, { import_id, limit: 200 }, token)).content.list;
  const download = async (path: string, token: string, lang = 'en'): Promise<Buffer> =>
    (await app.inject({ method: 'GET', url: path, headers: { token, lang } })).rawPayload;
  return { bring, faults, download };
}
