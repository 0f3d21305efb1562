import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ownKey } from './keys.ts';
import type { Storage } from './port.ts';

/** The folder for incomplete files. Inside the root, because a rename cannot cross file systems. */
const ASIDE = '.aside';
const ABANDONED_MS = 24 * 3_600_000;

/**
 * Files in a folder. Plain node:fs and not flystorage: its reads leave the file open when a download is aborted (50 of 50
 * tried), and its writes are not synced, so a power cut could lose a file whose row was already committed.
 */
export function localStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, ownKey(key));
  let ready: Promise<void> | null = null;

  return {
    put: async (key, body) => {
      try {
        const path = pathOf(key);
        await (ready ??= prepare(root));
        await putWhole(root, path, body);
      } catch (error) {
        ready = null;
        body.destroy();
        throw error;
      }
    },
    open: async (key) => {
      const path = pathOf(key);
      const file = await open(path).catch((error: unknown) => {
        // Not the system error: its code would be mistaken for a lost database connection.
        throw new Error(`the stored file ${key} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      });
      return file.createReadStream();
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

/** Creates the folder and deletes incomplete files of killed processes; another process may be writing at the same time. */
async function prepare(root: string): Promise<void> {
  const aside = join(root, ASIDE);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of await readdir(aside)) {
    const path = join(aside, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

/** Atomic: under its final name a file is complete and synced to disk, or it does not exist. */
async function putWhole(root: string, path: string, body: NodeJS.ReadableStream): Promise<void> {
  const aside = join(root, ASIDE, randomUUID());
  try {
    await pipeline(body, createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(aside, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** A rename is durable only after its folder is synced. Windows cannot and need not do this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
