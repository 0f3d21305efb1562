import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connect } from '#server/kernel/database.ts';
import { knownMigrations, migrate } from '#server/kernel/migrate.ts';
import { StartError } from '#server/kernel/start-error.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { copyColumns, migrationsOf, quoted, tablesOf } from './catalogue.ts';
import { liftTimeouts, openClient } from './client.ts';
import { framesOf, refuseBroken, type Frame, type FrameKind } from './format.ts';
import { setAside } from './set-aside.ts';
import { BackupEnd, BackupHeader, FileHead, TableHead, type BackupReport } from './shapes.ts';

/** Fills an empty database and an empty storage from a backup: completely or not at all. */
export async function restoreBackup(url: string, storage: Storage, path: string): Promise<BackupReport> {
  await refuseBroken(path);
  const frames = reader(framesOf(path, (await stat(path)).size));
  const { migrations } = BackupHeader.parse(json(await frames.expect('header')));
  const client = await openClient(url, 'quayside restore');
  const stored: string[] = [];
  try {
    await refuseUnlike(client, migrations);
    await refuseUsed(client);
    await migrateTo(url, migrations);
    await client.query('begin');
    await liftTimeouts(client);
    const report = await load(client, storage, frames, stored);
    await client.query('commit');
    await client.query('begin');
    await liftTimeouts(client);
    await client.query('analyze');
    await client.query('commit');
    // The backup may be older than this program, so migrate it.
    await migrateTo(url, knownMigrations());
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    for (const key of stored) await storage.remove(key);
    throw error;
  } finally {
    await frames.close();
    await client.end();
  }
}

/** The backup's migrations must be the first of ours, and the database must have none or exactly those applied. */
async function refuseUnlike(client: pg.Client, migrations: readonly string[]): Promise<void> {
  const known = knownMigrations();
  if (migrations.some((name, index) => known[index] !== name)) {
    const foreign = migrations.find((name) => !known.includes(name));
    throw new StartError(
      foreign === undefined
        ? 'The backup comes from a Quayside with another history of its tables. Restore it with that one.'
        : `The backup was written by a newer Quayside (it holds "${foreign}"). Update this program.`,
    );
  }
  const had = await migrationsOf(client);
  if (had !== null && had.length > 0 && had.join() !== migrations.join()) {
    throw new StartError('The backup is older than the tables of this database. Restore it into a database without tables.');
  }
}

async function refuseUsed(client: pg.Client): Promise<void> {
  for (const table of ['customers', 'staff']) {
    const there = await client.query<{ there: boolean }>(`select to_regclass('public.${table}') is not null as there`);
    if (!there.rows[0]?.there) continue;
    const { rowCount } = await client.query(`select 1 from public.${table} limit 1`);
    if (rowCount !== 0) throw new StartError('The database is not empty. Restore into an empty one; nothing was changed.');
  }
}

async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  const { db, close } = connect(url, 2);
  try {
    await migrate(db, names);
  } finally {
    await close();
  }
}

type Frames = ReturnType<typeof reader>;

async function load(client: pg.Client, storage: Storage, frames: Frames, stored: string[]): Promise<BackupReport> {
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
  // Migrations insert a few rows; the backup contains them too.
  await client.query(`truncate ${[...tables.keys()].map((name) => `public.${quoted(name)}`).join(', ')}`);
  await switchTriggers(client, 'disable');
  const makeAgain = await setAside(client);
  const rows: Record<string, number> = {};
  for (;;) {
    const next = await frames.next();
    if (next.kind === 'table') {
      const table = TableHead.parse(json(next));
      const ours = tables.get(table.name);
      if (ours?.columns.join() !== table.columns.join()) throw new Error(`the backup's table ${table.name} has other columns`);
      const copy = client.query(copyFrom(`copy ${copyColumns(table)} from stdin`));
      await pipeline(Readable.from(frames.data(), { objectMode: false }), copy);
      rows[table.name] = copy.rowCount;
    } else if (next.kind === 'file') {
      await storeFile(storage, frames, FileHead.parse(json(next)), stored);
    } else {
      const end = BackupEnd.parse(json(next));
      const whole = Object.keys(end.rows).length === tables.size && Object.entries(end.rows).every(([name, count]) => rows[name] === count);
      if (next.kind !== 'end' || !whole || end.files !== stored.length) throw new Error('the backup does not match its end frame');
      for (const { name, last_value, is_called } of end.sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, last_value, is_called]);
      await makeAgain();
      await switchTriggers(client, 'enable');
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      return { tables: tables.size, rows: total, files: stored.length, missing: [] };
    }
  }
}

/**
 * Rows come back as they were: the backup holds the sums and hashes that triggers made. Those of a backup from an older Quayside would
 * also hash lines without one again, each time changing the same row of one transaction, which takes hours with many lines.
 */
async function switchTriggers(client: pg.Client, to: 'disable' | 'enable'): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname as name from pg_trigger join pg_class c on c.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace order by relname`,
  );
  for (const { name } of rows) await client.query(`alter table public.${quoted(name)} ${to} trigger user`);
}

async function storeFile(storage: Storage, frames: Frames, file: FileHead, stored: string[]): Promise<void> {
  const hash = createHash('sha256');
  async function* counted() {
    for await (const chunk of frames.data()) {
      hash.update(chunk);
      yield chunk;
    }
  }
  stored.push(file.key);
  await storage.put(file.key, Readable.from(counted(), { objectMode: false }));
  if (hash.digest('hex') !== file.sha256) throw new Error(`the backup's file ${file.key} has another checksum`);
}

/** Returns frames one by one, and the data that follows a frame. */
function reader(frames: AsyncGenerator<Frame>) {
  let ahead: Frame | null = null;
  const next = async (): Promise<Frame> => {
    const kept = ahead;
    ahead = null;
    if (kept) return kept;
    const { value, done } = await frames.next();
    if (done) throw new Error('the backup ends too early');
    return value;
  };
  return {
    next,
    expect: async (kind: FrameKind): Promise<Frame> => {
      const found = await next();
      if (found.kind !== kind) throw new Error(`the backup has ${found.kind} where ${kind} must be`);
      return found;
    },
    data: async function* (): AsyncGenerator<Buffer> {
      for (;;) {
        const found = await next();
        if (found.kind !== 'data') {
          ahead = found;
          return;
        }
        yield found.content;
      }
    },
    close: () => frames.return(undefined),
  };
}

function json({ content }: Frame): unknown {
  return JSON.parse(content.toString());
}
