import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './database.ts';
import { StartError } from './start-error.ts';

const folder = join(import.meta.dirname, '..', '..', 'migrations');
const OLDEST = 150_000;

/** The names of this program's migrations, oldest first. */
export function knownMigrations(): string[] {
  return Object.keys(readMigrations()).sort();
}

/** Brings the database to this program's version, or as far as the given migrations. Takes a lock, so several processes may start at once. */
export async function migrate(db: Db, upTo: readonly string[] = knownMigrations()): Promise<string[]> {
  await refuseOldServer(db);
  const migrations = Object.fromEntries(Object.entries(readMigrations()).filter(([name]) => upTo.includes(name)));
  await refuseNewerData(db, Object.keys(migrations));
  const { error, results } = await db.connection().execute(async (one) => {
    // A migration may take long, and so may waiting for another process that is at it.
    await sql.raw('set statement_timeout = 0; set lock_timeout = 0').execute(one);
    const migrator = new Migrator({ db: one, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const done = await migrator.migrateToLatest();
    await sql.raw('reset statement_timeout; reset lock_timeout').execute(one);
    return done;
  });
  if (error) throw describe(error);
  return (results ?? []).map((result) => result.migrationName);
}

function readMigrations(): Record<string, Migration> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    files.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [name.replace(/\.sql$/, ''), { up: async (on) => void (await sql.raw(text).execute(on)) } satisfies Migration];
    }),
  );
}

async function refuseOldServer(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  const refusal = whyNotServer(Number(rows[0]?.version));
  if (refusal !== null) throw new StartError(refusal);
}

/** Why a server of this version number cannot be used, or null. */
export function whyNotServer(version: number): string | null {
  return version < OLDEST ? `The database is PostgreSQL ${Math.floor(version / 10_000)}; Quayside needs 15 or newer.` : null;
}

async function refuseNewerData(db: Db, known: string[]): Promise<void> {
  const { rows: there } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!there[0]?.there) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const foreign = rows.find((row) => !known.includes(row.name));
  if (foreign) throw new StartError(`The database was written by a newer Quayside (it holds "${foreign.name}"). Update this program.`);
}

function describe(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '42501') {
    return new StartError(
      'The database user may not create roles or tables. Give it CREATEROLE and ownership of the database, see the README.',
    );
  }
  return error instanceof Error ? error : new Error(String(error));
}
