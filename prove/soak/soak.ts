import { availableParallelism, setPriority } from 'node:os';
import { connect, type Database } from '../../apps/server/src/kernel/database.ts';
import { bounded, keptForEver, retained } from '../../apps/server/src/kernel/retention.ts';
import { fillShelf, topUp, type Told } from '../kills/work.ts';
import { openClient, type Client } from '../kit/client.ts';
import type { Pace, Timed } from '../kit/meter.ts';
import { createDatabase, openCluster } from '../kit/postgres.ts';
import { sleep } from '../kit/processes.ts';
import { openQuayside } from '../kit/quayside.ts';
import { seeded } from '../kit/random.ts';
import type { Setting } from '../kit/setting.ts';
import { openShops, type Site } from '../kit/shops.ts';
import { atMost, reported, skipped, type Line } from '../line.ts';
import { watchCores } from './cpu.ts';
import { journeys } from './journeys.ts';
import { growth, watchMemory } from './memory.ts';
import { timeLines } from './times.ts';
import { openTarget, webhookLines } from './webhooks.ts';

const PART = 'soak';
const SHARE = 0.8;
const SATURATED_MS = 30_000;
const WARM_UP_MS = 30_000;
const ALONE_MS = 60_000;
/** Four for each core of the machine this was written on: more at once do not get more done. */
const AT_ONCE = 8;
/** Four for each core of PostgreSQL, as docs/scale.md says, and two for what is beside jobs and calls. */
const POOL = Math.max(8, 4 * availableParallelism()) + 2;
const SHOPS = 8;

/** Whoever measures must not wait for a core behind what is measured. Only an administrator may do this; without it times are a bit longer. */
function goFirst(): void {
  try {
    setPriority(-10);
  } catch {
    // not permitted
  }
}

/** The journeys' mix at four fifths of what the machine can do, for a long time. */
export async function soak(setting: Setting, { minutes, seed }: { minutes: number; seed: number }): Promise<Line[]> {
  const cluster = await openCluster(setting.postgres.bin, setting.folder.sub('soak'));
  await cluster.start();
  await createDatabase(cluster, 'soak');
  // Two processes need no pooler (docs/operations.md).
  const env = { DATABASE_URL: cluster.url('soak'), DATABASE_POOL: String(POOL), DATA_DIR: setting.folder.sub('soak-files') };
  const [api, worker] = [
    await openQuayside('api', env),
    await openQuayside('worker', env, { program: 'prove/kit/worker-to-this-machine.ts' }),
  ];
  await api.start();
  await worker.start();
  const database = connect(cluster.url('soak'), 2);
  const client = openClient(() => api.base);
  let target: Awaited<ReturnType<typeof openTarget>> | null = null;
  try {
    goFirst();
    const site = await fullShops(client, database, seed);
    target = await openTarget(database, site.shops);
    await work(client, site, { forMs: WARM_UP_MS, seed: seed + 200, pace: { atOnce: AT_ONCE } });
    const saturated = await work(client, site, { forMs: SATURATED_MS, seed, pace: { atOnce: AT_ONCE } });
    const { times: alone } = await work(client, site, { forMs: ALONE_MS, seed: seed + 300, pace: { atOnce: 1 } });
    const perSecond = SHARE * saturated.perSecond;
    const before = await rowCounts(database);
    const memory = watchMemory({ api: api.pid, worker: worker.pid });
    const cores = watchCores({ api: api.pid, worker: worker.pid, PostgreSQL: cluster.pid, 'load generator': () => process.pid });
    const faultsBefore = client.meter.counts.faults;
    const run = await work(client, site, { forMs: minutes * 60_000, seed: seed + 100, pace: { perSecond } });
    const samples = memory.end();
    const used = cores.end(PART, run.times.length);
    const sent = await webhookLines(PART, database, target.counts);
    const grown = await grownTables(database, before);
    return [
      reported(
        PART,
        `Requests a second at saturation (${SATURATED_MS / 1000} s, ${journeys.length} people, ${AT_ONCE} requests at once)`,
        saturated.perSecond.toFixed(0),
      ),
      reported(PART, `Requests in ${minutes} minutes at ${SHARE * 100} % of that`, `${run.times.length} (${run.perSecond.toFixed(0)}/s)`),
      errorLine(run, client.meter.counts.faults - faultsBefore),
      ...timeLines(PART, run.times, { times: alone, share: SHARE, seed }),
      used,
      ...[...samples].map(([name, values]) => memoryLine(name, values)),
      ...growthLines(grown),
      ...sent,
    ];
  } finally {
    client.close();
    target?.close();
    await database.close();
    await Promise.all([api.stop(), worker.stop()]);
    await cluster.stop();
  }
}

/** With more goods and money than the soak can sell. */
async function fullShops(client: Client, database: Database, seed: number): Promise<Site> {
  const site = await openShops(database, SHOPS);
  for (const shop of site.shops) {
    await fillShelf({ client, desk: site.desk }, shop, 5_000_000);
    await topUp({ client, desk: site.desk, random: seeded(seed), told: [] }, shop, '9000000.00');
  }
  return site;
}

type Run = { readonly times: readonly Timed[]; readonly problems: readonly string[]; readonly perSecond: number };

/** Sixteen people go on their journeys; every request waits for its turn. */
async function work(
  client: Client,
  { shops, desk }: Site,
  { forMs, seed, pace }: { forMs: number; seed: number; pace: Pace },
): Promise<Run> {
  const [problems, told]: [string[], Told[]] = [[], []];
  const startedAt = performance.now();
  client.meter.pace(pace);
  client.meter.takeTimes();
  await Promise.all(
    journeys.map(async (journey, at) => {
      const random = seeded(seed + at);
      for (let round = 0; performance.now() - startedAt < forMs; round++) {
        // A shelf is counted by one person only, so that nobody finds it moved.
        const shop = shops[(at + (journey.name === 'countShelf' ? 0 : round)) % shops.length];
        try {
          if (shop) await journey({ client, desk, random, told }, shop);
        } catch (error) {
          problems.push(error instanceof Error ? error.message : String(error));
          await sleep(200);
        }
      }
    }),
  );
  const times = client.meter.takeTimes();
  return { times, problems, perSecond: times.length / ((performance.now() - startedAt) / 1000) };
}

function errorLine({ problems }: Run, faults: number): Line {
  const different = [...new Set(problems)];
  for (const problem of different) console.log(`  problem: ${problem}`);
  const errors = problems.length + faults;
  return atMost(PART, 'Errors', errors, 0, [String(errors), ...different].slice(0, 3).join('; '));
}

function memoryLine(name: string, samples: readonly number[]): Line {
  const { second, last } = growth(samples);
  const claim = `Memory of the ${name} process, last third against second third`;
  if (Number.isNaN(second)) return skipped(PART, claim, 'only Linux tells');
  return atMost(PART, claim, last / second, 1.1, `${(last / second).toFixed(2)} (${last.toFixed(0)} MB, ${second.toFixed(0)} MB)`);
}

async function rowCounts({ pool }: Database): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (await pool.query<{ n: number }>(`select count(*) as n from ${name}`)).rows[0]?.n ?? 0);
  return counts;
}

async function grownTables(database: Database, before: ReadonlyMap<string, number>): Promise<{ name: string; rows: number }[]> {
  const after = await rowCounts(database);
  return [...after].map(([name, rows]) => ({ name, rows: rows - (before.get(name) ?? 0) })).filter(({ rows }) => rows > 0);
}

function keptHow(table: string): string | null {
  if (table in retained) return retained[table as keyof typeof retained].keep; // just asked
  if (keptForEver.includes(table)) return 'for ever';
  return bounded.includes(table) ? 'bounded' : null;
}

function growthLines(grown: readonly { name: string; rows: number }[]): Line[] {
  const unnamed = grown.filter(({ name }) => keptHow(name) === null).map(({ name }) => name);
  const most = grown.toSorted((a, b) => b.rows - a.rows).slice(0, 6);
  return [
    atMost(
      PART,
      `Tables that grew (${grown.length}) without a retention or a reason to keep them`,
      unnamed.length,
      0,
      unnamed.join(', ') || '0',
    ),
    reported(PART, 'Tables that grew most', most.map(({ name, rows }) => `${name} ${rows} (${keptHow(name) ?? '?'})`).join('; ')),
  ];
}
