import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/kernel/config.ts';
import { putCounted } from '#server/kernel/receive-upload.ts';
import { openThumbnail } from '#server/kernel/thumbnails.ts';
import { chooseStorage } from '#server/ports/storage/choose.ts';
import { newKey, smallKey } from '#server/ports/storage/keys.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { s3Server } from './kit/s3-server.ts';
import { photo } from './kit/upload-samples.ts';

const MB = 1024 * 1024;
/** The "not found" messages of a folder and of a bucket. */
const GONE = /cannot be read|not found|does not exist/i;
const key = () => newKey(new Date());
const folder = mkdtempSync(join(tmpdir(), 'quayside-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All files of a folder, recursively. */
function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

/** A body that delivers some bytes and then fails. */
function broken(bytes: number, error = new Error('the sender went away')): Readable {
  return Readable.from(
    (async function* () {
      for (let left = bytes; left > 0; left -= 64 * 1024) yield randomBytes(64 * 1024);
      throw error;
    })(),
  );
}

function behavesLikeStorage(storage: () => Storage, kept: () => string[]): void {
  it('gives back what was stored, small and larger than one part', async () => {
    for (const size of [0, 1, 300_000, 12 * MB]) {
      const [place, body] = [key(), randomBytes(size)];
      await storage().put(place, Readable.from(size === 0 ? [] : [body]));
      const back = await buffer(await storage().open(place));
      expect(back.equals(body), `${size} bytes`).toBe(true);
      await storage().remove(place);
    }
    expect(kept()).toEqual([]);
  });

  it('keeps nothing of a body that breaks off, and says why it broke', async () => {
    for (const size of [64 * 1024, 8 * MB]) {
      const place = key();
      await expect(storage().put(place, broken(size))).rejects.toThrow('the sender went away');
      await expect(storage().open(place)).rejects.toThrow(GONE);
    }
    expect(kept()).toEqual([]);
  });

  it('stores nothing of a body that is destroyed without an error', async () => {
    const body = new PassThrough();
    body.write(randomBytes(1000));
    setTimeout(() => body.destroy(), 50);
    await expect(storage().put(key(), body)).rejects.toThrow(/premature close/i);
    expect(kept()).toEqual([]);
  });

  it('counts and fingerprints what it stores', async () => {
    const [place, body] = [key(), randomBytes(3 * MB)];
    const stored = await putCounted(storage(), place, Readable.from([body.subarray(0, MB), body.subarray(MB)]));
    expect(stored).toEqual({ storage_key: place, bytes: body.length, sha256: createHash('sha256').update(body).digest() });
    await expect(putCounted(storage(), key(), broken(MB))).rejects.toThrow('the sender went away');
    await storage().remove(place);
    expect(kept()).toEqual([]);
  });

  it('refuses every key that is not ours, and releases the body', async () => {
    const own = key();
    for (const foreign of [
      '../../etc/passwd',
      '/etc/passwd',
      '',
      `${own}/../x`,
      `${own}\0`,
      own.toUpperCase(),
      '2026/13/0b8f8f6e-8f6e-4f6e-8f6e-0b8f8f6e8f6e',
      `x${own}`,
      `${own}.large`,
      `${own}.small.small`,
    ]) {
      const body = Readable.from(['x']);
      await expect(storage().put(foreign, body)).rejects.toThrow('not a storage key of ours');
      await expect(storage().open(foreign)).rejects.toThrow('not a storage key of ours');
      await expect(storage().remove(foreign)).rejects.toThrow('not a storage key of ours');
      expect(body.destroyed).toBe(true);
    }
  });

  it('stores the thumbnail beside the image, and lets it be created again', async () => {
    const place = key();
    await storage().put(place, Readable.from([await photo(600, 400).jpeg().toBuffer()]));
    const first = await buffer(await openThumbnail(storage(), place));
    expect((await buffer(await storage().open(smallKey(place)))).equals(first)).toBe(true);
    await storage().remove(smallKey(place));
    expect((await buffer(await openThumbnail(storage(), place))).equals(first)).toBe(true);
    for (const one of [place, smallKey(place)]) await storage().remove(one);
    expect(kept()).toEqual([]);
  });

  it('removes twice without complaint', async () => {
    const place = key();
    await storage().put(place, Readable.from([Buffer.from('x')]));
    await storage().remove(place);
    await storage().remove(place);
    await expect(storage().open(place)).rejects.toThrow(GONE);
  });

  it('releases a download that is aborted', async () => {
    const place = key();
    await storage().put(place, Readable.from([randomBytes(5 * MB)]));
    const before = readdirSync('/proc/self/fd').length;
    for (let i = 0; i < 20; i++) {
      const body = await storage().open(place);
      await new Promise((ok) => body.once('data', ok));
      body.destroy();
    }
    await expect.poll(() => readdirSync('/proc/self/fd').length - before).toBeLessThan(5);
    await storage().remove(place);
  });
}

describe('storage in a folder', () => {
  const root = join(folder, 'files');
  const storage = chooseStorage(readConfig({}, folder), folder);
  behavesLikeStorage(
    () => storage,
    () => filesIn(root),
  );

  it('keeps files for the server alone to read', async () => {
    const place = key();
    await storage.put(place, Readable.from([Buffer.from('secret')]));
    expect(statSync(join(root, place)).mode & 0o777).toBe(0o600);
    expect(statSync(root).mode & 0o077).toBe(0);
    await storage.remove(place);
  });

  it('deletes unfinished files of a killed process, and keeps those another is writing', async () => {
    const other = join(folder, 'killed');
    const aside = join(other, 'files', '.aside');
    mkdirSync(aside, { recursive: true });
    for (const name of ['old', 'fresh']) writeFileSync(join(aside, name), 'half');
    const days = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(join(aside, 'old'), days, days);
    const place = key();
    await chooseStorage(readConfig({}, other), other).put(place, Readable.from([Buffer.from('whole')]));
    expect(readdirSync(aside)).toEqual(['fresh']);
    expect(readFileSync(join(other, 'files', place), 'utf8')).toBe('whole');
  });
});

describe('storage in an S3 bucket', () => {
  const directory = join(folder, 's3');
  let server: Awaited<ReturnType<typeof s3Server>>;
  let storage: Storage;

  beforeAll(async () => {
    server = await s3Server(directory);
    storage = chooseStorage(readConfig(server.settings(), folder), folder);
  });
  afterAll(() => server.close());

  // Parts of an unfinished upload are no file. This server cannot give them up (it knows no AbortMultipartUpload); the next test sees that it is asked to.
  behavesLikeStorage(
    () => storage,
    () => filesIn(directory).filter((path) => !path.includes('._S3rver_uploads') && !path.endsWith('.dummy')),
  );

  it('gives up the parts of a large body that breaks off', async () => {
    const asked: string[] = [];
    const listen = ({ method, url }: IncomingMessage) => asked.push(`${method} ${url?.replace(/=[^&]*/g, '')}`);
    server.http.on('request', listen);
    const place = key();
    await expect(storage.put(place, broken(8 * MB))).rejects.toThrow('the sender went away');
    server.http.off('request', listen);
    expect(asked.some((line) => line.startsWith(`DELETE /quayside/${place}?`) && line.includes('uploadId'))).toBe(true);
  });

  it('is refused by the bucket with a wrong secret', async () => {
    const stranger = chooseStorage(readConfig(server.settings('wrong'), folder), folder);
    await expect(stranger.put(key(), Readable.from([Buffer.from('x')]))).rejects.toThrow(/signature/i);
    await expect(stranger.open(key())).rejects.toThrow(/signature/i);
  });
});
