import { join } from 'node:path';
import pg from 'pg';
import { openCluster, type Cluster } from '../kit/postgres.ts';
import type { Setting } from '../kit/setting.ts';
import { until } from '../kit/processes.ts';

/** A copy of the primary that follows it; from here on a commit is acknowledged only when both have it. */
export async function openStandby(setting: Setting, primary: Cluster): Promise<Cluster> {
  const folder = setting.folder.sub('standby');
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`;
  primary.run('pg_basebackup', ['-d', source, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast']);
  const standby = await openCluster(setting.postgres.bin, folder);
  await standby.start();
  // Not in postgresql.conf, which the copy has too: once promoted it would wait for a standby of its own.
  await ask(primary.url('postgres'), `alter system set synchronous_standby_names = 'standby'`);
  await ask(primary.url('postgres'), 'select pg_reload_conf()');
  await until('the standby to be synchronous', async () => {
    const rows = await ask(
      primary.url('postgres'),
      `select 1 from pg_stat_replication where application_name = 'standby' and sync_state = 'sync'`,
    );
    return rows === 1;
  });
  return standby;
}

export async function promote(standby: Cluster): Promise<void> {
  await ask(standby.url('postgres'), 'select pg_promote(true, 60)');
}

async function ask(connectionString: string, sql: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
