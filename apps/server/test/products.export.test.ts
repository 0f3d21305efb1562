import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { productColumns } from '@quayside/contract/products/product-columns';
import { productsCalls } from '@quayside/contract/products/products.calls';
import type { Cell } from '#server/kernel/sheets/write-sheet.ts';
import { aProductInput } from './kit/products.ts';
import { testApp, type Answer } from './kit/test-app.ts';

const { app, make, send, work } = await testApp();
work();

async function fileOf(started: Promise<Answer<{ job_id: number }>>, token: string): Promise<Cell[][]> {
  const { job_id } = (await started).content;
  await expect.poll(async () => (await send(jobsCalls.get, { job_id }, token)).content.state, { timeout: 15_000 }).toBe('done');
  const file = await app.inject({ url: `${jobsCalls.getFile.path}?job_id=${job_id}`, headers: { token } });
  expect(file.headers['content-disposition']).toMatch(/products-\d{4}-\d\d-\d\d\.xlsx/);
  const { sheets } = await readXlsx(new Uint8Array(file.rawPayload));
  return sheets[0]?.rows ?? [];
}

describe('products.export', () => {
  it('PROD-45 writes a workbook in the columns of the template, in the language of the requesting account', async () => {
    const { token } = await make.aMerchant();
    await send(
      productsCalls.save,
      aProductInput({ sku: '007', barcode: '036000291452', property_ids: [1, 2], category_ids: [1, 2], brand: '=1+1', scan_serial: 1 }),
      token,
    );
    const [header = [], row = []] = await fileOf(send(productsCalls.export, {}, token), token);
    const cells = Object.fromEntries(productColumns.map(({ key }, at) => [key, row[at]]));
    expect(header.slice(0, 5)).toEqual(['SKU', 'Product name', 'Chinese name', 'English name', 'Declared value (USD)']);
    expect(cells).toMatchObject({
      sku: '007',
      product_name: 'Oak lamp 橡木台灯',
      declared_value: 12.5,
      property: 'General goods; Built-in battery',
      category: 'Electronics; Home and garden',
      weight_g: 1250,
      length_cm: 20.5,
      origin_country: 'CN',
      barcode: '036000291452',
      // A formula is a text like any other.
      brand: '=1+1',
      scan_serial: 'Yes',
    });
    const [chinese = [], zhRow = []] = await fileOf(send(productsCalls.export, {}, token, { lang: 'zh-cn' }), token);
    expect(chinese[1]).toBe('产品名称');
    expect(zhRow[productColumns.findIndex(({ key }) => key === 'property')]).toBe('普货; 内置电池');
  });

  it('holds the filtered rows, and for a supplier only its own SKUs', async () => {
    const { token, customer_id } = await make.aMerchant();
    const lamp = await make.aProduct(customer_id, { sku: 'LAMP_1', property_ids: [2] });
    await make.aProduct(customer_id, { sku: 'LAMPX1' });
    await make.aProduct(customer_id, { sku: 'CHAIR' });
    await make.aLevel(lamp, { total: 1 });
    const other = await make.aMerchant();
    await make.aProduct(other.customer_id, { sku: 'LAMP_2' });
    const supplier = await make.anAccount(customer_id, 'supplier', ['products.read'], ['chair']);
    const skus = async (filters: Parameters<typeof send<typeof productsCalls.export>>[1], who = token) =>
      (await fileOf(send(productsCalls.export, filters, who), who)).slice(1).map((row) => row[0]);
    expect(await skus({})).toEqual(['CHAIR', 'LAMPX1', 'LAMP_1']);
    expect(await skus({ keyword: 'lamp_' })).toEqual(['LAMP_1']);
    expect(await skus({ property_id: 2 })).toEqual(['LAMP_1']);
    expect(await skus({ sold_out: 1 })).toEqual(['CHAIR', 'LAMPX1']);
    expect(await skus({}, supplier.token)).toEqual(['CHAIR']);
  });

  it('continues after the first batch', async () => {
    const { token, customer_id } = await make.aMerchant();
    await make.someProducts(customer_id, 501, (at) => ({ sku: `N-${at}` }));
    const rows = await fileOf(send(productsCalls.export, {}, token), token);
    expect(new Set(rows.slice(1).map((row) => row[0])).size).toBe(501);
  });
});
