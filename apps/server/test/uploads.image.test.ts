import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineCalls } from '@quayside/contract/kernel/call';
import { Nothing } from '@quayside/contract/kernel/shapes';
import { StoredFile, uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { uploadImage } from '#server/areas/uploads/uploads.service.ts';
import { handlers } from '#server/kernel/handlers.ts';
import type { Person } from './kit/factories.ts';
import { testApp, type TestApp } from './kit/test-app.ts';
import * as samples from './kit/upload-samples.ts';

// A folder of this file for stored and temporary files, so that leftovers are detected.
const place = mkdtempSync(join(tmpdir(), 'quayside-uploads-'));
const usual = process.env['TMPDIR'];
afterAll(() => {
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  rmSync(place, { recursive: true, force: true });
});

const voucherCalls = defineCalls('uploads', {
  voucher: {
    method: 'POST',
    path: '/upload/test-voucher',
    input: Nothing,
    output: StoredFile,
    permission: 'signed_in',
    log: null,
    upload: { field: 'voucher', maxBytes: 200_000, kinds: ['image', 'pdf'] },
  },
  broken: {
    method: 'POST',
    path: '/upload/test-broken',
    input: Nothing,
    output: StoredFile,
    permission: 'signed_in',
    log: null,
    upload: { field: 'voucher', maxBytes: 200_000, kinds: ['image'] },
  },
});

let t: TestApp;
let merchant: Person;
beforeAll(async () => {
  process.env['TMPDIR'] = place;
  t = await testApp({}, handlers(voucherCalls, { voucher: uploadImage, broken: () => Promise.reject(new Error('broken')) }));
  merchant = await t.make.aMerchant();
});

const send = (parts: samples.Part[], headers: Record<string, string> = {}) =>
  samples.upload(t.app, uploadsCalls.image.path, merchant.token, parts, headers);
const voucher = (name: string, body: Buffer) =>
  samples.upload(t.app, voucherCalls.voucher.path, merchant.token, [{ field: 'voucher', name, body }]);
const rowOf = (file_id: string) =>
  t.deps.database.db.selectFrom('files').selectAll().where('file_id', '=', file_id).executeTakeFirstOrThrow();
const storedAt = (storage_key: string) => samples.filesIn(place).find((path) => path.endsWith(storage_key)) ?? '';
async function stored(file_id: string) {
  const path = storedAt((await rowOf(file_id)).storage_key);
  return { path, bytes: readFileSync(path), image: () => sharp(path, { animated: true }).metadata() };
}
/** Runs an action that must leave neither a file nor a row behind. */
async function leavesNothing(work: () => Promise<samples.UploadAnswer>): Promise<samples.UploadAnswer> {
  const rows = () => t.deps.database.db.selectFrom('files').select('file_id').execute();
  const before = [samples.filesIn(place).length, (await rows()).length];
  const answer = await work();
  expect([samples.filesIn(place).length, (await rows()).length]).toEqual(before);
  return answer;
}

const wrongTypes = [
  ['a renamed program', () => samples.elf],
  ['a webp', samples.webp],
  ['a drawing that can hold scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', samples.pdf],
  ['a few bytes of nothing', () => Buffer.from('hello')],
  ['a picture of 900 million pixels in a kilobyte', () => samples.hugePng(30_000, 30_000)],
  ['a moving picture with more frames than we draw', () => samples.gif(301, 4)],
] as const;
const brokenFiles = [
  ['an empty file', () => Buffer.alloc(0)],
  ['half a PNG', async () => (await samples.png(300, 300)).subarray(0, 40_000)],
  ['half a JPEG', async () => (await samples.jpeg(600, 600)).subarray(0, 40_000)],
  ['half a GIF', async () => (await samples.gif(20, 64)).subarray(0, 900)],
  ['the mere beginning of a PNG', async () => (await samples.png()).subarray(0, 60)],
  ['a script that begins like a GIF', () => samples.gifScript],
] as const;

describe('uploads.image', () => {
  it.each([
    ['jpeg', 'photo.jpg', 'image/jpeg', samples.jpeg],
    ['png', 'photo.png', 'image/png', samples.png],
    ['gif', 'photo.gif', 'image/gif', () => samples.gif(1)],
  ] as const)('stores a %s and answers where to fetch it (PROD-22)', async (format, name, mime, make) => {
    const answer = await send([{ name, body: await make() }]);
    expect(answer).toMatchObject({ status: 200, error_code: 0, content: { name, mime } });
    const { file_id, bytes, url } = answer.content;
    expect(url).toBe(`/api/ucenter/common/file/getFile?file_id=${file_id}`);
    const row = await rowOf(file_id);
    const kept = await stored(file_id);
    expect(row).toMatchObject({ customer_id: merchant.customer_id, account_id: merchant.account_id, name, mime, bytes });
    expect(kept.bytes.length).toBe(bytes);
    expect(createHash('sha256').update(kept.bytes).digest()).toEqual(row.sha256);
    expect((await kept.image()).format).toBe(format);
  });

  it('leaves nothing in the temporary folder', async () => {
    await send([{ name: 'photo.png', body: await samples.png() }]);
    expect(samples.filesIn(place).filter((path) => path.includes('quayside-upload-') || path.includes('.aside'))).toEqual([]);
  });

  it('removes location and owner from an image, and turns it upright', async () => {
    const picture = await samples.phonePicture();
    expect(picture.includes('SECRET-OWNER')).toBe(true);
    const { content } = await send([{ name: 'phone.jpg', body: picture }]);
    const { image, bytes } = await stored(content.file_id);
    const { width, height, exif, orientation } = await image();
    expect({ width, height, exif, orientation }).toEqual({ width: 80, height: 120, exif: undefined, orientation: undefined });
    expect(bytes.includes('SECRET-OWNER')).toBe(false);
  });

  it('removes data after the end of an image', async () => {
    const body = Buffer.concat([await samples.jpeg(), Buffer.from('<?php system($_GET["c"]); ?>')]);
    const { status, content } = await send([{ name: 'shell.php.jpg', body }]);
    expect(status).toBe(200);
    expect((await stored(content.file_id)).bytes.includes('<?php')).toBe(false);
  });

  it('keeps an animation animated', async () => {
    const { content } = await send([{ name: 'moving.gif', body: await samples.gif(12) }]);
    const { pages, delay, loop } = await (await stored(content.file_id)).image();
    expect({ pages, loop, delay: delay?.[0] }).toEqual({ pages: 12, loop: 0, delay: 80 });
  });

  it('re-encodes many concurrent images, a few at a time', async () => {
    const bodies = await Promise.all(Array.from({ length: 8 }, (_, at) => samples.jpeg(400 + at, 300)));
    const answers = await Promise.all(bodies.map((body, at) => send([{ name: `photo-${at}.jpg`, body }])));
    expect(answers.map(({ status, content }) => `${status} ${content.name}`)).toEqual(bodies.map((_, at) => `200 photo-${at}.jpg`));
  });

  it('goes by the content and not by the name or the stated type', async () => {
    const { content } = await send([{ name: 'photo.exe', type: 'application/x-msdownload', body: await samples.png() }]);
    expect(content).toMatchObject({ name: 'photo.png', mime: 'image/png' });
  });

  it.each(wrongTypes)('NET-24 refuses %s with "Invalid file type or image"', async (_what, make) => {
    const body = await make();
    const answer = await leavesNothing(() => send([{ name: 'photo.png', type: 'image/png', body }]));
    expect(answer).toMatchObject({
      status: 415,
      error_code: 2101,
      msg: 'Invalid file type or image.',
      content: { code: 'uploads.wrong_type' },
    });
  });

  it.each(brokenFiles)('NET-23 refuses %s with "Upload failure"', async (_what, make) => {
    const body = await make();
    const answer = await leavesNothing(() => send([{ name: 'photo.png', body }]));
    expect(answer).toMatchObject({ status: 422, error_code: 2103, content: { code: 'uploads.broken' } });
    expect(answer.msg).toMatch(/^Upload failure/);
  });

  it('refuses in Chinese for a Chinese reader', async () => {
    expect(await send([{ name: 'tool.png', body: samples.elf }], { lang: 'zh-cn' })).toMatchObject({ msg: '文件类型或图片无效。' });
  });

  it('refuses a form without a file', async () => {
    expect(await leavesNothing(() => send([]))).toMatchObject({ status: 422, content: { code: 'uploads.missing' } });
  });

  it('names every part of a form that does not belong there, all at once', async () => {
    const body = await samples.png();
    const parts = [
      { name: 'one.png', body },
      { name: 'two.png', body },
      { field: 'other', name: 'three.png', body },
      { field: 'customer_id', body: '1' },
    ];
    const answer = await leavesNothing(() => send(parts));
    expect(answer).toMatchObject({ status: 422, content: { code: 'request.invalid' } });
    expect(answer.content.fields?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'file too_many',
      'other unknown_field',
      'customer_id unknown_field',
    ]);
  });

  it('writes a line into the operation log, also for a file that was refused', async () => {
    const other = await t.make.aMerchant();
    await samples.upload(t.app, uploadsCalls.image.path, other.token, [{ name: 'photo.png', body: await samples.png() }]);
    await samples.upload(t.app, uploadsCalls.image.path, other.token, [{ name: 'photo.png', body: samples.elf }]);
    const lines = await t.deps.database.db
      .selectFrom('operation_log')
      .select(['operation', 'outcome'])
      .where('customer_id', '=', other.customer_id)
      .orderBy('log_id')
      .execute();
    expect(lines).toEqual([
      { operation: 'uploads.image', outcome: 'done' },
      { operation: 'uploads.image', outcome: 'uploads.wrong_type' },
    ]);
  });
});

describe('an upload sent twice', () => {
  it('is one file: the repeat gets the first answer and leaves nothing behind', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const parts = [{ name: 'photo.png', body: await samples.png() }];
    const first = await send(parts, key);
    const again = await leavesNothing(() => send(parts, key));
    expect(again.content).toEqual(first.content);
  });

  it('with another image under the same key is refused, and leaves nothing behind', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await send([{ name: 'photo.png', body: await samples.png() }], key);
    const other = await leavesNothing(async () => send([{ name: 'photo.jpg', body: await samples.jpeg() }], key));
    expect(other.status).toBe(409);
  });
});

describe('an upload whose call fails', () => {
  it('leaves nothing behind', async () => {
    const answer = await leavesNothing(async () =>
      samples.upload(t.app, voucherCalls.broken.path, merchant.token, [{ field: 'voucher', name: 'photo.png', body: await samples.png() }]),
    );
    expect(answer.status).toBe(500);
  });
});

describe('an upload that may be a PDF', () => {
  it('keeps a whole PDF byte for byte', async () => {
    const body = samples.pdf();
    const { status, content } = await voucher('银行回单.pdf', body);
    expect({ status, mime: content.mime, name: content.name }).toEqual({ status: 200, mime: 'application/pdf', name: '银行回单.pdf' });
    expect((await stored(content.file_id)).bytes.equals(body)).toBe(true);
  });

  it('still re-encodes an image', async () => {
    const { content } = await voucher('slip.jpg', Buffer.concat([await samples.jpeg(), Buffer.from('%PDF-1.4 %%EOF')]));
    expect(content.mime).toBe('image/jpeg');
    expect((await stored(content.file_id)).bytes.includes('%PDF')).toBe(false);
  });

  it('refuses half a PDF', async () => {
    const answer = await leavesNothing(() => voucher('slip.pdf', samples.pdf().subarray(0, 200)));
    expect(answer.content.code).toBe('uploads.broken');
  });

  it('says how large a file may be, in a readable unit', async () => {
    const answer = await leavesNothing(() => voucher('slip.pdf', Buffer.concat([samples.pdf(), Buffer.alloc(200_000)])));
    expect(answer).toMatchObject({ status: 413, msg: 'Upload failure: the file is larger than 195 KB.' });
  });
});

describe('an image at the limit of what is decoded', () => {
  it('is drawn: 48 million pixels, as the largest phones make them', async () => {
    const path = join(place, `${randomUUID()}.png`);
    writeFileSync(
      path,
      await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#a33' } })
        .png()
        .toBuffer(),
    );
    const body = readFileSync(path);
    rmSync(path);
    expect((await send([{ name: 'large.png', body }])).status).toBe(200);
  });
});
