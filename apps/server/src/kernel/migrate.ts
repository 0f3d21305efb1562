import { setTimeout as pauseFor } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { readMigrations, type MigrationFile } from './migration-files.ts';
import { StartError } from './start-error.ts';
import { sqlState } from './transaction.ts';

const OLDEST = 150_000;
const TRIES = 5;
/** The advisory lock of kysely's migrator, which earlier versions used: an older program that starts at the same time waits too. */
const LOCK_ID = '3853314791062309107';

export type MigrateOptions = {
  /** How long a statement waits for a table lock. While it waits, every later query on that table queues behind it. */
  readonly lockTimeoutMs?: number;
  /** The pause after the first attempt; it doubles with each retry. */
  readonly pauseMs?: number;
  readonly onRetry?: (line: string) => void;
};

/** The names of this program's migrations, oldest first. */
export function knownMigrations(): string[] {
  return readMigrations().map(({ name }) => name);
}

/**
 * Migrates the database to this program's version, or up to the given migrations, in one transaction. When several processes start at
 * once, one of them migrates. A table lock that is not granted soon is given up and retried later.
 */
export async function migrate(db: Db, upTo: readonly string[] = knownMigrations(), options: MigrateOptions = {}): Promise<string[]> {
  const { lockTimeoutMs = 3000, pauseMs = 1000, onRetry = () => {} } = options;
  await refuseOldServer(db);
  const files = readMigrations().filter(({ name }) => upTo.includes(name));
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute((tx) => migrateIn(tx, files, lockTimeoutMs));
    } catch (error) {
      if (!isLockConflict(error)) throw describe(error);
      if (tries === TRIES)
        throw new StartError(
          `The database could not be brought up to date: a table stayed locked for ${TRIES} tries. End the long transactions on it and start again.`,
        );
      const pause = pauseMs * 2 ** (tries - 1);
      onRetry(`Database: a table is locked by another transaction; next try in ${pause / 1000} s`);
      await pauseFor(pause);
    }
  }
}

/** Every setting and lock is transaction-local: nothing stays on a connection that a pooler gives to others. */
async function migrateIn(tx: Tx, files: readonly MigrationFile[], lockTimeoutMs: number): Promise<string[]> {
  // Waiting for another process's migration may take long, and so may a migration itself.
  await sql.raw('set local statement_timeout = 0; set local lock_timeout = 0').execute(tx);
  await sql.raw(`select pg_advisory_xact_lock(${LOCK_ID})`).execute(tx);
  await sql.raw(`set local lock_timeout = ${lockTimeoutMs}`).execute(tx);
  const applied = await readApplied(tx);
  refuseNewerData(files, applied);
  refuseOtherText(files, applied);
  const pending = files.filter(({ name }) => !applied.has(name));
  refuseUnordered(pending, applied);
  for (const { name, text, checksum } of pending) {
    await sql.raw(text).execute(tx);
    await sql`insert into kysely_migration (name, timestamp, checksum) values (${name}, ${new Date().toISOString()}, ${checksum})`.execute(
      tx,
    );
  }
  await fillChecksums(tx, files, applied);
  return pending.map(({ name }) => name);
}

/** Checksum by migration name; null for migrations applied before checksums were stored. */
type Applied = ReadonlyMap<string, string | null>;

async function readApplied(tx: Tx): Promise<Applied> {
  await sql
    .raw('create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null, checksum text)')
    .execute(tx);
  const { rows: columns } = await sql`
    select from pg_attribute where attrelid = 'kysely_migration'::regclass and attname = 'checksum'`.execute(tx);
  if (columns.length === 0) await sql.raw('alter table kysely_migration add column checksum text').execute(tx);
  const { rows } = await sql<{ name: string; checksum: string | null }>`select name, checksum from kysely_migration order by name`.execute(
    tx,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function fillChecksums(tx: Tx, files: readonly MigrationFile[], applied: Applied): Promise<void> {
  for (const { name, checksum } of files)
    if (applied.get(name) === null) await sql`update kysely_migration set checksum = ${checksum} where name = ${name}`.execute(tx);
}

async function refuseOldServer(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  const refusal = whyNotServer(Number(rows[0]?.version));
  if (refusal !== null) throw new StartError(refusal);
}

/** Why this PostgreSQL version is not supported, or null. */
export function whyNotServer(version: number): string | null {
  return version < OLDEST ? `The database is PostgreSQL ${Math.floor(version / 10_000)}; Quayside needs 15 or newer.` : null;
}

function refuseNewerData(files: readonly MigrationFile[], applied: Applied): void {
  const known = new Set(files.map(({ name }) => name));
  const foreign = [...applied.keys()].find((name) => !known.has(name));
  if (foreign !== undefined)
    throw new StartError(`The database was written by a newer Quayside (it holds "${foreign}"). Update this program.`);
}

/** A changed migration file means another schema, which would otherwise fail only later, at some query. */
function refuseOtherText(files: readonly MigrationFile[], applied: Applied): void {
  const other = files.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (other)
    throw new StartError(
      `The database was migrated with another text of "${other.name}" than this program has. Start it with the Quayside it belongs to, or restore a backup into an empty database.`,
    );
}

/** A migration assumes the schema of all earlier ones. */
function refuseUnordered(pending: readonly MigrationFile[], applied: Applied): void {
  const last = [...applied.keys()].sort().at(-1) ?? '';
  const early = pending.find(({ name }) => name < last);
  if (early)
    throw new StartError(
      `The migration "${early.name}" is older than "${last}", which the database has already. Rename it to a later time.`,
    );
}

/** Lock timeout, or a deadlock. */
function isLockConflict(error: unknown): boolean {
  return sqlState(error) === '55P03' || sqlState(error) === '40P01';
}

function describe(error: unknown): unknown {
  if (sqlState(error) !== '42501') return error;
  return new StartError(
    'The database user may not create roles or tables. Give it CREATEROLE and ownership of the database, see the README.',
  );
}
