import { readFileSync } from 'node:fs';
import { readXlsx, writeXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import type { Tariff } from '@quayside/domain/quotes/tariff';
import { workbook } from '@quayside/domain/quotes/workbook';
import { bookOf, tariffKit, xlsxOf, type Book } from './kit/tariff-books.ts';
import { exampleTariff } from './kit/tariffs.ts';
import { testApp } from './kit/test-app.ts';
import { upload } from './kit/upload-samples.ts';

const testing = await testApp();
const { app, deps, make, send, work } = testing;
const { bring, faults, download } = tariffKit(testing);
const { db } = deps.database;
const finance = await make.aStaff('finance');
const clerk = await make.aStaff('order_clerk');
beforeAll(() => void work());

type Change = { sheet: string; at?: number; row?: object; add?: object; remove?: number };
type Example = { id: string; why: string; expected: string; changes: Change[]; found: { code: string; where: string }[] };
const file = new URL('../../../packages/domain/src/quotes/examples/quote-examples.json', import.meta.url);
const { tariff_faults: examples } = JSON.parse(readFileSync(file, 'utf8')) as { tariff_faults: Example[] };

function changed(changes: readonly Change[], version = 'FAULTY'): Book {
  const lists = structuredClone(exampleTariff) as unknown as Record<string, object[]>;
  for (const { sheet, at, row, add, remove } of changes) {
    const list = lists[sheet] ?? [];
    if (add) list.push(add);
    if (at !== undefined && row) list[at] = { ...list[at], ...row };
    if (remove !== undefined) list.splice(remove, 1);
  }
  return bookOf(lists as unknown as Tariff, { version });
}
const versions = async () => (await send(tariffsDeskCalls.deskList, { state: 'draft' }, finance.token)).content.list;
const sheetsOf = async (version_id: number) =>
  (await db.selectFrom('tariff_versions').select('tariff').where('version_id', '=', version_id).executeTakeFirstOrThrow()).tariff;

describe('the import of a tariff workbook', () => {
  it('becomes a draft with the same rows, cell for cell, and says who imported which file', async () => {
    const done = await bring(await xlsxOf(bookOf(exampleTariff, { version: 'GOOD-1' })), finance.token, 'good.xlsx');
    expect(done).toMatchObject({ state: 'imported', fault_count: 0, refusal: null });
    const { version: _v, currency: _c, rates: _r, first_day: _f, last_day: _l, time_zone: _z, ...sheets } = exampleTariff;
    expect(await sheetsOf(done.version_id ?? 0)).toEqual(sheets);
    const draft = (await versions()).find(({ name }) => name === 'GOOD-1');
    expect(draft).toMatchObject({ state: 'draft', currency: 'CNY', first_day: '2026-06-01', file_name: 'good.xlsx', running: 0 });
    expect(draft?.created_by).toBe(
      (await db.selectFrom('staff').select('name').where('staff_id', '=', finance.staff_id).executeTakeFirstOrThrow()).name,
    );
  });

  it.each(examples.map((one) => [one.expected, one.id, one.why, one] as const))('%s (%s): %s', async (_code, _id, _why, example) => {
    const done = await bring(await xlsxOf(changed(example.changes)), finance.token);
    expect(done).toMatchObject({ state: 'faulty', fault_count: example.found.length, version_id: null });
    const found = (await faults(done.import_id, finance.token)).map(({ code, place }) => ({ code, where: place }));
    const places = example.found.map(({ code, where }) => ({ code, where: where.trim() }));
    expect(found).toEqual(expect.arrayContaining(places));
    expect((await versions()).map(({ name }) => name)).not.toContain('FAULTY');
  });

  it('names text in number cells with sheet, row as the spreadsheet counts it, and column, all in one pass', async () => {
    const book = changed([
      { sheet: 'prices', at: 3, row: { price: 'twelve' } },
      { sheet: 'methods', at: 0, row: { max_weight_g: '2 kg', days_min: '' } },
      { sheet: 'peak', at: 0, row: { first_day: '31.12.2026' } },
    ]);
    const done = await bring(await xlsxOf(book), finance.token);
    const found = await faults(done.import_id, finance.token);
    expect(found.map(({ code, sheet, row_no, column_name }) => [code, sheet, row_no, column_name])).toEqual([
      ['REQUIRED', 'methods', 2, 'days_min'],
      ['NOT_A_NUMBER', 'methods', 2, 'max_weight_g'],
      ['NOT_A_NUMBER', 'prices', 5, 'price'],
      ['NOT_A_DAY', 'peak', 2, 'first_day'],
    ]);
    expect(found[2]?.figures).toEqual({ found: 'twelve' });
  });

  it('counts blank rows as the spreadsheet does', async () => {
    const prices = [
      ...exampleTariff.prices.slice(0, 2),
      {},
      {},
      { ...exampleTariff.prices[2], price: 'x' },
      ...exampleTariff.prices.slice(3),
    ];
    const done = await bring(await xlsxOf({ ...changed([]), prices }), finance.token);
    expect(await faults(done.import_id, finance.token)).toMatchObject([{ code: 'NOT_A_NUMBER', sheet: 'prices', row_no: 6 }]);
  });

  it('names a missing sheet, a missing column, a formula and a name that no version may have', async () => {
    const sheets = (await readXlsx(await xlsxOf(changed([], 'no good name')))).sheets
      .filter(({ name }) => name !== 'Peak')
      .map(({ name, rows }) => ({ name, rows: name === 'Fuel' ? rows.map((row) => row.slice(0, 2)) : rows }));
    const cells = new Map([['1,1', { value: 5, type: 'formula' as const, formula: '2+3', formulaResult: 5 }]]);
    const body = await writeXlsx({ sheets: sheets.map((sheet) => (sheet.name === 'Inbound' ? { ...sheet, cells } : sheet)) });
    const found = await faults((await bring(Buffer.from(body), finance.token)).import_id, finance.token);
    expect(found.map(({ code, sheet, row_no, column_name }) => [code, sheet, row_no, column_name])).toEqual([
      ['NAME', '(version)', 2, 'version'],
      ['COLUMN', 'fuel', 1, 'percent'],
      ['SHEET', 'peak', null, null],
      ['FORMULA', 'inbound', 2, 'per_unit'],
    ]);
  });

  it('names a warehouse and an attribute that do not exist here', async () => {
    const changes = [
      { sheet: 'inbound', at: 0, row: { warehouse: 'MOON' } },
      { sheet: 'attributes', at: 0, row: { attribute: 'ghost' } },
    ];
    const found = await faults((await bring(await xlsxOf(changed(changes)), finance.token)).import_id, finance.token);
    expect(found.map(({ code, sheet, column_name }) => [code, sheet, column_name])).toEqual([
      ['UNKNOWN', 'attributes', 'attribute'],
      ['UNKNOWN', 'inbound', 'warehouse'],
    ]);
  });

  it('replaces a draft of the same name under a new id, and refuses the name of a published version', async () => {
    const first = await bring(await xlsxOf(bookOf(exampleTariff, { version: 'TWICE' })), finance.token);
    const second = await bring(await xlsxOf(bookOf(exampleTariff, { version: 'TWICE' })), finance.token);
    expect(second.version_id).not.toBe(first.version_id);
    expect((await versions()).filter(({ name }) => name === 'TWICE').map(({ version_id }) => version_id)).toEqual([second.version_id]);
    const taken = await bring(await xlsxOf(bookOf(exampleTariff, { version: 'TEST' })), finance.token);
    expect(await faults(taken.import_id, finance.token)).toMatchObject([
      { code: 'NAME_TAKEN', sheet: '(version)', row_no: 2, column_name: 'version' },
    ]);
  });

  it('reads 100,000 rows, and names each of 50,000 faults', { timeout: 180_000 }, async () => {
    const zones = Array.from({ length: 50_000 }, (_, index) => {
      const from = String(10_000_000 + index * 10);
      return { method: 'EXPRESS', zone: `R${index}`, country: 'JP', match: 'range', from, to: from.replace(/.$/, '9') };
    });
    const prices = zones.map(({ method, zone }) => ({ ...exampleTariff.prices[16], method, zone, over_g: 0 }));
    const zone_fees = zones.slice(0, 10).map(({ method, zone }) => ({ ...exampleTariff.zone_fees[10], method, zone }));
    const book = bookOf(exampleTariff, { version: 'LARGE' });
    const large = {
      ...book,
      zones: [...exampleTariff.zones, ...zones],
      prices: [...exampleTariff.prices, ...prices],
      zone_fees: [...exampleTariff.zone_fees, ...zone_fees],
    };
    const done = await bring(await xlsxOf(large), finance.token);
    expect(done).toMatchObject({ state: 'faulty', fault_count: 49_990 });
    expect(done.row_count).toBeGreaterThan(100_000);
    expect((await faults(done.import_id, finance.token))[0]).toMatchObject({ code: 'ZONE_FEE', sheet: 'zone_fees', place: 'EXPRESS/R10' });
  });

  it('refuses a file that is no workbook, and a workbook that cannot be read', async () => {
    const program = await upload(app, tariffsDeskCalls.deskImport.path, finance.token, [{ name: 'a.xlsx', body: 'MZ program' }]);
    expect(program.status).toBe(415);
    const empty = await bring(Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [['x']] }] })), finance.token);
    expect(empty.state).toBe('faulty');
    expect((await faults(empty.import_id, finance.token)).filter(({ code }) => code === 'SHEET')).toHaveLength(workbook.length);
  });
});

describe('the template and the workbook of a version', () => {
  it.each([
    ['en', 'Version', 'Method *', 'Unique\nCode\nRequired'],
    ['zh_CN', '版本', '渠道代码 *', '不可重复\n代码\n必填'],
  ])('has a sheet for each list with titles and comments in the reader’s language (%s)', async (lang, first, title, comment) => {
    const book = await readXlsx(await download(tariffsDeskCalls.deskTemplate.path, finance.token, lang));
    expect(book.sheets).toHaveLength(workbook.length);
    expect(book.sheets[0]?.name).toBe(first);
    expect(book.sheets[1]?.rows[0]?.[0]).toBe(title);
    for (const [at, sheet] of book.sheets.entries()) expect(sheet.rows[0]).toHaveLength(workbook[at]?.columns.length ?? 0);
    expect(book.sheets[1]?.cells?.get('0,0')?.comment?.text).toBe(comment);
  });

  it.each(['en', 'zh_CN'])('a version is downloaded as the same form (%s), and imported again it has not changed', async (lang) => {
    const first = await bring(await xlsxOf(bookOf(exampleTariff, { version: `COPY-${lang.toUpperCase()}` })), finance.token);
    const id = first.version_id ?? 0;
    const before = await sheetsOf(id);
    const body = await download(`${tariffsDeskCalls.deskWorkbook.path}?version_id=${id}`, clerk.token, lang);
    const again = await bring(body, finance.token);
    expect(again).toMatchObject({ state: 'imported' });
    expect(await sheetsOf(again.version_id ?? 0)).toEqual(before);
  });
});

describe('who may import a tariff', () => {
  it('a person who may only read sees versions, and can neither import, publish nor delete', async () => {
    expect((await send(tariffsDeskCalls.deskList, {}, clerk.token)).status).toBe(200);
    const body = await xlsxOf(bookOf(exampleTariff, { version: 'CLERK' }));
    expect((await upload(app, tariffsDeskCalls.deskImport.path, clerk.token, [{ name: 'a.xlsx', body }])).status).toBe(403);
    expect((await send(tariffsDeskCalls.deskPublish, { version_id: 1, reason: 'x' }, clerk.token)).status).toBe(403);
    expect((await send(tariffsDeskCalls.deskDelete, { version_id: 1 }, clerk.token)).status).toBe(403);
    const packer = await make.aStaff('warehouse_clerk');
    for (const call of [tariffsDeskCalls.deskList, tariffsDeskCalls.deskImports]) {
      expect((await send(call, {}, packer.token)).status).toBe(403);
    }
    const merchant = await make.aMerchant();
    expect((await send(tariffsDeskCalls.deskList, {}, merchant.token)).status).toBeGreaterThanOrEqual(401);
  });
});
