import { describe, expect, it } from 'vitest';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { productsJobs } from '#server/areas/products/products.jobs.ts';
import { aProductInput, errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { png, upload } from './kit/upload-samples.ts';

const { app, deps, make, send } = await testApp();
const { db } = deps.database;
const { list, get, search, save, setImageUrl, print, barcodes, image } = productsCalls;
const remove = productsCalls.delete;

const merchant = await make.aMerchant();
const { customer_id } = merchant;
const sent = await upload(app, '/upload/img', merchant.token, [{ name: 'x.png', type: 'image/png', body: await png() }]);
const { file_id } = sent.content;
const mine = await make.aProduct(customer_id, { sku: 'Mine-1', name_en: 'Common lamp', alias: 'mine-alias' });
const foreign = await make.aProduct(customer_id, {
  sku: 'FOREIGN',
  name_en: 'Common lamp',
  alias: 'foreign-alias',
  image_file_id: file_id,
});
// Written in another case than the product, and one that does not exist (yet).
const supplier = await make.anAccount(customer_id, 'supplier', ['products.read', 'products.edit'], ['MINE-1', 'Mine-2']);
const skus = (answer: { content: { list: { sku: string }[] } }) => answer.content.list.map((row) => row.sku);

describe('D-65 a supplier', () => {
  it('sees and finds its own SKUs and no others', async () => {
    expect(skus(await send(list, {}, supplier.token))).toEqual(['Mine-1']);
    expect((await send(list, { keyword: 'common' }, supplier.token)).content.count).toBe(1);
    expect(skus(await send(search, { keyword: 'lamp' }, supplier.token))).toEqual(['Mine-1']);
    expect(skus(await send(search, { keyword: 'FOREIGN' }, supplier.token))).toEqual([]);
    expect(skus(await send(search, { keyword: 'foreign-alias' }, supplier.token))).toEqual([]);
    expect(skus(await send(search, {}, supplier.token))).toEqual(['Mine-1']);
    expect((await send(get, { product_id: mine.product_id }, supplier.token)).status).toBe(200);
  });

  it('finds nothing at every call that names another SKU', async () => {
    const { product_id, sku } = foreign;
    const label = { width_mm: 50, height_mm: 30, lines: [{ product_id, copies: 1 }] };
    const answers = [
      await send(get, { product_id }, supplier.token),
      await send(save, aProductInput({ product_id, sku }), supplier.token),
      await send(remove, { ids: [mine.product_id, product_id] }, supplier.token),
      await send(setImageUrl, { id: product_id, url: 'https://pictures.example/x.png' }, supplier.token),
      await send(print, label, supplier.token),
      await send(barcodes, { ids: [mine.product_id, product_id] }, supplier.token),
      await send(image, { file_id }, supplier.token),
      await send(image, { file_id, size: 'small' }, supplier.token),
    ];
    expect(answers.map((answer) => [answer.status, answer.error_code])).toEqual(answers.map(() => [404, 1004]));
    expect((await send(get, { product_id: mine.product_id }, merchant.token)).status).toBe(200);
  });

  it('creates only SKUs of its list, and shows only its own images', async () => {
    expect(errorsOf(await send(save, aProductInput({ sku: 'NEW' }), supplier.token))).toEqual([['sku', 'products.sku_not_yours']]);
    expect(errorsOf(await send(save, aProductInput({ sku: 'mine-2', image_file_id: file_id }), supplier.token))).toEqual([
      ['image_file_id', 'products.no_image'],
    ]);
    const own = await upload(app, '/upload/img', supplier.token, [{ name: 'y.png', type: 'image/png', body: await png() }]);
    const saved = await send(save, aProductInput({ sku: 'mine-2', image_file_id: own.content.file_id }), supplier.token);
    expect(saved.status).toBe(200);
    expect((await app.inject({ url: saved.content.image_url ?? '', headers: { token: supplier.token } })).statusCode).toBe(200);
  });

  it('exports its own SKUs', async () => {
    const { job_id } = (await send(productsCalls.export, {}, supplier.token)).content;
    const { payload } = await db.selectFrom('jobs').select('payload').where('job_id', '=', job_id).executeTakeFirstOrThrow();
    expect(payload).toMatchObject({ skus: ['MINE-1', 'Mine-2'] });
    expect(productsJobs.map(({ job }) => job.name)).toContain('products.export');
  });

  it('without any SKU sees nothing', async () => {
    const empty = await make.anAccount(customer_id, 'supplier', ['products.read'], []);
    expect((await send(list, {}, empty.token)).content).toEqual({ list: [], count: 0 });
    expect((await send(search, {}, empty.token)).content.list).toEqual([]);
  });
});
