import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError, fullDisk } from '#server/kernel/start-error.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { copyColumns, migrationsOf, quoted, sequencesOf, tablesOf, type Table } from './catalogue.ts';
import { liftTimeouts, openClient } from './client.ts';
import { dataFrames, frame, sealing } from './format.ts';
import type { BackupEnd, BackupReport } from './shapes.ts';

const FILES_AT_ONCE = 500;
type Tally = { rows: Record<string, number>; files: number; missing: string[] };

/** Writes one consistent snapshot of the database and its files into one new file. The server may keep running. */
export async function writeBackup(url: string, storage: Storage, path: string): Promise<BackupReport> {
  const tally: Tally = { rows: {}, files: 0, missing: [] };
  const growing = `${path}.partial`;
  // Renamed only when complete and synced to disk. It contains personal data, so only its owner may read it.
  const file = await open(growing, 'wx', 0o600).catch((error: Error) => {
    throw new StartError(`${path} cannot be written: ${error.message}.`);
  });
  let client: pg.Client | null = null;
  try {
    client = await openClient(url, 'quayside backup');
    // row_security = off: if this user could not see every row, the backup fails instead of missing rows.
    await client.query('begin isolation level repeatable read read only; set local row_security = off');
    await liftTimeouts(client);
    const source = Readable.from(contents(client, storage, tally), { objectMode: false });
    await pipeline(source, createZstdCompress(), sealing(), file.createWriteStream({ flush: true }));
    await rename(growing, path);
  } catch (error) {
    await file.close();
    await rm(growing, { force: true });
    throw isOutOfSpace(error) ? new StartError(fullDisk(path)) : error;
  } finally {
    await client?.end();
  }
  const rows = Object.values(tally.rows).reduce((sum, count) => sum + count, 0);
  return { tables: Object.keys(tally.rows).length, rows, files: tally.files, missing: tally.missing };
}

function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

async function* contents(client: pg.Client, storage: Storage, tally: Tally): AsyncGenerator<Buffer> {
  const tables = await tablesOf(client);
  // All tables in one lock, so that no migration changes one before it is copied.
  await client.query(`lock table ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')} in access share mode`);
  const version = await client.query<{ server_version: string }>('show server_version');
  const postgres = version.rows[0]?.server_version ?? '';
  yield frame('header', { created_at: new Date().toISOString(), postgres, migrations: (await migrationsOf(client)) ?? [] });
  for (const table of tables) {
    yield frame('table', table);
    const copy = client.query(copyTo(`copy ${copyColumns(table)} to stdout`));
    // A byte stream without an encoding yields buffers.
    for await (const chunk of copy as AsyncIterable<Buffer>) yield* dataFrames(chunk);
    tally.rows[table.name] = copy.rowCount;
  }
  yield* storedFiles(client, storage, tables, tally);
  // Sequences are read after the rows, so no number in the rows is above its sequence's value.
  yield frame('end', { rows: tally.rows, files: tally.files, sequences: await sequencesOf(client) } satisfies BackupEnd);
}

/** The files of every table that stores file keys; which tables those are depends on the age of the database. */
async function* storedFiles(client: pg.Client, storage: Storage, tables: readonly Table[], tally: Tally): AsyncGenerator<Buffer> {
  const naming = tables.filter(({ columns }) => columns.includes('storage_key'));
  const known = naming.map(({ name }) => `select storage_key, bytes, sha256 from public.${quoted(name)}`);
  let after = '';
  for (;;) {
    const { rows } = await client.query<{ storage_key: string; bytes: string; sha256: Buffer }>(
      `select storage_key, bytes::text, sha256 from (${known.join(' union all ')}) known where storage_key > $1 order by storage_key limit $2`,
      [after, FILES_AT_ONCE],
    );
    for (const { storage_key: key, bytes, sha256 } of rows) {
      const body = await storage.open(key).catch(() => null);
      if (!body) {
        tally.missing.push(key);
        continue;
      }
      yield frame('file', { key, bytes: Number(bytes), sha256: sha256.toString('hex') });
      yield* wholeFile(key, body, sha256);
      tally.files++;
    }
    after = rows.at(-1)?.storage_key ?? '';
    if (rows.length < FILES_AT_ONCE) return;
  }
}

async function* wholeFile(key: string, body: Readable, wanted: Buffer): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  // A byte stream without an encoding yields buffers.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield* dataFrames(chunk);
  }
  if (!hash.digest().equals(wanted)) throw new Error(`the stored file ${key} differs from its row's checksum`);
}
