import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { smallKey } from '#server/ports/storage/keys.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { drawForPrint, drawSmall } from './reencode-image.ts';
import { limitConcurrency } from './limit-concurrency.ts';

export const SMALL_MIME = 'image/webp';
/** One at a time: a page of 200 new pictures needs the memory of one. Separate from uploads, so that those do not wait. */
const limited = limitConcurrency(1);
/** Thumbnails being made in this process: concurrent requests share the same promise. */
const making = new Map<string, Promise<Buffer>>();

/** The thumbnail of a stored picture. Made on first request and stored next to the original; a lost one is made again. */
export async function openThumbnail(storage: Storage, key: string): Promise<Readable> {
  try {
    return await storage.open(smallKey(key));
  } catch {
    // Not made yet, or lost. If the storage is down, reading the original fails too.
    return Readable.from([await makeOnce(storage, key)]);
  }
}

function makeOnce(storage: Storage, key: string): Promise<Buffer> {
  const begun = making.get(key);
  if (begun) return begun;
  const made = limited(() => make(storage, key)).finally(() => making.delete(key));
  making.set(key, made);
  return made;
}

async function make(storage: Storage, key: string): Promise<Buffer> {
  const small = await drawn(() => storage.open(key), drawSmall);
  // A thumbnail that cannot be stored is still shown, and made again the next time.
  await storage.put(smallKey(key), Readable.from([small])).catch(() => {});
  return small;
}

/** A stored picture for a PDF; null when it cannot be drawn: a document does not fail for a picture. */
export async function printPicture(open: () => Promise<Readable>): Promise<Buffer | null> {
  return limited(() => drawn(open, drawForPrint)).catch(() => null);
}

/** Via a file: of libvips' loaders only those for files are enabled. */
async function drawn(open: () => Promise<Readable>, draw: (path: string) => Promise<Buffer>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-small-'));
  try {
    const original = join(folder, 'original');
    await pipeline(await open(), createWriteStream(original, { flags: 'wx', mode: 0o600 }));
    return await draw(original);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
