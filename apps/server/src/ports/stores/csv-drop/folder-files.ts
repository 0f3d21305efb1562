import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreError } from '../port.ts';
import { isDropName, MAX_DROP_BYTES, type DropFiles } from './drop-files.ts';

/** A file that was written to just now may still be uploading. */
const SETTLED_MS = 5000;

/** Drops in a folder of the server, such as the home of an SFTP user. */
export function folderFiles(base: string, settledMs = SETTLED_MS): DropFiles {
  const place = (drop: string, folder: 'in' | 'done') => join(base, drop, folder);
  const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const orNothing = async <Result>(work: Promise<Result>): Promise<Result | null> => {
    try {
      return await work;
    } catch (error) {
      if (isMissing(error)) return null;
      throw new StoreError('no_folder', error instanceof Error ? error.message : String(error));
    }
  };
  return {
    prepare: async (drop) => {
      for (const folder of ['in', 'done'] as const) await orNothing(mkdir(place(drop, folder), { recursive: true, mode: 0o750 }));
    },
    waiting: async (drop) => {
      const entries = await orNothing(readdir(place(drop, 'in'), { withFileTypes: true }));
      if (entries === null) throw new StoreError('no_folder', drop);
      const names = entries.filter((entry) => entry.isFile() && isDropName(entry.name)).map(({ name }) => name);
      const settled: string[] = [];
      for (const name of names.toSorted()) {
        const facts = await orNothing(stat(join(place(drop, 'in'), name)));
        if (facts && Date.now() - facts.mtimeMs >= settledMs) settled.push(name);
      }
      return settled;
    },
    read: async (drop, name) => {
      const path = join(place(drop, 'in'), name);
      const facts = await orNothing(stat(path));
      return facts && facts.size <= MAX_DROP_BYTES ? orNothing(readFile(path, 'utf8')) : null;
    },
    archive: async (drop, name, result) => {
      const kept = `${new Date().toISOString().replaceAll(':', '-')}-${name}`;
      if ((await orNothing(rename(join(place(drop, 'in'), name), join(place(drop, 'done'), kept)).then(() => true))) === null) return;
      await orNothing(writeFile(join(place(drop, 'done'), `${kept}.result.txt`), result));
    },
  };
}
