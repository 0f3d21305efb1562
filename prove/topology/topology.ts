import { connect, type Database } from '../../apps/server/src/kernel/database.ts';
import { s3Server } from '../../apps/server/test/kit/s3-server.ts';
import { startCrew } from '../kills/actors.ts';
import { linesOfClient, look } from '../kills/look.ts';
import { openClient, type Client } from '../kit/client.ts';
import { findHaProxy, openBalancer } from '../kit/haproxy.ts';
import { findPgBouncer, openPooler, type PgBouncer, type Pooler } from '../kit/pgbouncer.ts';
import { createDatabase, openCluster, type Cluster } from '../kit/postgres.ts';
import { sleep } from '../kit/processes.ts';
import { openQuayside, type Quayside } from '../kit/quayside.ts';
import type { Setting } from '../kit/setting.ts';
import { openShops } from '../kit/shops.ts';
import { reported, seconds, skipped, type Line } from '../line.ts';
import { acrossProcesses, scheduledOnce } from './across.ts';
import { openStandby, promote } from './standby.ts';

const PART = 'topology';
const PHASE_MS = 6000;

/** Two api, two workers, a pooler, a balancer, a primary with a synchronous standby and an S3 store; then one after the other dies. */
export async function topology(setting: Setting, { seed }: { seed: number }): Promise<Line[]> {
  const [bouncer, haproxy] = [findPgBouncer(), findHaProxy()];
  const there = { PgBouncer: bouncer, HAProxy: haproxy, pg_basebackup: setting.postgres.canReplicate };
  const absent = Object.entries(there).flatMap(([name, found]) => (found ? [] : [name]));
  if (!bouncer || !haproxy || !setting.postgres.canReplicate) return [skipped(PART, 'Everything', `not installed: ${absent.join(', ')}`)];
  const store = await s3Server(setting.folder.sub('s3'));
  try {
    return await onSite(setting, { bouncer, haproxy, files: store.settings(), seed });
  } finally {
    await store.close();
  }
}

type Given = { readonly bouncer: PgBouncer; readonly haproxy: string; readonly files: Record<string, string>; readonly seed: number };

async function onSite(setting: Setting, { bouncer, haproxy, files, seed }: Given): Promise<Line[]> {
  const primary = await openCluster(setting.postgres.bin, setting.folder.sub('primary'));
  await primary.start();
  await createDatabase(primary, 'site');
  const standby = await openStandby(setting, primary);
  const pooler = await openPooler(bouncer, setting.folder.sub('pooler'), primary.port);
  await pooler.start();
  const env = {
    ...files,
    ...pooler.env,
    DATABASE_URL: pooler.url('site'),
    DATA_DIR: setting.folder.sub('site'),
    TRUST_PROXY: '1',
    SECRET_KEY: 'x'.repeat(40),
  };
  const [left, right] = [await openQuayside('api', env), await openQuayside('api', env)];
  const workers = [await openQuayside('worker', env), await openQuayside('worker', env)];
  await Promise.all([left, right, ...workers].map((one) => one.start()));
  const balancer = await openBalancer(haproxy, setting.folder.sub('balancer'), [left.port, right.port]);
  await balancer.start();
  const database = connect(primary.url('site'), 4);
  const promoted = connect(standby.url('site'), 4);
  const client = openClient(() => balancer.base);
  try {
    const site = await openShops(database, 2);
    const [shop] = site.shops;
    if (!shop) throw new Error('there is no shop');
    const across = await acrossProcesses(left, right, shop);
    const scheduled = await scheduledOnce(database, workers);
    const crew = await startCrew(client, site, seed);
    const gaps = await killEach(client, { left, worker: workers[0] ?? left, pooler, primary, standby }).finally(crew.end);
    return [...across, scheduled, ...gaps, ...linesOfClient(PART, client, crew), ...(await look(PART, promoted, client, crew))];
  } finally {
    client.close();
    await Promise.all([database, promoted].map((one: Database) => one.close()));
    await Promise.all([left, right, ...workers].map((one) => one.kill()));
    await pooler.kill();
    await standby.stop();
  }
}

type Site = {
  readonly left: Quayside;
  readonly worker: Quayside;
  readonly pooler: Pooler;
  readonly primary: Cluster;
  readonly standby: Cluster;
};

/** The gap: the longest time in which none of eight actors had a write acknowledged. */
async function killEach(client: Client, { left, worker, pooler, primary, standby }: Site): Promise<Line[]> {
  const lines: Line[] = [];
  const phase = async (what: string, work: () => Promise<void>) => {
    client.meter.takeSilence();
    await work();
    await sleep(PHASE_MS);
    lines.push(reported(PART, `Longest time without an acknowledged write: ${what}`, seconds(client.meter.takeSilence())));
    console.log(`  ${what}`);
  };
  await phase('nothing is killed', () => Promise.resolve());
  for (const [what, one] of [
    ['an api is killed', left],
    ['a worker is killed', worker],
    ['the pooler is killed and started again', pooler],
  ] as const)
    await phase(what, async () => {
      await one.kill();
      await one.start();
    });
  await phase('the primary is killed, the standby promoted, the pooler pointed to it', async () => {
    await primary.kill();
    await promote(standby);
    pooler.pointTo(standby.port);
  });
  return lines;
}
