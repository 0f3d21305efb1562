import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import { productsCalls } from '@quayside/contract/products/products.calls';
import { productsDeskCalls } from '@quayside/contract/products/products.desk-calls';
import { drawSmall } from '#server/kernel/reencode-image.ts';
import { chooseStorage } from '#server/ports/storage/choose.ts';
import { smallKey } from '#server/ports/storage/keys.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { readConfig } from '#server/kernel/config.ts';
import { anOrderInput } from './kit/orders.ts';
import { aProductInput } from './kit/products.ts';
import { testApp } from './kit/test-app.ts';
import { hugePng, photo, upload } from './kit/upload-samples.ts';

// The server does not decode webp; this test must, to check the result.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
const KB = 1024;

const folder = mkdtempSync(join(tmpdir(), 'quayside-small-test-'));
const temporary = join(folder, 'temporary');
mkdirSync(temporary);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});
const kept = chooseStorage(readConfig({}, folder), folder);
const written: string[] = [];
const refusing = { writes: false };
/** A storage folder that records writes and can be full. */
const storage: Storage = {
  ...kept,
  put: async (key, body) => {
    written.push(key);
    if (refusing.writes) throw new Error('the disk is full');
    await kept.put(key, body);
  },
};
const { app, deps, make, send } = await testApp({}, [], { storage });
// Temporary files in a folder of this file, so that leftovers are detected.
vi.stubEnv('TMPDIR', temporary);

const lying = () => photo(1200, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
const cutOut = () =>
  sharp({ create: { width: 900, height: 900, channels: 4, background: '#0000' } })
    .composite([{ input: { create: { width: 300, height: 300, channels: 4, background: '#2a2' } } }])
    .png()
    .toBuffer();
/** Red first, then blue. */
const moving = () => {
  const frames = Buffer.concat([
    Buffer.alloc(300 * 200 * 3, Buffer.from([220, 0, 0])),
    Buffer.alloc(300 * 200 * 3, Buffer.from([0, 0, 220])),
  ]);
  return sharp(frames, { raw: { width: 300, height: 400, channels: 3, pageHeight: 200 } })
    .gif({ delay: [80, 80] })
    .toBuffer();
};
const pixel = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const measures = async (picture: Buffer) => {
  const { format, width, height, pages = 1, exif } = await sharp(picture).metadata();
  return { format, width, height, pages, exif };
};

async function withPicture(body: Buffer, name = 'lamp.jpg') {
  const merchant = await make.aMerchant();
  const { file_id } = (await upload(app, '/upload/img', merchant.token, [{ name, body }])).content;
  const { product_id } = (await send(productsCalls.save, aProductInput({ image_file_id: file_id }), merchant.token)).content;
  const { storage_key } = await deps.database.db
    .selectFrom('files')
    .select('storage_key')
    .where('file_id', '=', file_id)
    .executeTakeFirstOrThrow();
  const url = `${productsCalls.image.path}?file_id=${file_id}&size=small`;
  return { ...merchant, file_id, product_id, storage_key, url, look: () => app.inject({ url, headers: { token: merchant.token } }) };
}

describe('a small picture', () => {
  it.each([
    ['a photo that lies on its side', 'lamp.jpg', lying, { width: 107, height: 160 }],
    ['a cut-out', 'lamp.png', cutOut, { width: 160, height: 160 }],
    ['a moving picture', 'lamp.gif', moving, { width: 160, height: 107 }],
  ] as const)('of %s is at most 160 pixels wide and high, still, and a few KB', async (_what, name, body, size) => {
    const { look } = await withPicture(await body(), name);
    const answer = await look();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await measures(answer.rawPayload)).toEqual({ format: 'webp', ...size, pages: 1, exif: undefined });
    expect(answer.rawPayload.length).toBeLessThan(4 * KB);
  });

  it('is upright, keeps transparency, and is the first frame of an animation', async () => {
    const draw = async (body: Buffer) => {
      const path = join(folder, 'drawn');
      writeFileSync(path, body);
      return drawSmall(path);
    };
    const upright = await draw(await lying());
    expect(await measures(upright)).toMatchObject({ width: 107, height: 160, exif: undefined });
    // Brighter to the right becomes brighter at the bottom.
    expect((await pixel(upright, 50, 150))[0]).toBeGreaterThan((await pixel(upright, 50, 10))[0] ?? 255);
    const hollow = await draw(await cutOut());
    expect([(await pixel(hollow, 2, 2))[3], (await pixel(hollow, 80, 80))[3]]).toEqual([0, 255]);
    const [red = 0, , blue = 255] = await pixel(await draw(await moving()), 80, 50);
    expect([red > 200, blue < 40]).toEqual([true, true]);
  });

  it('is never larger than the picture itself', async () => {
    const { look } = await withPicture(await photo(40, 30).png().toBuffer(), 'dot.png');
    expect(await measures((await look()).rawPayload)).toMatchObject({ width: 40, height: 30 });
  });

  it('of a file that claims enormous dimensions is not rendered', async () => {
    const path = join(folder, 'huge');
    writeFileSync(path, hugePng(30_000, 30_000));
    await expect(drawSmall(path)).rejects.toThrow(/pixel limit/);
  });

  it('is cached: it is shown when the original cannot be read, and created again when it is lost', async () => {
    const { look, storage_key } = await withPicture(await lying());
    const original = await buffer(await kept.open(storage_key));
    const first = await look();
    await kept.remove(storage_key);
    const again = await look();
    expect([again.statusCode, again.rawPayload.equals(first.rawPayload)]).toEqual([200, true]);
    await kept.remove(smallKey(storage_key));
    const lost = await look();
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([500, 'no-store']);
    await kept.put(storage_key, Readable.from([original]));
    expect((await look()).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('is created once for eight concurrent requests', async () => {
    const { look, storage_key } = await withPicture(await lying());
    const answers = await Promise.all(Array.from({ length: 8 }, look));
    expect(new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('base64')}`)).size).toBe(1);
    expect(written.filter((key) => key === smallKey(storage_key))).toHaveLength(1);
  });

  it('is shown also when it cannot be stored', async () => {
    const { look, storage_key } = await withPicture(await lying());
    refusing.writes = true;
    const answer = await look().finally(() => (refusing.writes = false));
    expect([answer.statusCode, existsSync(join(folder, 'files', smallKey(storage_key)))]).toEqual([200, false]);
  });
});

describe('the picture of a product', () => {
  it('PROD-04 PROD-55 is small in lists, searches and orders, of merchants and of staff, and whole on its page', async () => {
    const { token, customer_id, product_id, file_id, url } = await withPicture(await lying());
    const staff = await make.aStaff('warehouse_clerk');
    const page = (await send(productsCalls.get, { product_id }, token)).content.image_url ?? '';
    expect(page).toBe(`${productsCalls.image.path}?file_id=${file_id}`);
    expect((await send(productsCalls.list, {}, token)).content.list[0]?.image_url).toBe(url);
    expect((await send(productsCalls.search, {}, token)).content.list[0]?.image_url).toBe(url);
    const order = (await send(ordersCalls.save, anOrderInput(product_id), token)).content;
    expect(order.lines[0]?.image_url).toBe(url);
    expect((await send(ordersCalls.list, {}, token)).content.list[0]?.goods[0]?.image_url).toBe(url);
    const atDesk = (await send(productsDeskCalls.deskList, { customer_id }, staff.token)).content.list[0]?.image_url ?? '';
    const seen = await app.inject({ url: atDesk, headers: { token: staff.token } });
    expect(await measures(seen.rawPayload)).toMatchObject({ format: 'webp', width: 107, height: 160 });
    const whole = await app.inject({ url: page, headers: { token } });
    expect(await sharpSize(whole.rawPayload)).toEqual([800, 1200]);
  });

  it('may be cached by the browser, for that session only', async () => {
    const { look, token, file_id } = await withPicture(await lying());
    const whole = await app.inject({ url: `${productsCalls.image.path}?file_id=${file_id}`, headers: { token } });
    for (const { headers } of [await look(), whole])
      expect(headers).toMatchObject({ 'cache-control': 'private, max-age=31536000, immutable', vary: 'token' });
  });

  it('is not shown to other merchants, not even as a thumbnail', async () => {
    const { url, file_id, customer_id } = await withPicture(await lying());
    const [other, staff] = [await make.aMerchant(), await make.aStaff('warehouse_clerk')];
    expect((await app.inject({ url, headers: { token: other.token } })).statusCode).toBe(404);
    const asked = { file_id, size: 'small' as const };
    expect((await send(productsDeskCalls.deskImage, { ...asked, customer_id: other.customer_id }, staff.token)).status).toBe(404);
    expect((await send(productsDeskCalls.deskImage, { ...asked, customer_id }, other.token)).status).toBe(401);
  });
});

async function sharpSize(picture: Buffer) {
  const path = join(folder, 'whole');
  writeFileSync(path, picture);
  const { width, height } = await sharp(path).metadata();
  return [width, height];
}
