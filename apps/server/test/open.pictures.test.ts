import { describe, expect, it } from 'vitest';
import { addressOf, type InputOf } from '@quayside/contract/kernel/call';
import { productsOpenCalls as calls } from '@quayside/contract/products/products.open-calls';
import { productsJobs } from '#server/areas/products/products.jobs.ts';
import { webPictures } from '#server/ports/pictures/web.ts';
import { openKit } from './kit/open.ts';
import { pictureServer } from './kit/picture-server.ts';
import { runJobs } from './kit/run-jobs.ts';
import { testApp } from './kit/test-app.ts';
import { jpeg } from './kit/upload-samples.ts';

const { site, mayReach, asked } = await pictureServer(await jpeg(300, 200));
const kit = await testApp({}, [], { pictures: webPictures({ mayReach, timeoutMs: 1500 }) });
const { app, deps, make } = kit;
const { ask } = openKit(kit);
let serial = 0;

const aProgram = async () => {
  const merchant = await make.aMerchant();
  return { ...merchant, key: await make.anApiKey(merchant.customer_id) };
};
const aLamp = (): InputOf<typeof calls.openCreate> => ({
  sku: `LAMP-${++serial}`,
  product_name: 'Lamp',
  name_en: 'Lamp',
  name_cn: '灯',
  declared_value: '12.50',
  hs_code: '9405409000',
  property_ids: [1],
  weight_g: 500,
});
const create = async (key: string, image_source: string) => {
  const { status, body, problem } = await ask(calls.openCreate, { ...aLamp(), image_source }, key);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  await runJobs(deps, productsJobs);
  return (await ask(calls.openGet, { product_id: body.product_id }, key)).body;
};
const pictureOf = (key: string, product_id: number) => {
  const { path } = addressOf(calls.openImage, { product_id });
  return app.inject({ url: path, headers: { authorization: `Bearer ${key}` } });
};

describe('pictures of products in the open API', () => {
  it('PROD-50 PLUG-04 a program names an address; the picture is fetched, listed with a path its key opens, and closed to others', async () => {
    const [mine, other] = [await aProgram(), await aProgram()];
    const made = await create(mine.key, `${site}/lamp.jpg`);
    const { path } = addressOf(calls.openImage, { product_id: made.product_id });
    expect(made).toMatchObject({ image_url: path, image_source: `${site}/lamp.jpg`, image_error: null });
    expect((await ask(calls.openList, {}, mine.key)).body.list).toMatchObject([{ product_id: made.product_id, image_url: path }]);
    const picture = await pictureOf(mine.key, made.product_id);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(picture.rawPayload.length).toBeGreaterThan(100);
    expect((await pictureOf(other.key, made.product_id)).statusCode).toBe(404);
    expect((await app.inject({ url: path })).statusCode).toBe(401);
  });

  it('a private address is never asked and named as the reason; without a picture the path answers 404', async () => {
    const { key } = await aProgram();
    const strict = await create(key, 'http://169.254.169.254/latest/lamp.jpg');
    expect(strict).toMatchObject({ image_url: null, image_error: 'refused_address' });
    const moved = await create(key, `${site}/inside.jpg`);
    expect(moved).toMatchObject({ image_url: null, image_error: 'refused_address' });
    expect((await pictureOf(key, strict.product_id)).json()).toMatchObject({ code: 'request.not_found' });
  });

  it('an address that is no picture is refused at its field, together with all other errors', async () => {
    const { key } = await aProgram();
    const { status, problem } = await ask(calls.openCreate, { ...aLamp(), sku: '', image_source: 'ftp://lamp' }, key);
    expect(status).toBe(422);
    expect(problem.fields?.map(({ path, code }) => [path, code])).toEqual(
      expect.arrayContaining([
        ['sku', expect.any(String)],
        ['image_source', 'products.image_suffix'],
      ]),
    );
  });

  it('sent back as it was read, left out or empty it fetches nothing; another address replaces it; null removes it', async () => {
    const { key } = await aProgram();
    const { product_id, sku } = await create(key, `${site}/lamp.jpg`);
    const change = async (given: object) => {
      const answer = await ask(calls.openEdit, { ...aLamp(), sku, product_id, ...given }, key);
      expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
      await runJobs(deps, productsJobs);
      return (await ask(calls.openGet, { product_id }, key)).body;
    };
    const before = asked.length;
    for (const given of [{ image_source: `${site}/lamp.jpg` }, {}, { image_source: '' }])
      expect(await change(given)).toMatchObject({ image_url: expect.any(String), image_source: `${site}/lamp.jpg` });
    expect(asked.length).toBe(before);
    expect(await change({ image_source: `${site}/moved.jpg` })).toMatchObject({ image_source: `${site}/moved.jpg`, image_error: null });
    expect(asked.length).toBeGreaterThan(before);
    expect(await change({ image_source: null })).toMatchObject({ image_url: null, image_source: '', image_error: null });
  });
});
