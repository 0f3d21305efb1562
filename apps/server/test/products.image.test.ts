import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { isPublicAddress } from '#server/ports/public-address.ts';
import { webPictures } from '#server/ports/pictures/web.ts';
import { pictureServer } from './kit/picture-server.ts';
import { aProductInput, errorsOf } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { jpeg, upload } from './kit/upload-samples.ts';

const picture = await jpeg(300, 200);
const { port, site, asked, gate, mayReach } = await pictureServer(picture);
const { app, deps, make, send, work } = await testApp({}, [], { pictures: webPictures({ mayReach, timeoutMs: 4000 }) });
const { db } = deps.database;
const { setImageUrl, get, save } = productsCalls;
work();

async function fetchedFrom(url: string) {
  const { token, customer_id } = await make.aMerchant();
  const { product_id } = await make.aProduct(customer_id);
  const set = await send(setImageUrl, { id: product_id, url }, token);
  expect(set).toMatchObject({ status: 200, content: { pending_image_url: url, image_url: null } });
  const job = () =>
    db
      .selectFrom('jobs')
      .selectAll()
      .where('name', '=', 'products.fetch_image')
      .where('customer_id', '=', customer_id)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await job()).attempts > 0 && (await job()).state !== 'running', { timeout: 10_000 }).toBe(true);
  return { token, job: await job(), product: (await send(get, { product_id }, token)).content };
}

const good = ['/lamp.jpg', '/lamp.jpg?size=large', '/moved.jpg'];

describe('products.setImageUrl', () => {
  it.each(good)('PROD-50 fetches the image from %s, re-encodes it and shows it', async (path) => {
    const { product, token } = await fetchedFrom(site + path);
    expect(product).toMatchObject({ pending_image_url: '', image_file_id: expect.any(String) });
    const shown = await app.inject({ url: product.image_url ?? '', headers: { token } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.rawPayload.equals(picture)).toBe(false);
  });

  it.each(['/page.jpg', '/endless.jpg', '/round.jpg', '/inside.jpg', '/file.jpg', '/none.jpg'])(
    'takes nothing from %s, and does not try again',
    async (path) => {
      const { product, job } = await fetchedFrom(site + path);
      expect(product).toMatchObject({ pending_image_url: site + path, image_file_id: null });
      expect(job).toMatchObject({ state: 'done', attempts: 1 });
    },
  );

  it.each(['/slow.jpg', '/busy.jpg'])('tries %s again later', async (path) => {
    const { job } = await fetchedFrom(site + path);
    expect(job.state).toBe('waiting');
  });

  it('does not replace an image chosen meanwhile', async () => {
    const { token, customer_id } = await make.aMerchant();
    const { product_id, sku } = await make.aProduct(customer_id);
    const own = await upload(app, '/upload/img', token, [{ name: 'own.jpg', type: 'image/jpeg', body: picture }]);
    const url = `${site}/gated.jpg`;
    await send(setImageUrl, { id: product_id, url }, token);
    await expect.poll(() => asked, { timeout: 5000 }).toContain('/gated.jpg');
    const image_file_id = own.content.file_id;
    const saved = await send(save, aProductInput({ product_id, sku, image_file_id }), token);
    expect(saved.content).toMatchObject({ image_file_id, pending_image_url: '' });
    gate.resolve();
    const states = () => db.selectFrom('jobs').select('state').where('customer_id', '=', customer_id).execute();
    await expect.poll(states, { timeout: 5000 }).toEqual([{ state: 'done' }]);
    expect((await send(get, { product_id }, token)).content).toEqual(saved.content);
  });

  it.each(['https://pictures.example/lamp.webp', 'https://pictures.example/lamp', 'ftp://pictures.example/lamp.jpg', 'lamp.jpg', ''])(
    'PROD-38 D-13 refuses the address "%s"',
    async (url) => {
      const { token, customer_id } = await make.aMerchant();
      const { product_id } = await make.aProduct(customer_id);
      expect(errorsOf(await send(setImageUrl, { id: product_id, url }, token))).toEqual([['url', 'products.image_suffix']]);
    },
  );
});

describe('outgoing requests of this server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-web-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    `http://127.0.0.1:${port}/lamp.jpg`,
    `http://localhost:${port}/lamp.jpg`,
    `http://2130706433:${port}/lamp.jpg`,
    `http://0x7f.1:${port}/lamp.jpg`,
    `http://[::1]:${port}/lamp.jpg`,
    `http://[::ffff:127.0.0.1]:${port}/lamp.jpg`,
    `http://0.0.0.0:${port}/lamp.jpg`,
    'http://169.254.169.254/latest/meta-data/x.jpg',
    'http://user:secret@pictures.example/x.jpg',
    'file:///etc/passwd.jpg',
  ])('never asks %s', async (url) => {
    const before = asked.length;
    await expect(webPictures().fetch(url, join(folder, 'x'))).rejects.toMatchObject({ name: 'PictureFault', lasting: true });
    expect(asked.length).toBe(before);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('recognizes public addresses', () => {
    const inside = [
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
      'fd00::1',
      'fe80::1',
      '::',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '::7f00:1',
      '169.254.169.254',
      '192.0.2.1',
      '198.18.0.1',
      '240.0.0.1',
      '2001::1',
      '2001:db8::1',
      'fec0::1',
      'nonsense',
      '127.1',
    ];
    for (const address of inside) expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });
});

describe('products.image', () => {
  it('PROD-52 PROD-22 shows an uploaded picture to the merchant and to staff, and no other file to either', async () => {
    const { token, customer_id } = await make.aMerchant();
    const staff = await make.aStaff('warehouse_clerk');
    const sent = await upload(app, '/upload/img', token, [{ name: 'lamp.jpg', type: 'image/jpeg', body: picture }]);
    const loose = await upload(app, '/upload/img', token, [{ name: 'loose.jpg', type: 'image/jpeg', body: picture }]);
    const { file_id } = sent.content;
    await send(save, aProductInput({ image_file_id: file_id }), token);
    const { list } = (await send(productsDeskCalls.deskList, { customer_id }, staff.token)).content;
    expect((await app.inject({ url: list[0]?.image_url ?? '', headers: { token: staff.token } })).statusCode).toBe(200);
    expect((await send(productsDeskCalls.deskImage, { customer_id, file_id: loose.content.file_id }, staff.token)).status).toBe(404);
    expect((await send(productsCalls.image, { file_id: loose.content.file_id }, token)).status).toBe(404);
    expect(
      (await app.inject({ url: `${uploadsCalls.getFile.path}?file_id=${loose.content.file_id}`, headers: { token } })).statusCode,
    ).toBe(200);
  });
});
