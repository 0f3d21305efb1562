import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES, MAX_NOTE_IMAGE_BYTES } from '@quayside/domain/uploads/upload-rules';
import { defineCalls } from '@quayside/contract/kernel/call';
import { Nothing } from '@quayside/contract/kernel/shapes';
import { StoredFile, uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { uploadImage } from '#server/areas/uploads/uploads.service.ts';
import { handlers } from '#server/kernel/handlers.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import type { Person } from './kit/factories.ts';
import { testApp, type TestApp } from './kit/test-app.ts';
import * as samples from './kit/upload-samples.ts';

const MB = 1024 * 1024;
const place = mkdtempSync(join(tmpdir(), 'quayside-limits-'));
const usual = process.env['TMPDIR'];
afterAll(() => {
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  rmSync(place, { recursive: true, force: true });
});

/** A call that takes images for notes, as areas with notes declare theirs. */
const noteCalls = defineCalls('uploads', {
  noteImage: {
    method: 'POST',
    path: '/upload/test-note',
    input: Nothing,
    output: StoredFile,
    permission: 'signed_in',
    log: null,
    upload: { field: 'file', maxBytes: MAX_NOTE_IMAGE_BYTES, kinds: ['image'] },
  },
});

let t: TestApp;
let merchant: Person;
let port = 0;
beforeAll(async () => {
  process.env['TMPDIR'] = place;
  t = await testApp({}, handlers(noteCalls, { noteImage: uploadImage }));
  merchant = await t.make.aMerchant();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  port = (t.app.server.address() as AddressInfo).port; // it listens on a port, not on a pipe
});

const send = (name: string, body: Buffer) => samples.upload(t.app, uploadsCalls.image.path, merchant.token, [{ name, body }]);
const temporary = () => readdirSync(place).filter((name) => name.startsWith('quayside-upload-'));
const kept = () => samples.filesIn(place).length;

const BOUNDARY = 'quayside-test-boundary';
/** The beginning of a form with a file, the way a browser starts it. */
const opening = (name = 'large.png') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;

function connect(headers: Record<string, string | number> = {}) {
  const sending = httpRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: uploadsCalls.image.path,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, token: merchant.token, ...headers },
  });
  const answered = new Promise<IncomingMessage>((ok, no) => sending.once('response', ok).once('error', no));
  answered.catch(() => {}); // who looks at the answer handles it; who only sends does not care
  return { sending, answered };
}

/** This many megabytes, never more than one of them in memory. */
async function* megabytes(count: number, look: () => void = () => {}): AsyncGenerator<Buffer | string> {
  yield opening();
  const one = randomBytes(MB);
  for (let sent = 0; sent < count; sent++) {
    yield one;
    if (sent % 5 === 3) look();
  }
  yield `\r\n--${BOUNDARY}--\r\n`;
}

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** Memory in use after garbage collection. */
function heldBytes(): number {
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries++) await new Promise((ok) => setTimeout(ok, 20));
  expect(condition()).toBe(true);
}

describe('the size of an upload', () => {
  it('may be 5 MB to the byte, and not one more (PROD-22)', async () => {
    const picture = await samples.jpeg();
    const exactly = Buffer.concat([picture, Buffer.alloc(MAX_IMAGE_BYTES - picture.length)]);
    expect((await send('photo.jpg', exactly)).status).toBe(200);
    const before = kept();
    const more = await send('photo.jpg', Buffer.concat([exactly, Buffer.alloc(1)]));
    expect(more).toMatchObject({
      status: 413,
      error_code: 2102,
      msg: 'Upload failure: the file is larger than 5 MB.',
      content: { details: { max: '5 MB' } },
    });
    expect(kept()).toBe(before);
  });

  it('LIMIT-04 D-18 mechanism: may be 500 KB to the byte for a picture in a note, and not one more', async () => {
    const attach = (body: Buffer) => samples.upload(t.app, noteCalls.noteImage.path, merchant.token, [{ name: 'note.jpg', body }]);
    const picture = await samples.jpeg();
    const exactly = Buffer.concat([picture, Buffer.alloc(500 * 1024 - picture.length)]);
    expect((await attach(exactly)).status).toBe(200);
    expect(await attach(Buffer.concat([exactly, Buffer.alloc(1)]))).toMatchObject({
      status: 413,
      msg: 'Upload failure: the file is larger than 500 KB.',
    });
  });

  it('is limited while it streams: 50 MB are refused with memory flat', async () => {
    const before = kept();
    // A warm-up: what the first upload loads stays in memory.
    const first = connect();
    await pipeline(Readable.from(megabytes(8)), first.sending);
    (await first.answered).resume();
    const start = heldBytes();
    let peak = start;
    const { sending, answered } = connect();
    await pipeline(Readable.from(megabytes(50, () => (peak = Math.max(peak, heldBytes())))), sending);
    const answer = await answered;
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(await text(answer))).toMatchObject({ content: { code: 'uploads.too_large' } });
    // The sender's own megabyte, the sockets and the disk buffer. Buffering the whole body would hold fifty.
    expect((peak - start) / MB).toBeLessThan(15);
    expect([kept(), temporary()]).toEqual([before, []]);
  });

  it('is not read without end: after 64 MB too many the connection is closed', async () => {
    const { sending, answered } = connect();
    await pipeline(Readable.from(megabytes(300)), sending).catch(() => {});
    await expect(answered).rejects.toThrow(/ECONNRESET|EPIPE|socket hang up/);
    await until(() => temporary().length === 0);
  });

  it('is refused without a session: nothing of it is stored', async () => {
    const before = kept();
    const { sending, answered } = connect({ token: 'nobody' });
    pipeline(Readable.from(megabytes(6)), sending).catch(() => {}); // the answer comes before everything is sent, and ends the sending
    expect(JSON.parse(await text(await answered))).toMatchObject({ error_code: 1010 });
    expect([kept(), temporary()]).toEqual([before, []]);
  });
});

describe('an upload that goes wrong on the way', () => {
  it('leaves nothing when the sender goes away', async () => {
    const before = kept();
    const { sending } = connect();
    sending.on('error', () => {});
    sending.write(opening());
    sending.write(randomBytes(MB));
    await until(() => temporary().length === 1);
    sending.destroy();
    await until(() => temporary().length === 0);
    expect(kept()).toBe(before);
  });

  it.each([
    ['a form that never ends', `${opening()}abc`],
    ['a form whose file has no end mark', opening()],
    ['no form at all', 'hello'],
  ])('is refused as unreadable: %s', async (_what, payload) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, token: merchant.token };
    const answer = await t.app.inject({ method: 'POST', url: uploadsCalls.image.path, payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ content: { code: 'request.malformed' } });
    expect(temporary()).toEqual([]);
  });

  it('is refused when it is no form', async () => {
    const { status, content } = await t.send(uploadsCalls.image, {}, merchant.token);
    expect({ status, content }).toMatchObject({ status: 415, content: { code: 'request.unsupported_media' } });
  });

  it('is refused with a form of a thousand parts', async () => {
    const parts = Array.from({ length: 1000 }, (_, at) => ({ field: `f${at}`, body: 'x' }));
    const answer = await samples.upload(t.app, uploadsCalls.image.path, merchant.token, parts);
    expect(answer).toMatchObject({ status: 400, content: { code: 'request.malformed' } });
  });

  it('is a server error when the storage fails, and leaves no row', async () => {
    const failing: Storage = {
      ...t.deps.storage,
      put: async (_key, body) => {
        body.destroy();
        throw new Error('the bucket is gone');
      },
    };
    const { storage } = t.deps;
    Object.assign(t.deps, { storage: failing });
    const answer = await send('photo.png', await samples.png());
    Object.assign(t.deps, { storage });
    expect(answer).toMatchObject({ status: 500, content: { code: 'server.fault' } });
    expect(temporary()).toEqual([]);
  });
});

describe('the name of an upload', () => {
  it.each([
    ['../../../../etc/cron.d/evil.png', 'evil.png'],
    ['..\\..\\windows\\evil.png', 'evil.png'],
    ['商品主图（正面）.png', '商品主图（正面）.png'],
    ['a\u202Egnp.png', 'agnp.png'],
    ['cafe\u0301.png', 'café.png'],
    [`${'图'.repeat(60)}.png`, `${'图'.repeat(60)}.png`],
  ])('is kept without folders and tricks: %j', async (given, name) => {
    const { status, content } = await send(given, await samples.png(8, 8));
    expect({ status, name: content.name }).toEqual({ status: 200, name });
  });

  it.each(['ab', `${'x'.repeat(61)}.png`, '../..', 'folder/'])('is refused below 3 and above 64 characters (D-17): %s', async (given) => {
    const before = kept();
    const answer = await send(given, await samples.png(8, 8));
    expect(answer).toMatchObject({ status: 422, content: { code: 'uploads.bad_name' } });
    expect(kept()).toBe(before);
  });
});
