import pg from 'pg';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { StartError } from './start-error.ts';

const OWNER_LOCK = 7_204_001;

/**
 * Makes this process the only one that uses a data folder, by an advisory lock. The lock lasts as long as the connection, so PostgreSQL
 * releases it when the process dies. Not a pooled connection: the pool closes idle ones.
 */
async function lockDataDir(admin: pg.Client, dataDir: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await admin.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [OWNER_LOCK]);
    if (rows[0]?.mine) return;
    // A process killed a moment ago may not have released its lock yet.
    if (tries === 10)
      throw new StartError(
        `The data folder ${dataDir} is in use by another Quayside. Stop that one, or choose another folder with DATA_DIR.`,
      );
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** Locks the data folder of an embedded server for this process and makes its database. The lock lasts as long as the client. */
export async function takeDataDir(server: EmbeddedPostgres, dataDir: string): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  admin.on('error', () => {}); // `end` follows
  try {
    await admin.connect();
    await lockDataDir(admin, dataDir);
    const there = await admin.query("select 1 from pg_database where datname = 'quayside'");
    if (there.rowCount === 0) await admin.query('create database quayside');
    return admin;
  } catch (error) {
    await admin.end();
    // If another process holds the lock, it uses this server: leave it running, even if we started it.
    if (server.started && !(error instanceof StartError)) await server.stop();
    throw error;
  }
}
