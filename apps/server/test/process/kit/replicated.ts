import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { serverUser } from '#server/kernel/data-dir.ts';
import { connect, type Database } from '#server/kernel/database.ts';
import { startEmbedded } from '#server/kernel/embedded-postgres.ts';
import { aMigratedFolder } from './data-folders.ts';
import { until } from './until.ts';

export type Replicated = {
  readonly primaryUrl: (role?: string) => string;
  readonly replicaUrl: (role?: string) => string;
  /** As the owner of the tables. */
  readonly owner: Database;
  readonly replicaFolder: string;
  /** Stops replay on the replica: it still receives and still answers. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Waits until the replica has everything the primary has now. */
  readonly caughtUp: () => Promise<void>;
};

/** A primary and its streaming replica: two copies of one stopped cluster, of which one follows the other over its socket. */
export async function replicated(): Promise<Replicated> {
  const [folder, replicaFolder] = [aMigratedFolder(), aMigratedFolder()];
  const primary = await startEmbedded(folder, serverUser());
  appendFileSync(join(replicaFolder, 'pgdata', 'postgresql.auto.conf'), `primary_conninfo = 'host=${join(folder, 'run')} user=postgres'\n`);
  writeFileSync(join(replicaFolder, 'pgdata', 'standby.signal'), '');
  const replica = await startEmbedded(replicaFolder, serverUser(), { durable: false });
  const owner = connect(primary.url('quayside'), 4);
  const look = connect(replica.url('quayside'), 2);
  afterAll(async () => {
    await Promise.all([owner.close(), look.close()]);
    await replica.stop();
    await primary.stop();
  });
  const caughtUp = async () => {
    const { rows } = await owner.pool.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
    await until('the replica to follow', async () => {
      const seen = await look.pool.query<{ there: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [rows[0]?.lsn]);
      return seen.rows[0]?.there === true;
    });
  };
  await caughtUp();
  return {
    primaryUrl: (role) => primary.url('quayside', role),
    replicaUrl: (role) => replica.url('quayside', role),
    owner,
    replicaFolder,
    pause: async () => {
      await look.pool.query('select pg_wal_replay_pause()');
      await until('replay to stand still', async () => {
        const { rows } = await look.pool.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
        return rows[0]?.state === 'paused';
      });
    },
    resume: async () => void (await look.pool.query('select pg_wal_replay_resume()')),
    caughtUp,
  };
}
