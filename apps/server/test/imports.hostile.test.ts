import { crc32, deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { importTemplates } from '@quayside/contract/imports/import-columns';
import { readImportJob } from '@quayside/contract/imports/imports.jobs';
import { MARK_SHEET } from '#server/kernel/sheets/sheet-content.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { systemCtx } from '#server/kernel/worker.ts';
import { importKit } from './kit/imports.ts';
import { testApp } from './kit/test-app.ts';
import { upload } from './kit/upload-samples.ts';
import { productRow, titles, xls, xlsx } from './kit/workbooks.ts';

const testing = await testApp();
const { app, deps, make, work } = testing;
const { bring, rows } = importKit(testing);
beforeAll(() => void work());

const send = (token: string, body: Buffer | string, name = 'products.xlsx') =>
  upload(app, importsCalls.uploadProducts.path, token, [{ name, body }]);

/** A zip with one entry, whose directory may say what it likes about it. */
function zip(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(crc32(content), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(claimed, 18);
  head.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), head, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
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
    expect((await send(token, zip('a.txt', Buffer.from('hello')))).status).toBe(415);
  });

  it('PROD-24 PROD-34 a name of fewer than 3 or more than 64 characters is refused', async () => {
    const { token } = await make.aMerchant();
    const file = await xlsx({ rows: [productRow({ sku: 'A' })] });
    expect(await send(token, file, `${'x'.repeat(61)}.xlsx`)).toMatchObject({ error_code: 2105 });
    expect(await send(token, file, `${'x'.repeat(59)}.xlsx`)).toMatchObject({ error_code: 0 });
  });

  it('D-18 a file above the provider’s limit is refused, and the limit is the provider’s to set', async () => {
    const { token } = await make.aMerchant();
    const big = Buffer.concat([await xlsx({ rows: [productRow({ sku: 'A' })] }), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await send(token, big)).toMatchObject({ status: 413, error_code: 2102 });
  });
});

describe('a workbook made to do harm', () => {
  it('that unpacks to gigabytes is refused at once, and memory stays where it was', async () => {
    const { token } = await make.aMerchant();
    const bomb = zip('xl/worksheets/sheet1.xml', Buffer.alloc(300 * 1024 * 1024, ' '));
    const liar = zip('xl/worksheets/sheet1.xml', Buffer.alloc(80 * 1024 * 1024, ' '), 1000);
    const before = process.memoryUsage().rss;
    for (const body of [bomb, liar]) {
      const answer = await send(token, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('that is cut or bent is told to be damaged', async () => {
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

  it('PROD-35 whose file is gone says that it does not exist', async () => {
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
    deps.poke();
    await expect
      .poll(() => db.selectFrom('imports').select(['state', 'refusal']).where('customer_id', '=', customer_id).executeTakeFirst(), {
        timeout: 10_000,
      })
      .toEqual({ state: 'refused', refusal: 'imports.file_gone' });
  });
});
