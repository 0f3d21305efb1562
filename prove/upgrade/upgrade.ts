import { connect, type Database } from '../../apps/server/src/kernel/database.ts';
import { startCrew, type Crew } from '../kills/actors.ts';
import { linesOfClient, look } from '../kills/look.ts';
import { openClient, type Client } from '../kit/client.ts';
import { findHaProxy, openBalancer, type Balancer } from '../kit/haproxy.ts';
import { createDatabase, openCluster } from '../kit/postgres.ts';
import { sleep } from '../kit/processes.ts';
import { openQuayside, type Quayside } from '../kit/quayside.ts';
import type { Setting } from '../kit/setting.ts';
import { openShops } from '../kit/shops.ts';
import { atMost, reported, seconds, skipped, type Line } from '../line.ts';
import { checkOut, previousRelease, type Previous } from './previous.ts';

const PART = 'upgrade';
const PHASE_MS = 6000;
/** What is on its way to the old api when the balancer is told. */
const DRAIN_MS = 1000;

type Given = { readonly from: string | undefined; readonly seed: number };
type Pair = { readonly api: Quayside; readonly worker: Quayside };

/** The previous release serves; this one starts beside it and migrates; both serve; the previous one ends. Eight actors work throughout. */
export async function upgrade(setting: Setting, { from, seed }: Given): Promise<Line[]> {
  const [haproxy, previous] = [findHaProxy(), previousRelease(from)];
  if (haproxy === null) return [skipped(PART, 'Everything', 'not installed: HAProxy')];
  if (previous === null)
    return [skipped(PART, 'Everything', from === undefined ? 'the history of commits is not here' : `there is no commit ${from}`)];
  const folder = setting.folder.sub('previous');
  checkOut(previous.commit, folder);
  const cluster = await openCluster(setting.postgres.bin, setting.folder.sub('upgrade'));
  await cluster.start();
  await createDatabase(cluster, 'site');
  const env = {
    DATABASE_URL: cluster.url('site'),
    DATA_DIR: setting.folder.sub('upgrade-files'),
    TRUST_PROXY: '1',
    SECRET_KEY: 'x'.repeat(40),
  };
  const pair = async (place: { folder?: string }): Promise<Pair> => ({
    api: await openQuayside('api', env, place),
    worker: await openQuayside('worker', env, place),
  });
  const [old, present] = [await pair({ folder }), await pair({})];
  const balancer = await openBalancer(haproxy, setting.folder.sub('upgrade-balancer'), [old.api.port, present.api.port]);
  const database = connect(cluster.url('site'), 4);
  const client = openClient(() => balancer.base);
  try {
    await old.api.start();
    await old.worker.start();
    await balancer.start();
    const crew = await startCrew(client, await openShops(database, 2), seed);
    const phases = await sideBySide(client, database, { old, present, balancer }).finally(crew.end);
    return [...linesOf(previous), ...phases, ...(await linesOfEnd(database, client, crew))];
  } finally {
    client.close();
    await database.close();
    await Promise.all([old.api, old.worker, present.api, present.worker].map((one) => one.kill()));
    await cluster.stop();
  }
}

function linesOf({ commit, why }: Previous): Line[] {
  return [reported(PART, 'The previous release', `${commit.slice(0, 12)}, ${why}`)];
}

async function linesOfEnd(database: Database, client: Client, crew: Crew): Promise<Line[]> {
  return [...linesOfClient(PART, client, crew), ...(await look(PART, database, client, crew))];
}

type Releases = { readonly old: Pair; readonly present: Pair; readonly balancer: Balancer };

async function sideBySide(client: Client, { pool }: Database, { old, present, balancer }: Releases): Promise<Line[]> {
  const lines: Line[] = [];
  const phase = async (what: string, work: () => Promise<void>) => {
    client.meter.takeSilence();
    const { retried } = client.meter.counts;
    await work();
    await sleep(PHASE_MS);
    const again = client.meter.counts.retried - retried;
    const longest = seconds(client.meter.takeSilence());
    lines.push(reported(PART, `Longest time without an acknowledged write, requests sent again: ${what}`, `${longest}, ${again}`));
    console.log(`  ${what}`);
  };
  const migrations = async () =>
    (await pool.query<{ name: string }>('select name from kysely_migration order by name')).rows.map(({ name }) => name);
  const before = await migrations();
  await phase('the previous release serves', () => Promise.resolve());
  await phase('this release starts beside it and migrates', () => present.api.start());
  await phase('both serve, and both do jobs', () => present.worker.start());
  const added = (await migrations()).slice(before.length);
  const alive = await Promise.all([old, present].map(({ api }) => isReady(api)));
  await phase('the previous release ends', async () => {
    await balancer.drain(0);
    await sleep(DRAIN_MS);
    await old.api.stop();
    await old.worker.stop();
  });
  return [
    reported(PART, 'Migrations run while the previous release served', `${added.length}: ${added.join(', ')}`),
    atMost(PART, 'Processes of both releases that did not serve after the migration', alive.filter((one) => !one).length, 0),
    ...lines,
  ];
}

async function isReady({ base }: Quayside): Promise<boolean> {
  return (await fetch(`${base}/readyz`)).status === 200;
}
