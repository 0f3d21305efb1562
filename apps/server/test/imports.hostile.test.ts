import { crc32, deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { importTemplates } from '@quayside/contract/imports/import-columns';
import { readImportJob } from '@quayside/contract/imports/imports.jobs';
import { MARK_SHEET } from '#server/kernel/sheets/sheet-content.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { importKit } from './kit/imports.ts';
import { testApp } from './kit/test-app.ts';
import { upload } from './kit/upload-samples.ts';
import { productRow, titles, xls, xlsx } from './kit/workbooks.ts';

const MB = 1024 * 1024;
const testing = await testApp();
const { app, deps, make, work } = testing;
const { bring, rows } = importKit(testing);
beforeAll(() => void work());

const send = (token: string, body: Buffer | string, name = 'products.xlsx') =>
  upload(app, importsCalls.uploadProducts.path, token, [{ name, body }]);

type Packed = { readonly name: string; readonly content: Buffer; readonly claimed?: number };

/** A zip whose directory may state wrong sizes. */
function zip(...files: readonly Packed[]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed = content.length } of files) {
    const packed = deflateRawSync(content, { level: 1 });
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimed, 18);
    head.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), head, place, Buffer.from(name));
    entries.push(entry);
    at += entry.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...entries, central, end]);
}

/** A workbook with one sheet of this many spaces, whose directory may state a wrong size. */
function bomb(bytes: number, claimed = bytes): Buffer {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const types = Buffer.from(`<Types><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`);
  return zip(
    { name: '[Content_Types].xml', content: types },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(bytes, ' '), claimed },
  );
}

describe('a file that is no workbook', () => {
  it.each([
    ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff', 'latin1')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a page', Buffer.from('<html><table><tr><td>SKU</td></tr></table></html>')],
    ['a table of commas', Buffer.from('SKU,Product name\nA,B\n')],
    [
      'a picture',
      Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
    ],
  ])('%s named .xlsx is refused', async (_what, body) => {
    const { token } = await make.aMerchant();
    expect((await send(token, body)).error_code).toBe(2101);
  });

  it('PROD-33 is called an invalid file type', async () => {
    const { token } = await make.aMerchant();
    expect(await send(token, 'MZ program')).toMatchObject({ status: 415, msg: expect.stringMatching(/invalid file type/i) });
  });

  it('a zip that is no workbook is refused', async () => {
    const { token } = await make.aMerchant();
    expect((await send(token, zip({ name: 'a.txt', content: Buffer.from('hello') }))).status).toBe(415);
  });

  it('PROD-24 PROD-34 a name of fewer than 3 or more than 64 characters is refused', async () => {
    const { token } = await make.aMerchant();
    const file = await xlsx({ rows: [productRow({ sku: 'A' })] });
    const refused = { status: 422, error_code: 2105, msg: 'The file name must have 3 to 64 characters, with its extension.' };
    for (const name of ['ab', `${'x'.repeat(60)}.xlsx`]) expect(await send(token, file, name), name).toMatchObject(refused);
    for (const name of ['abc', `${'x'.repeat(59)}.xlsx`]) expect(await send(token, file, name), name).toMatchObject({ error_code: 0 });
  });

  it('D-18 a file above the provider’s limit, 5 MB where nothing else is set, is refused', async () => {
    const { token } = await make.aMerchant();
    const big = Buffer.concat([await xlsx({ rows: [productRow({ sku: 'A' })] }), Buffer.alloc(5 * MB)]);
    expect(await send(token, big)).toMatchObject({
      status: 413,
      error_code: 2102,
      msg: 'Upload failure: the file is larger than 5 MB.',
    });
  });
});

describe('a hostile workbook', () => {
  it('that unpacks to gigabytes is refused at once, and memory stays where it was', async () => {
    const { token } = await make.aMerchant();
    const before = process.memoryUsage().rss;
    const refused = { status: 413, content: { code: 'imports.too_large' } };
    // The directory states the size: nothing is unpacked. Or it states less: refused while unpacking.
    expect(await send(token, bomb(MB, 3 * 1024 * MB))).toMatchObject(refused);
    expect(await send(token, bomb(65 * MB))).toMatchObject(refused);
    expect(await send(token, bomb(80 * MB, 1000))).toMatchObject({ status: 422, content: { code: 'imports.broken_file' } });
    expect((await send(token, bomb(MB))).status).toBe(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB);
  });

  it('that is truncated or corrupted is reported as damaged', async () => {
    const { token } = await make.aMerchant();
    const whole = await xlsx({ rows: Array.from({ length: 50 }, (_, i) => productRow({ sku: `A-${i}` })) });
    const bent = Buffer.from(whole);
    for (let at = 200; at < bent.length - 400; at += 97) bent[at] = (bent[at] ?? 0) ^ 0x55;
    for (const body of [whole.subarray(0, whole.length / 2), bent]) expect([415, 422]).toContain((await send(token, body)).status);
    const old = xls({ rows: [productRow({ sku: 'A' })] });
    const cut = await bring('products', old.subarray(0, old.length / 2), token, 'old.xls');
    expect(cut).toMatchObject({ state: 'refused', refusal: expect.stringContaining('damaged') });
  });

  it('that holds formulas has those cells marked: what they show is not what was typed', async () => {
    const { token } = await make.aMerchant();
    const cells = new Map([
      ['1,4', { value: 3, type: 'formula' as const, formula: 'HYPERLINK("http://evil.test","x")', formulaResult: 3 }],
    ]);
    const sheets = [
      { name: 'Sheet1', rows: [titles('products'), productRow({ sku: 'A-1' })], cells },
      { name: MARK_SHEET, rows: [['products', importTemplates.products.version]] },
    ];
    const view = await bring('products', Buffer.from(await writeXlsx({ sheets })), token);
    expect(view).toMatchObject({ state: 'checked', faulty_count: 1 });
    const [row] = await rows(view.import_id, token);
    expect(row?.faults).toMatchObject([{ column: 'declared_value', code: 'imports.formula', msg: expect.stringContaining('formula') }]);
  });

  it('with a hundred thousand blank rows is read as the few that are filled', async () => {
    const { token } = await make.aMerchant();
    const blank = Array.from({ length: 100_000 }, () => ['', null]);
    const view = await bring('products', await xlsx({ rows: [productRow({ sku: 'A-1' }), ...blank, productRow({ sku: 'A-2' })] }), token);
    expect(view).toMatchObject({ state: 'checked', row_count: 2, good_count: 2 });
    expect((await rows(view.import_id, token)).map(({ row_no }) => row_no)).toEqual([2, 100_003]);
  });

  it('with more rows than can be taken is refused with the number', async () => {
    const { token } = await make.aMerchant();
    const many = Array.from({ length: 5001 }, (_, i) => productRow({ sku: `A-${i}` }));
    expect(await bring('products', await xlsx({ rows: many }), token)).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining('5000'),
    });
  });

  it('with control characters in a SKU has that cell marked', async () => {
    const { token } = await make.aMerchant();
    const view = await bring('products', await xlsx({ rows: [productRow({ sku: 'A\u0007B' }), productRow({ sku: '<b>' })] }), token);
    const found = (await rows(view.import_id, token)).map(({ faults }) => faults.map(({ column, code }) => [column, code]));
    expect(found).toEqual([[['sku', 'products.sku_format']], [['sku', 'products.sku_format']]]);
  });
});

describe('a workbook that is not the template', () => {
  it('PROD-36 of another kind or an older version asks for the latest one', async () => {
    const { token } = await make.aMerchant();
    const row = [productRow({ sku: 'A' })];
    expect(await bring('products', await xlsx({ rows: row, version: 0 }), token)).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining('download the latest template'),
    });
    expect(await bring('products', await xlsx({ rows: row, header: ['SKU', 'Product name'] }), token)).toMatchObject({ state: 'refused' });
    const foreign = Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: [titles('products').slice(1), ...row] }] }));
    expect(await bring('products', foreign, token)).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining('not the template'),
    });
    expect(await bring('serial_numbers', await xlsx({ rows: row }), token)).toMatchObject({ state: 'refused' });
  });

  it('PROD-35 whose file is gone is refused with "file does not exist", in both languages', async () => {
    const { token, customer_id } = await make.aMerchant();
    const first = await bring('products', await xlsx({ rows: [productRow({ sku: 'A' })] }), token);
    const db = deps.database.db;
    const { storage_key } = await db
      .selectFrom('files')
      .select('storage_key')
      .where('customer_id', '=', customer_id)
      .executeTakeFirstOrThrow();
    await deps.storage.remove(storage_key);
    await db.updateTable('imports').set({ state: 'reading' }).where('customer_id', '=', customer_id).execute();
    await asSystem(deps.database, (tx) =>
      systemCtx(deps, tx).enqueue(readImportJob, { customer_id, import_id: first.import_id, skus: null }),
    );
    deps.wakeWorker();
    await expect
      .poll(() => db.selectFrom('imports').select(['state', 'refusal']).where('customer_id', '=', customer_id).executeTakeFirst(), {
        timeout: 10_000,
      })
      .toEqual({ state: 'refused', refusal: 'imports.file_gone' });
    const { import_id } = first;
    for (const [lang, refusal] of [
      ['en-us', 'The file does not exist any more. Please upload it again.'],
      ['zh-cn', '文件不存在，请重新上传。'],
    ] as const)
      expect((await testing.send(importsCalls.get, { import_id }, token, { lang })).content).toMatchObject({ state: 'refused', refusal });
  });
});
