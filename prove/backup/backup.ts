import { statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../../apps/server/src/kernel/database.ts';
import { migrate } from '../../apps/server/src/kernel/migrate.ts';
import { factories } from '../../apps/server/test/kit/factories.ts';
import { createDatabase, openCluster, type Cluster } from '../kit/postgres.ts';
import { sleep, startProcess } from '../kit/processes.ts';
import { root } from '../kit/quayside.ts';
import type { Setting } from '../kit/setting.ts';
import { atMost, reported, seconds, skipped, type Line } from '../line.ts';
import { residentMb } from '../soak/memory.ts';
import { fillUp, fingerprints } from './fill.ts';
import { pointInTime } from './point-in-time.ts';

const PART = 'backup';
/** Both commands read and write row by row: they must not need more for a larger database. */
const MOST_MB = 400;

/** A large database is backed up and restored with the two commands; then PostgreSQL's own archiving is tried once. */
export async function backup(setting: Setting, { gigabytes }: { gigabytes: number }): Promise<Line[]> {
  const cluster = await openCluster(setting.postgres.bin, setting.folder.sub('backup'), ['max_wal_size = 4GB']);
  await cluster.start();
  try {
    await createDatabase(cluster, 'source');
    await createDatabase(cluster, 'target');
    const bytes = await fill(cluster, gigabytes);
    const file = join(setting.folder.path, 'quayside.backup');
    const [written, restored] = [
      await command(setting, cluster, 'source', ['scripts/backup.ts', file]),
      await command(setting, cluster, 'target', ['scripts/restore.ts', file]),
    ];
    const size = `${(bytes / 1e9).toFixed(1)} GB database, ${(statSync(file).size / 1e9).toFixed(2)} GB file`;
    return [
      reported(PART, 'Time of `npm run backup`', `${seconds(written.ms)} (${size})`),
      reported(PART, 'Time of `npm run restore`', seconds(restored.ms)),
      atMost(PART, 'Memory of `npm run backup` at its highest, in MB', Math.round(written.mb), MOST_MB),
      atMost(PART, 'Memory of `npm run restore` at its highest, in MB', Math.round(restored.mb), MOST_MB),
      await equality(cluster),
      ...(setting.postgres.canReplicate
        ? await pointInTime(setting)
        : [skipped(PART, 'Point-in-time recovery', 'pg_basebackup is not installed')]),
    ];
  } finally {
    await cluster.stop();
  }
}

async function fill(cluster: Cluster, gigabytes: number): Promise<number> {
  const database = connect(cluster.url('source'), 1);
  try {
    await migrate(database.db);
    const { customer_id } = await factories(database.db).aMerchant();
    console.log(`  filling ${gigabytes} GB …`);
    return await withClient(cluster, 'source', (client) => fillUp(client, customer_id, gigabytes));
  } finally {
    await database.close();
  }
}

async function withClient<Result>(cluster: Cluster, database: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: cluster.url(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function command(setting: Setting, cluster: Cluster, database: string, args: readonly string[]): Promise<{ ms: number; mb: number }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: cluster.url(database), DATA_DIR: setting.folder.sub(`${database}-files`) };
  const startedAt = performance.now();
  const running = startProcess(args[0] ?? '', process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { env, cwd: root });
  let mb = 0;
  while (running.isRunning()) {
    mb = Math.max(mb, residentMb(running.pid) || 0);
    await sleep(200);
  }
  if (running.code() !== 0) throw new Error(`${args[0]} failed: ${running.output()}`);
  return { ms: performance.now() - startedAt, mb };
}

async function equality(cluster: Cluster): Promise<Line> {
  const [source, target] = [await withClient(cluster, 'source', fingerprints), await withClient(cluster, 'target', fingerprints)];
  const different = [...source].filter(([name, print]) => target.get(name) !== print).map(([name]) => name);
  return atMost(
    PART,
    `Tables (${source.size}) whose rows differ between the original and what was restored`,
    different.length,
    0,
    different.join(', ') || '0',
  );
}
