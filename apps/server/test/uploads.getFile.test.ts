import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadsCalls } from '@quayside/contract/uploads/uploads.calls';
import { writeFile } from '#server/areas/uploads/uploads.service.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import type { Person } from './kit/factories.ts';
import { testApp, type TestApp } from './kit/test-app.ts';
import * as samples from './kit/upload-samples.ts';

const place = mkdtempSync(join(tmpdir(), 'quayside-getfile-'));
const usual = process.env['TMPDIR'];
afterAll(() => {
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  rmSync(place, { recursive: true, force: true });
});

let t: TestApp;
let merchant: Person;
let stranger: Person;
beforeAll(async () => {
  process.env['TMPDIR'] = place;
  t = await testApp();
  [merchant, stranger] = [await t.make.aMerchant(), await t.make.aMerchant()];
});

const get = (url: string, token: string) => t.app.inject({ url, headers: { token } });
const anImage = async (name = 'photo.png') =>
  (await samples.upload(t.app, uploadsCalls.image.path, merchant.token, [{ name, body: await samples.png() }])).content;
/** Writes a file as a job does. */
const written = (body: Readable, name = 'export.csv') =>
  asSystem(t.deps.database, (tx) =>
    writeFile(
      { tx, storage: t.deps.storage, now: new Date() },
      { customerId: merchant.customer_id, accountId: merchant.account_id, name, mime: 'text/csv', body },
    ),
  );

describe('uploads.getFile', () => {
  it('returns the image with headers that stop it from running scripts', async () => {
    const { url, bytes } = await anImage('商品.png');
    const answer = await get(url, merchant.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.length).toBe(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''%E5%95%86%E5%93%81.png");
  });

  it('answers "not found" for the file of another merchant, and for an unknown one', async () => {
    const { file_id } = await anImage();
    for (const id of [file_id, randomUUID()]) {
      const answer = await t.send(uploadsCalls.getFile, { file_id: id }, stranger.token);
      expect(answer).toMatchObject({ status: 404, content: { code: 'request.not_found' } });
    }
  });

  it('refuses an id that is none, and who is not signed in', async () => {
    expect((await t.send(uploadsCalls.getFile, { file_id: '../../etc/passwd' }, merchant.token)).status).toBe(422);
    expect((await t.send(uploadsCalls.getFile, { file_id: randomUUID() }, 'nobody')).error_code).toBe(1010);
  });

  it('is a server error when the stored file is gone', async () => {
    const { file_id } = await anImage();
    const { storage_key } = await t.deps.database.db
      .selectFrom('files')
      .select('storage_key')
      .where('file_id', '=', file_id)
      .executeTakeFirstOrThrow();
    await t.deps.storage.remove(storage_key);
    expect(await t.send(uploadsCalls.getFile, { file_id }, merchant.token)).toMatchObject({
      status: 500,
      content: { code: 'server.fault' },
    });
  });
});

describe('a file the system writes itself', () => {
  it('is the merchant’s to download, and offered for saving', async () => {
    const lines = ['\uFEFFsku,name\n', 'A-1,茶杯\n'];
    const { url, bytes } = await written(Readable.from(lines));
    expect(bytes).toBe(Buffer.byteLength(lines.join('')));
    const answer = await get(url, merchant.token);
    expect(answer.body).toBe(lines.join(''));
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect((await get(url, stranger.token)).statusCode).toBe(404);
  });

  it('does not exist when writing it fails half-way', async () => {
    const before = samples.filesIn(place).length;
    const half = Readable.from(
      (async function* () {
        yield randomBytes(200_000);
        throw new Error('the query failed');
      })(),
    );
    await expect(written(half)).rejects.toThrow('the query failed');
    expect(samples.filesIn(place).length).toBe(before);
  });

  it('does not stay in storage when its row cannot be written', async () => {
    const before = samples.filesIn(place).length;
    const now = new Date();
    const toNobody = asSystem(t.deps.database, (tx) =>
      writeFile(
        { tx, storage: t.deps.storage, now },
        { customerId: 1, accountId: null, name: 'x.csv', mime: 'text/csv', body: Readable.from(['x']) },
      ),
    );
    await expect(toNobody).rejects.toThrow(/foreign key/);
    expect(samples.filesIn(place).length).toBe(before);
  });
});
