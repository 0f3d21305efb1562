import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { importKit } from './kit/imports.ts';
import { testApp } from './kit/test-app.ts';
import { productRow, xls, xlsx } from './kit/workbooks.ts';

const testing = await testApp();
const { deps, make, send, work } = testing;
const { bring, rows, template, result } = importKit(testing);
const { db } = deps.database;
beforeAll(() => void work());

const skusOf = async (customerId: number) => {
  const found = await db
    .selectFrom('products')
    .select(['sku', 'product_name', 'barcode', 'hs_code'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('sku')
    .execute();
  return found;
};
const lamps = (count: number) => Array.from({ length: count }, (_, i) => productRow({ sku: `LAMP-${String(i).padStart(4, '0')}` }));

describe('a workbook of products', () => {
  it('PROD-04 PROD-49 is read, checked and taken over: each row a product', async () => {
    const { token, customer_id } = await make.aMerchant();
    const view = await bring(
      'products',
      await xlsx({ rows: [productRow({ sku: 'A-1' }), productRow({ sku: 'A-2', barcode: '4006381333931' })] }),
      token,
    );
    expect(view).toMatchObject({ state: 'checked', row_count: 2, good_count: 2, faulty_count: 0 });
    const done = await send(importsCalls.apply, { import_id: view.import_id }, token);
    expect(done.content).toMatchObject({ state: 'imported', imported_count: 2 });
    expect(await skusOf(customer_id)).toMatchObject([
      { sku: 'A-1', barcode: expect.stringMatching(/^2\d{12}$/) },
      { sku: 'A-2', barcode: '4006381333931' },
    ]);
  });

  it('PROD-23 may be xls as well as xlsx, with headers in either language', async () => {
    const { token } = await make.aMerchant();
    const old = await bring('products', xls({ rows: [productRow({ sku: 'A-1' })] }), token, 'products.xls');
    expect(old).toMatchObject({ state: 'checked', good_count: 1 });
    const chinese = await bring(
      'products',
      await xlsx({ language: 'zh_CN', rows: [productRow({ sku: 'A-2', property: '普货；带磁' })] }),
      token,
    );
    expect(chinese).toMatchObject({ state: 'checked', good_count: 1 });
  });

  it('D-16 the same file twice changes nothing', async () => {
    const { token, customer_id } = await make.aMerchant();
    const file = await xlsx({ rows: lamps(3) });
    const first = await bring('products', file, token);
    await send(importsCalls.apply, { import_id: first.import_id }, token);
    const before = await skusOf(customer_id);
    const second = await bring('products', file, token);
    expect(second).toMatchObject({ state: 'checked', good_count: 0, faulty_count: 0, unchanged_count: 3 });
    expect((await send(importsCalls.apply, { import_id: second.import_id }, token)).error_code).toBe(3108);
    expect(await skusOf(customer_id)).toEqual(before);
  });

  it('D-16 reports every error of every row in one pass, each at its cell', async () => {
    const { token, customer_id } = await make.aMerchant();
    await make.aProduct(customer_id, { sku: 'TAKEN', barcode: 'UPC-1', alias: 'nick' });
    await make.aProduct(customer_id, { sku: 'TOO' });
    const view = await bring(
      'products',
      await xlsx({
        rows: [
          productRow({ sku: 'TAKEN' }),
          productRow({ sku: ' bad sku!', declared_value: 0, weight_g: 'heavy' }),
          productRow({ sku: 'A-3', product_name: null, name_cn: 'lamp', name_en: '台灯' }),
          productRow({ sku: 'A-4', hs_code: null, property: 'Nonsense', category: 'Nowhere' }),
          productRow({ sku: 'A-5', barcode: 'UPC-1', alias: 'NICK', image_url: 'https://x.test/a.bmp' }),
          productRow({ sku: 'A-6', brand: 'general goods', scan_serial: 'perhaps', origin_country: 'XX', length_cm: 3 }),
          productRow({ sku: 'DOUBLE' }),
          productRow({ sku: 'double' }),
          productRow({ sku: 'too', property: 'Nonsense' }),
        ],
      }),
      token,
    );
    expect(view).toMatchObject({ state: 'checked', row_count: 9, good_count: 0, faulty_count: 9 });
    const faults = Object.fromEntries(
      (await rows(view.import_id, token)).map(({ row_no, faults: some }) => [
        row_no,
        Object.fromEntries(some.map(({ column, code }) => [column, code])),
      ]),
    );
    expect(faults).toEqual({
      2: { sku: 'products.sku_exists' },
      3: { sku: 'products.sku_format', declared_value: 'above_zero', weight_g: 'not_whole' },
      4: { product_name: 'products.empty_names', name_cn: 'products.not_chinese', name_en: 'products.not_english' },
      5: { hs_code: 'products.hs_code_empty_row', property: 'products.no_property', category: 'products.no_category' },
      6: { barcode: 'products.upc_exists', alias: 'products.alias_exists', image_url: 'products.image_suffix' },
      7: {
        brand: 'products.brand_is_attribute',
        scan_serial: 'imports.yes_or_no',
        origin_country: expect.any(String),
        width_cm: 'products.all_three_sizes',
        height_cm: 'products.all_three_sizes',
      },
      8: { sku: 'products.same_sku_row' },
      9: { sku: 'products.same_sku_row' },
      10: { sku: 'products.sku_exists', property: 'products.no_property' },
    });
  });

  it('takes the country of origin by code or by name in either language, and offers names', async () => {
    const { token, customer_id } = await make.aMerchant();
    const given = ['de', 'Germany', '德国', '德國', ' United States '];
    const file = await xlsx({ rows: given.map((origin_country, at) => productRow({ sku: `LAND-${at}`, origin_country })) });
    const view = await bring('products', file, token);
    expect(view).toMatchObject({ state: 'checked', good_count: 5, faulty_count: 0 });
    await send(importsCalls.apply, { import_id: view.import_id }, token);
    const stored = await db.selectFrom('products').select('origin_country').where('customer_id', '=', customer_id).orderBy('sku').execute();
    expect(stored.map(({ origin_country }) => origin_country)).toEqual(['DE', 'DE', 'DE', 'DE', 'US']);
    const lists = (await readXlsx(await template('products', token))).sheets.find(({ name }) => name === 'lists');
    expect(lists?.rows.flat()).toEqual(expect.arrayContaining(['Germany', 'Hong Kong, China']));
  });

  it('PROD-37 PROD-38 PROD-39 PROD-41 uses the error texts of the specification, naming the row', async () => {
    const { token, customer_id } = await make.aMerchant();
    await make.aProduct(customer_id, { sku: 'NICK' });
    const view = await bring(
      'products',
      await xlsx({ rows: [productRow({ sku: 'A', hs_code: null, name_en: null, image_url: 'https://x.test/a.pdf', alias: 'nick' })] }),
      token,
    );
    const [row] = await rows(view.import_id, token);
    const said = Object.fromEntries((row?.faults ?? []).map(({ column, msg }) => [column, msg]));
    expect(said).toMatchObject({
      hs_code: 'Row 2: the HS code is empty',
      name_en: 'The product name, Chinese name and English name must not be empty',
      image_url: 'The address of the image must end in .jpg, .jpeg, .png or .gif',
      alias: 'This alias already exists as an alias or SKU',
    });
  });

  it('names the row with the same SKU, and the decimals a value may have', async () => {
    const { token } = await make.aMerchant();
    const given = [{ sku: 'A-1' }, { sku: 'A-2', declared_value: '1.005' }, { sku: 'a-1' }];
    const view = await bring('products', await xlsx({ rows: given.map(productRow) }), token);
    const said = (await rows(view.import_id, token)).map(({ faults: some }) => some.map(({ column, msg }) => `${column}: ${msg}`));
    expect(said).toEqual([['sku: Same SKU as row 4'], ['declared_value: At most 2 decimals'], ['sku: Same SKU as row 2']]);
  });

  it('is corrected on screen, and all rows are checked again', async () => {
    const { token, customer_id } = await make.aMerchant();
    const view = await bring(
      'products',
      await xlsx({ rows: [productRow({ sku: 'A-1' }), productRow({ sku: 'A-1' }), productRow({ sku: 'A-3', hs_code: '12' })] }),
      token,
    );
    expect(view.faulty_count).toBe(3);
    const refused = await send(importsCalls.apply, { import_id: view.import_id }, token);
    expect(refused).toMatchObject({ error_code: 3107, msg: expect.stringContaining('3 rows') });
    const corrected = await send(
      importsCalls.correct,
      {
        import_id: view.import_id,
        rows: [
          { row_no: 3, cells: { sku: 'A-2' } },
          { row_no: 4, cells: { hs_code: '940520', nonsense: 'x' } },
        ],
      },
      token,
    );
    expect(corrected.content).toMatchObject({ good_count: 3, faulty_count: 0 });
    await send(importsCalls.apply, { import_id: view.import_id }, token);
    expect((await skusOf(customer_id)).map(({ sku }) => sku)).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('can be applied without its invalid rows, and is closed then', async () => {
    const { token, customer_id } = await make.aMerchant();
    const view = await bring(
      'products',
      await xlsx({ rows: [productRow({ sku: 'A-1' }), productRow({ sku: 'A-2', hs_code: '1' })] }),
      token,
    );
    const done = await send(importsCalls.apply, { import_id: view.import_id, only_good: 1 }, token);
    expect(done.content).toMatchObject({ state: 'imported', imported_count: 1, faulty_count: 1 });
    expect((await skusOf(customer_id)).map(({ sku }) => sku)).toEqual(['A-1']);
    for (const call of [importsCalls.apply, importsCalls.discard]) {
      expect((await send(call, { import_id: view.import_id }, token)).error_code).toBe(3106);
    }
  });

  it('PROD-40 changes existing products, and reports unknown ones', async () => {
    const { token, customer_id } = await make.aMerchant();
    const first = await bring('products', await xlsx({ rows: lamps(2) }), token);
    await send(importsCalls.apply, { import_id: first.import_id }, token);
    const before = await skusOf(customer_id);
    const changed = await xlsx({
      rows: [productRow({ sku: 'lamp-0000', product_name: 'Brighter lamp' }), productRow({ sku: 'LAMP-0001' }), productRow({ sku: 'NEW' })],
    });
    const view = await bring('products', changed, token);
    expect(view).toMatchObject({ good_count: 1, faulty_count: 1, unchanged_count: 1 });
    const update = await send(importsCalls.changeMode, { import_id: view.import_id, mode: 'update' }, token);
    expect(update.content).toMatchObject({ mode: 'update', good_count: 1, faulty_count: 1, unchanged_count: 1 });
    const [, , missing] = await rows(view.import_id, token);
    expect(missing?.faults).toMatchObject([{ column: 'sku', msg: 'SKU not found' }]);
    await send(importsCalls.apply, { import_id: view.import_id, only_good: 1 }, token);
    expect(await skusOf(customer_id)).toEqual([{ ...before[0], product_name: 'Brighter lamp' }, before[1]]);
  });

  it('a filled-in template and an export can be imported', async () => {
    const { token, customer_id } = await make.aMerchant();
    const empty = await template('products', token);
    const book = await readXlsx(empty);
    expect(book.sheets[0]?.rows[0]).toEqual(expect.arrayContaining(['SKU *', 'HS code *', 'Barcode']));
    expect(await bring('products', empty, token)).toMatchObject({ state: 'refused', refusal: expect.stringContaining('no rows') });
    await make.aProduct(customer_id, {
      sku: 'OLD-1',
      barcode: '00012345',
      length_cm: '10.50',
      width_cm: '2',
      height_cm: '3',
      origin_country: 'CN',
    });
    const { content } = await send(productsCalls.export, {}, token);
    const exported = await result(content.job_id, token);
    expect(await bring('products', exported, token)).toMatchObject({
      state: 'checked',
      unchanged_count: 1,
      faulty_count: 0,
      good_count: 0,
    });
  });

  it('returns the same workbook with each invalid cell marked', async () => {
    const { token } = await make.aMerchant();
    const view = await bring(
      'products',
      await xlsx({ rows: [productRow({ sku: 'A-1' }), productRow({ sku: 'A-2', hs_code: '12' })] }),
      token,
    );
    const response = await testing.app.inject({
      method: 'GET',
      url: `${importsCalls.markedWorkbook.path}?import_id=${view.import_id}`,
      headers: { token },
    });
    const [sheet] = (await readXlsx(response.rawPayload, { readStyles: true })).sheets;
    const marked = [...(sheet?.cells ?? [])].filter(([key, cell]) => !key.startsWith('0,') && cell.comment);
    expect(marked).toMatchObject([['2,6', { value: '12', comment: { text: 'The HS code has 6 to 10 digits' } }]]);
    expect(sheet?.rows[1]?.[0]).toBe('A-1');
  });
});

describe('who may import', () => {
  it('is any account that may edit products; a supplier changes its own SKUs only', async () => {
    const { token, customer_id } = await make.aMerchant();
    const reader = await make.anAccount(customer_id, 'internal', ['products.read']);
    const supplier = await make.anAccount(customer_id, 'supplier', ['products.read', 'products.edit']);
    await db
      .updateTable('accounts')
      .set({ skus: ['mine-1'] })
      .where('account_id', '=', supplier.account_id)
      .execute();
    const file = await xlsx({ rows: [productRow({ sku: 'MINE-1' }), productRow({ sku: 'OTHER' })] });
    const view = await bring('products', file, supplier.token);
    expect(view).toMatchObject({ good_count: 1, faulty_count: 1 });
    for (const [who, status] of [
      [reader.token, 403],
      [(await make.aMerchant()).token, 404],
    ] as const) {
      for (const call of [importsCalls.get, importsCalls.apply, importsCalls.discard]) {
        expect((await send(call, { import_id: view.import_id }, who)).status).toBe(status);
      }
    }
    const mains = await bring('products', file, token);
    expect((await send(importsCalls.get, { import_id: mains.import_id }, supplier.token)).status).toBe(404);
  });

  it('decides once when two press the button at the same moment', async () => {
    const { token, customer_id } = await make.aMerchant();
    const view = await bring('products', await xlsx({ rows: lamps(20) }), token);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(importsCalls.apply, { import_id: view.import_id }, token)));
    expect(answers.map(({ error_code }) => error_code).sort((a, b) => a - b)).toEqual([0, 3106, 3106, 3106]);
    expect(await skusOf(customer_id)).toHaveLength(20);
  });

  it('writes nothing when a SKU is created between the check and the write', async () => {
    const { token, customer_id } = await make.aMerchant();
    const file = await xlsx({ rows: lamps(30) });
    const [one, two] = await Promise.all([bring('products', file, token), bring('products', file, token)]);
    const answers = await Promise.all([one, two].map(({ import_id }) => send(importsCalls.apply, { import_id }, token)));
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
    expect(await skusOf(customer_id)).toHaveLength(30);
  });
});
