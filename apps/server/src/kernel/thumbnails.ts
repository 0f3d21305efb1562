import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { smallKey } from '#server/ports/storage/keys.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { drawSmall } from './reencode-image.ts';
import { limitConcurrency } from './limit-concurrency.ts';

export const SMALL_MIME = 'image/webp';
/** One at a time: a page of two hundred new pictures costs the memory of one. Apart from uploads, which need not wait behind them. */
const limited = limitConcurrency(1);
/** Those being made in this process: who asks meanwhile gets the same one. */
const making = new Map<string, Promise<Buffer>>();

/** A stored picture in the size of a list. It is made when it is first asked for and kept beside the original; a lost one is made again. */
export async function openThumbnail(storage: Storage, key: string): Promise<Readable> {
  try {
    return await storage.open(smallKey(key));
  } catch {
    // Not made yet, or lost. A storage that is away altogether shows when the original is read.
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
  const folder = await mkdtemp(join(tmpdir(), 'quayside-small-'));
  try {
    // Through a file: of libvips' readers only those of files are open.
    const original = join(folder, 'original');
    await pipeline(await storage.open(key), createWriteStream(original, { flags: 'wx', mode: 0o600 }));
    const small = await drawSmall(original);
    // One that could not be kept is shown all the same, and made again the next time.
    await storage.put(smallKey(key), Readable.from([small])).catch(() => {});
    return small;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
