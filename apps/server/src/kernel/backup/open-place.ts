import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '#server/kernel/config.ts';
import { dataDirOf, hasData, prepareDataDir, serverUser } from '#server/kernel/data-dir.ts';
import { startEmbedded } from '#server/kernel/embedded-postgres.ts';
import { lockDataDir } from '#server/kernel/lock-data-dir.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { chooseStorage } from '#server/ports/storage/choose.ts';
import type { Storage } from '#server/ports/storage/port.ts';

/** The database and the files a backup is taken from or restored into. */
export type Place = { readonly url: string; readonly storage: Storage; readonly close: () => Promise<void> };

/** Opens what there is, beside a running server where one runs. */
export async function openToRead(config: Config): Promise<Place> {
  const user = config.DATABASE_URL === undefined ? serverUser() : null;
  const { path } = dataDirOf(config, user);
  const storage = chooseStorage(config, path);
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, storage, close: () => Promise.resolve() };
  if (!hasData(path)) throw new StartError(`There is no Quayside data in ${path}.`);
  const server = await startEmbedded(path, user);
  // Someone else's server is left running; our own is ours alone until it is stopped again.
  const close = server.started ? await owned(server, path) : () => Promise.resolve();
  return { url: server.url('quayside'), storage, close };
}

/** Opens an empty place for a restore. No server may work there. */
export async function openToFill(config: Config): Promise<Place> {
  const user = config.DATABASE_URL === undefined ? serverUser() : null;
  const { path } = prepareDataDir(config, user);
  if (config.S3_BUCKET === undefined && hasFiles(join(path, 'files')))
    throw new StartError(`The folder ${join(path, 'files')} is not empty. Restore beside an empty one; nothing was changed.`);
  const storage = chooseStorage(config, path);
  if (config.DATABASE_URL !== undefined) return { url: config.DATABASE_URL, storage, close: () => Promise.resolve() };
  const server = await startEmbedded(path, user);
  const close = await owned(server, path);
  return { url: server.url('quayside'), storage, close };
}

type Embedded = Awaited<ReturnType<typeof startEmbedded>>;

async function owned(server: Embedded, path: string): Promise<() => Promise<void>> {
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  admin.on('error', () => {}); // it is ended together with the server
  try {
    await admin.connect();
    await lockDataDir(admin, path);
    const there = await admin.query("select 1 from pg_database where datname = 'quayside'");
    if (there.rowCount === 0) await admin.query('create database quayside');
  } catch (error) {
    await admin.end();
    // A server that somebody else holds is theirs, even when we were the one who started it.
    if (server.started && !(error instanceof StartError)) await server.stop();
    throw error;
  }
  return async () => {
    await server.stop();
    await admin.end();
  };
}

function hasFiles(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}
