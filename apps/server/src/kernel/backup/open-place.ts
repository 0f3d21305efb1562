import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/kernel/config.ts';
import { dataDirOf, hasData, prepareDataDir, serverUser } from '#server/kernel/data-dir.ts';
import { startEmbedded, type EmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import { takeDataDir } from '#server/kernel/lock-data-dir.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { chooseStorage } from '#server/ports/storage/choose.ts';
import type { Storage } from '#server/ports/storage/port.ts';

/** The database and the files of a backup or a restore. */
export type Place = { readonly url: string; readonly storage: Storage; readonly close: () => Promise<void> };

/** Opens the existing data, also while a server is running on it. */
export async function openToRead(config: Config): Promise<Place> {
  const user = config.DATABASE_URL === undefined ? serverUser() : null;
  const { path } = dataDirOf(config, user);
  const storage = chooseStorage(config, path);
  if (config.DATABASE_URL !== undefined)
    return { url: config.DATABASE_OWNER_URL ?? config.DATABASE_URL, storage, close: () => Promise.resolve() };
  if (!hasData(path)) throw new StartError(`There is no Quayside data in ${path}.`);
  const server = await startEmbedded(path, user);
  // A server that was already running is left running; one we started is locked for us until we stop it.
  const close = server.started ? await owned(server, path) : () => Promise.resolve();
  return { url: server.url('quayside'), storage, close };
}

/** Opens an empty place for a restore. No server may be running there. */
export async function openToFill(config: Config): Promise<Place> {
  const user = config.DATABASE_URL === undefined ? serverUser() : null;
  const { path } = prepareDataDir(config, user);
  if (config.S3_BUCKET === undefined && hasFiles(join(path, 'files')))
    throw new StartError(`The folder ${join(path, 'files')} is not empty. Restore beside an empty one; nothing was changed.`);
  const storage = chooseStorage(config, path);
  if (config.DATABASE_URL !== undefined)
    return { url: config.DATABASE_OWNER_URL ?? config.DATABASE_URL, storage, close: () => Promise.resolve() };
  const server = await startEmbedded(path, user);
  const close = await owned(server, path);
  return { url: server.url('quayside'), storage, close };
}

async function owned(server: EmbeddedPostgres, path: string): Promise<() => Promise<void>> {
  const admin = await takeDataDir(server, path);
  return async () => {
    await server.stop();
    await admin.end();
  };
}

function hasFiles(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}
