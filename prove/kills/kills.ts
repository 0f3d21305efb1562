import { connect } from '../../apps/server/src/kernel/database.ts';
import { openClient } from '../kit/client.ts';
import { findPgBouncer, openPooler } from '../kit/pgbouncer.ts';
import { createDatabase, openCluster } from '../kit/postgres.ts';
import { sleep } from '../kit/processes.ts';
import { openQuayside } from '../kit/quayside.ts';
import { pick, seeded } from '../kit/random.ts';
import type { Setting } from '../kit/setting.ts';
import { openShops } from '../kit/shops.ts';
import { reported, seconds, skipped, type Line } from '../line.ts';
import { startCrew } from './actors.ts';
import { linesOfClient, look } from './look.ts';

const PART = 'kills';
type Victim = { readonly name: string; readonly kill: () => Promise<void>; readonly start: () => Promise<void> };

/** Eight actors work while server, worker, pooler and database are killed; afterwards everything must agree. */
export async function kills(setting: Setting, { count, seed }: { count: number; seed: number }): Promise<Line[]> {
  const cluster = await openCluster(setting.postgres.bin, setting.folder.sub('kills'));
  await cluster.start();
  await createDatabase(cluster, 'kills');
  const binary = findPgBouncer();
  const pooler = binary === null ? null : await openPooler(binary, setting.folder.sub('kills-pooler'), cluster.port);
  await pooler?.start();
  const env = { DATABASE_URL: (pooler ?? cluster).url('kills'), DATA_DIR: setting.folder.sub('kills-files'), ...pooler?.env };
  const [api, worker] = [await openQuayside('api', env), await openQuayside('worker', env)];
  await api.start();
  await worker.start();
  const database = connect(cluster.url('kills'), 4);
  const client = openClient(() => api.base);
  try {
    const crew = await startCrew(client, await openShops(database, 2), seed);
    const startedAt = performance.now();
    const killed = await killAll(
      [
        { name: 'server', ...api },
        { name: 'worker', ...worker },
        { name: 'database', ...cluster },
        ...(pooler ? [{ name: 'pooler', ...pooler }] : []),
      ],
      count,
      seeded(seed),
    ).finally(crew.end);
    const each = [...killed].map(([name, times]) => `${name} ${times}`).join(', ');
    return [
      reported(PART, 'Kills (SIGKILL)', `${each}; in ${seconds(performance.now() - startedAt)}; seed ${seed}`),
      ...linesOfClient(PART, client, crew),
      ...(await look(PART, database, client, crew)),
      ...(pooler ? [] : [skipped(PART, 'Killing the pooler', 'PgBouncer is not installed')]),
    ];
  } finally {
    client.close();
    await database.close();
    await Promise.all([api.kill(), worker.kill()]);
    await pooler?.kill();
    await cluster.stop();
  }
}

/** Every fourth time a second one dies at the same moment. */
async function killAll(victims: readonly Victim[], count: number, random: () => number): Promise<Map<string, number>> {
  const killed = new Map<string, number>();
  for (let done = 0; done < count;) {
    await sleep(300 + random() * 1700);
    const now = new Set([pick(random, victims)]);
    if (random() < 0.25 && done + 1 < count) now.add(pick(random, victims));
    await Promise.all([...now].map((one) => one.kill()));
    for (const { name } of now) killed.set(name, (killed.get(name) ?? 0) + 1);
    done += now.size;
    // The database first: a pooler or a server that starts without it only waits.
    const again = [...now].toSorted((a, b) => rank(a.name) - rank(b.name));
    for (const one of again) await one.start();
    console.log(`  ${done}/${count}: ${again.map(({ name }) => name).join(' and ')}`);
  }
  return killed;
}

function rank(name: string): number {
  return ['database', 'pooler', 'server', 'worker'].indexOf(name);
}
