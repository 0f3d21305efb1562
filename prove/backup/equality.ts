import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type pg from 'pg';
import { quoted } from '../../apps/server/src/kernel/backup/catalogue.ts';

/** What one database holds: of every table the number of rows and a sum over their hashes that does not depend on their order. */
export type Contents = ReadonlyMap<string, string>;

/** Reads every row as text, so that nothing that a restore could change goes unseen: also generated columns and the migrations. */
export async function contentsOf(pool: pg.Pool): Promise<Contents> {
  const found = new Map<string, string>();
  const { rows: relations } = await pool.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by relname`,
  );
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    for (const { name, kind } of relations) found.set(name, await (kind === 'r' ? tableOf : sequenceOf)(client, name));
    await client.query('commit');
  } finally {
    client.release();
  }
  return found;
}

/** The migrator notes when each migration ran, and that is another moment in a restored database. */
const WHEN = 'kysely_migration';

async function tableOf(client: pg.PoolClient, name: string): Promise<string> {
  const row = name === WHEN ? 'name || checksum' : 't::text';
  // Numeric: a sum of sixty-four bit numbers does not fit into one.
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(hashtextextended(${row}, 7)::numeric), 0)::text as sum from public.${quoted(name)} t`,
  );
  return `${rows[0]?.rows} rows, ${rows[0]?.sum}`;
}

async function sequenceOf(client: pg.PoolClient, name: string): Promise<string> {
  const { rows } = await client.query<{ state: string }>(`select last_value || ' ' || is_called as state from public.${quoted(name)}`);
  return rows[0]?.state ?? '';
}

/** Every file below a folder, by its name, with its SHA-256. */
export async function filesOf(folder: string): Promise<Contents> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk);
    found.set(relative(folder, path), hash.digest('hex'));
  }
  return found;
}

/** The names that one has otherwise than the other, or not at all. */
export function differences(one: Contents, other: Contents): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}

export function rowsIn(contents: Contents): number {
  return [...contents.values()].reduce((sum, text) => sum + Number(/^(\d+) rows/.exec(text)?.[1] ?? 0), 0);
}
