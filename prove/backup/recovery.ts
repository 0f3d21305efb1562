import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../../apps/server/src/kernel/database.ts';
import { startCrew, type Crew } from '../kills/actors.ts';
import { look } from '../kills/look.ts';
import { lostKeys } from '../kills/told.ts';
import { countShelf, type Actor, type Told } from '../kills/work.ts';
import { order } from '../kills/order-work.ts';
import { openClient, type Client } from '../kit/client.ts';
import { give } from '../kit/folder.ts';
import { createDatabase, openCluster, type Cluster } from '../kit/postgres.ts';
import { sleep, until } from '../kit/processes.ts';
import { openQuayside } from '../kit/quayside.ts';
import { seeded } from '../kit/random.ts';
import type { Setting } from '../kit/setting.ts';
import { openShops, type Site } from '../kit/shops.ts';
import { atMost, reported, seconds, skipped, type Line } from '../line.ts';

const PART = 'backup';
const WORK_MS = 6000;
const LATER = 10;
const POINT = 'before_import';

/** The database goes back to a moment between two times of work, as docs/operations.md says: once by its name, once by the clock. */
export async function recovery(setting: Setting, seed: number): Promise<Line[]> {
  if (!setting.postgres.canReplicate) return [skipped(PART, 'Point-in-time recovery', 'not installed: pg_basebackup')];
  const archive = setting.folder.sub('archive');
  const cluster = await openCluster(setting.postgres.bin, setting.folder.sub('archived'), [
    'archive_mode = on',
    'archive_timeout = 60',
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  ]);
  await cluster.start();
  await createDatabase(cluster, 'site');
  const files = setting.folder.sub('archived-files');
  const base = join(setting.folder.path, 'archived', 'base');
  const work = await workTwice(cluster, { base, files, seed });
  // A server that stops in order hands its last segment to the archive.
  await cluster.stop();
  console.log('  point in time: worked, archived, stopped');
  const lines: Line[] = [];
  for (const [how, target] of [
    ['to a named point', `recovery_target_name = '${POINT}'`],
    ['to a time', `recovery_target_time = '${work.moment}'`],
  ] as const)
    lines.push(...(await goBack(setting, { how, target, base, archive, files }, work)));
  return lines;
}

type Work = {
  readonly client: Client;
  readonly crew: Crew;
  readonly later: Client;
  readonly laterTold: readonly Told[];
  readonly moment: string;
};

/** Eight actors work after the base backup; then the moment; then writes that must not come back. */
async function workTwice(cluster: Cluster, { base, files, seed }: { base: string; files: string; seed: number }): Promise<Work> {
  const env = { DATABASE_URL: cluster.url('site'), DATA_DIR: files };
  const [api, worker] = [await openQuayside('api', env), await openQuayside('worker', env)];
  const database = connect(cluster.url('site'), 4);
  const [client, later] = [openClient(() => api.base), openClient(() => api.base)];
  try {
    await api.start();
    await worker.start();
    const site = await openShops(database, 2);
    cluster.run('pg_basebackup', ['-d', source(cluster), '-D', base, '-X', 'none', '-c', 'fast', '--no-password']);
    const crew = await startCrew(client, site, seed);
    await sleep(WORK_MS);
    await crew.end();
    await sleep(1000);
    const { rows } = await database.pool.query<{ moment: string }>(`select now()::text as moment, pg_create_restore_point('${POINT}')`);
    await sleep(1000);
    const laterTold = await workLater(later, site, seed);
    return { client, crew, later, laterTold, moment: rows[0]?.moment ?? '' };
  } finally {
    await database.close();
    await api.stop();
    await worker.stop();
    client.close();
    later.close();
  }
}

function source({ port }: Cluster): string {
  return `host=127.0.0.1 port=${port} user=postgres`;
}

async function workLater(client: Client, { shops, desk }: Site, seed: number): Promise<Told[]> {
  const told: Told[] = [];
  const actor: Actor = { client, desk, random: seeded(seed + 100), told };
  for (let at = 0; at < LATER; at++)
    for (const shop of shops) {
      await order(actor, shop);
      await countShelf(actor, shop);
    }
  return told;
}

type Back = { readonly how: string; readonly target: string; readonly base: string; readonly archive: string; readonly files: string };

async function goBack(setting: Setting, { how, target, base, archive, files }: Back, work: Work): Promise<Line[]> {
  const folder = setting.folder.sub(`recovered-${how.replaceAll(' ', '-')}`);
  const data = join(folder, 'data');
  const startedAt = performance.now();
  const copied = spawnSync('cp', ['-a', base, data], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(copied.stderr);
  const settings = ['archive_mode = off', `restore_command = 'cp ${archive}/%f %p'`, target, `recovery_target_action = 'promote'`];
  appendFileSync(join(data, 'postgresql.conf'), ['', ...settings, ''].join('\n'));
  writeFileSync(join(data, 'recovery.signal'), '');
  give(join(data, 'recovery.signal'));
  const cluster = await openCluster(setting.postgres.bin, folder);
  await cluster.start();
  await until('the recovery to end', () => isPrimary(cluster), 300_000);
  const ms = performance.now() - startedAt;
  try {
    return [
      reported(PART, `Point-in-time recovery ${how}: from the copied base backup to a server that writes`, seconds(ms)),
      ...(await lookBack(cluster, how, files, work)),
    ];
  } finally {
    await cluster.stop();
  }
}

/** The present server starts on what came back and works off its queue; then both lists of actors are compared with it. */
async function lookBack(cluster: Cluster, how: string, files: string, { client, crew, later, laterTold }: Work): Promise<Line[]> {
  const env = { DATABASE_URL: cluster.url('site'), DATA_DIR: files };
  const [api, worker] = [await openQuayside('api', env), await openQuayside('worker', env)];
  const database = connect(cluster.url('site'), 4);
  try {
    await api.start();
    await worker.start();
    const found = await look(PART, database, client, crew);
    const back = later.acknowledged.length - (await lostKeys(database.pool, later.acknowledged));
    return [
      ...found.map((line) => ({
        ...line,
        claim: `${how[0]?.toUpperCase()}${how.slice(1)}: ${line.claim[0]?.toLowerCase()}${line.claim.slice(1)}`,
      })),
      atMost(
        PART,
        `Recovery ${how}: writes acknowledged after it (${later.acknowledged.length}, ${laterTold.length} documents) that are there`,
        back,
        0,
      ),
    ];
  } finally {
    await database.close();
    await api.kill();
    await worker.kill();
  }
}

async function isPrimary(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ back: boolean }>('select pg_is_in_recovery() as back');
    return rows[0]?.back === false;
  } finally {
    await client.end();
  }
}
