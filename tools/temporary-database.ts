import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../apps/server/src/kernel/database.ts';
import { serverUser } from '../apps/server/src/kernel/data-dir.ts';
import { startEmbedded } from '../apps/server/src/kernel/embedded-postgres.ts';

export type TemporaryServer = { url: (database: string) => string; stop: () => Promise<void> };

/** A temporary PostgreSQL for tests, benches and generators; with DATABASE_URL set, separate databases on that server instead. */
export async function temporaryServer(options: { durable: boolean } = { durable: false }): Promise<TemporaryServer> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    const url = (database: string) => Object.assign(new URL(given), { pathname: `/${database}` }).href;
    return { url, stop: () => Promise.resolve() };
  }
  const dir = mkdtempSync(join(tmpdir(), 'quayside-'));
  const server = await startEmbedded(dir, serverUser(), options);
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** Runs statements on the maintenance database, to create and drop others. A template can be copied by one process at a time. */
export async function administer({ url }: Pick<TemporaryServer, 'url'>, ...statements: string[]): Promise<void> {
  const { pool, close } = connect(url('postgres'), 1);
  try {
    await pool.query('select pg_advisory_lock(7204099)');
    for (const statement of statements) await pool.query(statement);
  } finally {
    await close();
  }
}
