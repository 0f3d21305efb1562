import { describe, expect, it } from 'vitest';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { webPictures } from '#server/ports/pictures/web.ts';
import { importKit } from './kit/imports.ts';
import { pictureServer } from './kit/picture-server.ts';
import { aProductInput } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { jpeg, upload } from './kit/upload-samples.ts';
import { productRow, xlsx } from './kit/workbooks.ts';

const picture = await jpeg(300, 200);
const { site, mayReach } = await pictureServer(picture);
const testing = await testApp({}, [], { pictures: webPictures({ mayReach, timeoutMs: 1500 }) });
const { app, deps, make, send, work } = testing;
const { bring } = importKit(testing);
const { db } = deps.database;
const { setImageUrl, get, list, save } = productsCalls;
const worker = work();

async function aProductWithAddress(url: string) {
  const { token, customer_id } = await make.aMerchant();
  const { product_id, sku } = await make.aProduct(customer_id);
  const { updated_at } = (await send(setImageUrl, { id: product_id, url }, token)).content;
  const jobs = db.selectFrom('jobs').where('name', '=', 'products.fetch_image').where('customer_id', '=', customer_id);
  /** The newest fetch job, once it has finished or waits for a retry. */
  const fetched = async (tries = 1) => {
    const newest = () => jobs.selectAll().orderBy('job_id', 'desc').limit(1).executeTakeFirstOrThrow();
    await expect
      .poll(async () => (await newest()).attempts >= tries && (await newest()).state !== 'running', { timeout: 10_000 })
      .toBe(true);
    return newest();
  };
  const product = async () => (await send(get, { product_id }, token)).content;
  return { token, product_id, sku, url, updated_at, fetched, product };
}

/** The next try runs at once, and is the last. */
async function onlyTheLastTryIsLeft(jobId: number) {
  await db
    .updateTable('jobs')
    .set(({ ref, eb }) => ({ attempts: eb(ref('max_attempts'), '-', 1), run_at: new Date() }))
    .where('job_id', '=', jobId)
    .execute();
  worker.wakeWorker();
}

describe('an image address that cannot be fetched', () => {
  it.each([
    ['/none.jpg', 'not_found'],
    ['/round.jpg', 'not_found'],
    ['/members.jpg', 'denied'],
    ['/page.jpg', 'not_a_picture'],
    ['/endless.jpg', 'too_large'],
    ['/inside.jpg', 'refused_address'],
    ['/file.jpg', 'refused_address'],
  ] as const)('is told on the product: %s is %s', async (path, fault) => {
    const { token, url, updated_at, fetched, product } = await aProductWithAddress(site + path);
    expect((await fetched()).state).toBe('done');
    // `updated_at` is unchanged: an open form can still be saved.
    expect(await product()).toMatchObject({ image_error: fault, pending_image_url: url, image_file_id: null, updated_at });
    expect((await send(list, {}, token)).content.list[0]?.image_error).toBe(fault);
  });

  it.each(['/busy.jpg', '/slow.jpg'])('that fails temporarily is reported after the last try: %s', async (path) => {
    const { fetched, product } = await aProductWithAddress(site + path);
    const { job_id, max_attempts } = await fetched();
    expect((await product()).image_error).toBeNull();
    await onlyTheLastTryIsLeft(job_id);
    expect((await fetched(max_attempts)).state).toBe('done');
    expect((await product()).image_error).toBe('unreachable');
  });

  it('keeps the previous image', async () => {
    const { token, product_id, fetched, product } = await aProductWithAddress(`${site}/lamp.jpg`);
    await fetched();
    const { image_file_id } = await product();
    await send(setImageUrl, { id: product_id, url: `${site}/none.jpg` }, token);
    await fetched();
    expect(await product()).toMatchObject({ image_file_id, image_error: 'not_found' });
  });

  it('is cleared by another address, and when the image was fetched', async () => {
    const { token, product_id, fetched, product } = await aProductWithAddress(`${site}/none.jpg`);
    await fetched();
    const set = await send(setImageUrl, { id: product_id, url: `${site}/100%.jpg` }, token);
    expect(set.content.image_error).toBeNull();
    await fetched();
    expect(await product()).toMatchObject({ image_error: null, pending_image_url: '', image_file_id: expect.any(String) });
  });

  it('is cleared when an image is chosen by hand, not by another change', async () => {
    const { token, product_id, sku, fetched } = await aProductWithAddress(`${site}/none.jpg`);
    await fetched();
    const changed = await send(save, aProductInput({ product_id, sku, color: 'red' }), token);
    expect(changed.content.image_error).toBe('not_found');
    const own = await upload(app, '/upload/img', token, [{ name: 'own.jpg', body: picture }]);
    const chosen = await send(save, aProductInput({ product_id, sku, image_file_id: own.content.file_id }), token);
    expect(chosen.content).toMatchObject({ image_error: null, pending_image_url: '' });
  });

  it('is cleared when a workbook has another, not when it has the same again', async () => {
    const { token, sku, url, fetched, product } = await aProductWithAddress(`${site}/none.jpg`);
    await fetched();
    const brought = async (image_url: string, color: string) => {
      const { import_id } = await bring('products', await xlsx({ rows: [productRow({ sku, image_url, color })] }), token);
      await send(importsCalls.changeMode, { import_id, mode: 'update' }, token);
      await send(importsCalls.apply, { import_id }, token);
      return product();
    };
    expect(await brought(url, 'red')).toMatchObject({ color: 'red', image_error: 'not_found' });
    expect(await brought('', 'blue')).toMatchObject({ color: 'blue', image_error: 'not_found' });
    expect((await brought(`${site}/gated.jpg`, 'green')).image_error).toBeNull();
  });

  it('is not reported when another image was chosen meanwhile', async () => {
    const { token, product_id, sku, fetched, product } = await aProductWithAddress(`${site}/busy.jpg`);
    const { job_id, max_attempts } = await fetched();
    const own = await upload(app, '/upload/img', token, [{ name: 'own.jpg', body: picture }]);
    await send(save, aProductInput({ product_id, sku, image_file_id: own.content.file_id }), token);
    await onlyTheLastTryIsLeft(job_id);
    await fetched(max_attempts);
    expect((await product()).image_error).toBeNull();
  });
});
