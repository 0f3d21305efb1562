import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import '../../apps/server/src/areas/answers.ts';
import { connect, type Database } from '../../apps/server/src/kernel/database.ts';
import { migrate } from '../../apps/server/src/kernel/migrate.ts';
import { verifyChains } from '../../apps/server/src/kernel/verify-chains.ts';
import { startCrew } from '../kills/actors.ts';
import { brokenChains, brokenInvariants, invariants } from '../invariants.ts';
import { openClient } from '../kit/client.ts';
import { createDatabase, openCluster, type Cluster } from '../kit/postgres.ts';
import { sleep } from '../kit/processes.ts';
import { openQuayside } from '../kit/quayside.ts';
import type { Setting } from '../kit/setting.ts';
import { openShops } from '../kit/shops.ts';
import { atMost, reported, seconds, type Line } from '../line.ts';
import { runCommand, type Ran } from './command.ts';
import { contentsOf, differences, filesOf, rowsIn, type Contents } from './equality.ts';
import { addFiles, fillTo } from './fill.ts';
import { recovery } from './recovery.ts';

const PART = 'backup';
const WORK_MS = 8000;
/** Large enough that buffers are full and garbage is collected; a smaller one says little about the larger one. */
const SMALL_GIGABYTES = 0.1;
/** How much more memory the large one may take than the small one: it is read in pieces, whatever its size. */
const MOST_MEMORY = 1.3;

type Given = { readonly gigabytes: number; readonly seed: number };
type Copied = {
  readonly backup: Ran;
  readonly restore: Ran;
  readonly bytes: number;
  readonly packed: number;
  readonly rows: number;
  readonly files: number;
  /** Tables, sequences and files that are not what they were. */
  readonly other: readonly string[];
};

/** A small database and a large one are backed up and restored by the commands an operator uses; then a cluster is wound back in time. */
export async function backup(setting: Setting, given: Given): Promise<Line[]> {
  const cluster = await openCluster(setting.postgres.bin, setting.folder.sub('backup'), ['max_wal_size = 4GB']);
  await cluster.start();
  try {
    const small = await atSite(setting, cluster, { name: 'small', gigabytes: SMALL_GIGABYTES, files: 20, seed: given.seed });
    const large = await atSite(setting, cluster, { name: 'large', files: 200, ...given });
    return [...linesOf(small.copied, large.copied), ...small.checked, ...large.checked, ...(await recovery(setting, given.seed))];
  } finally {
    await cluster.stop();
  }
}

function linesOf(small: Copied, large: Copied): Line[] {
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;
  const flat = (what: string, of: Copied['backup'], than: Copied['backup']) =>
    atMost(
      PART,
      `Peak memory of npm run ${what}, large against small (${gigabytes(small.bytes)}, ${than.peakMb.toFixed(0)} MB)`,
      of.peakMb / than.peakMb,
      MOST_MEMORY,
      `${(of.peakMb / than.peakMb).toFixed(2)} (${of.peakMb.toFixed(0)} MB)`,
    );
  const differ = [...small.other, ...large.other];
  return [
    reported(
      PART,
      'The large database',
      `${gigabytes(large.bytes)}, ${large.rows.toLocaleString('en')} rows, ${large.files} files; its backup ${gigabytes(large.packed)}`,
    ),
    reported(PART, 'Time to back it up, to restore it', `${seconds(large.backup.ms)}, ${seconds(large.restore.ms)}`),
    flat('backup', large.backup, small.backup),
    flat('restore', large.restore, small.restore),
    atMost(
      PART,
      'Tables, sequences and files of both whose rows or bytes differ after the restore',
      differ.length,
      0,
      [String(differ.length), ...differ].slice(0, 4).join('; '),
    ),
  ];
}

async function atSite(setting: Setting, cluster: Cluster, { name, gigabytes, files, seed }: Given & { name: string; files: number }) {
  const home = setting.folder.sub(`backup-${name}`);
  const copy = `${name}_copy`;
  for (const one of [name, copy]) await createDatabase(cluster, one);
  const [source, target] = [connect(cluster.url(name), 4), connect(cluster.url(copy), 4)];
  try {
    await migrate(source.db);
    // A table of this size takes longer to fill than a call may take.
    await fillTo(source, `${cluster.url(name)}?options=-c%20statement_timeout%3D0`, gigabytes);
    const merchants = await workAt(source, cluster.url(name), home, seed);
    await addFiles(source, join(home, 'files'), files);
    console.log(`  ${name}: filled`);
    const copied = await copyOver(cluster, { name, copy, home }, source, target);
    return { copied, checked: [await (name === 'large' ? chainsLine(target) : invariantsLine(target, merchants))] };
  } finally {
    await source.close();
    await target.close();
  }
}

/** Real writes through the api, so that there are hash chains, sums, jobs and uploads. */
async function workAt(database: Database, url: string, home: string, seed: number): Promise<number[]> {
  const env = { DATABASE_URL: url, DATA_DIR: home };
  const [api, worker] = [await openQuayside('api', env), await openQuayside('worker', env)];
  const client = openClient(() => api.base);
  try {
    await api.start();
    await worker.start();
    const site = await openShops(database, 2);
    const crew = await startCrew(client, site, seed);
    await sleep(WORK_MS);
    await crew.end();
    if (crew.problems.length > 0) throw new Error(`an actor met a problem: ${crew.problems[0]}`);
    return site.shops.map(({ customer_id }) => customer_id);
  } finally {
    client.close();
    await api.stop();
    await worker.stop();
  }
}

type Names = { readonly name: string; readonly copy: string; readonly home: string };

async function copyOver(cluster: Cluster, { name, copy, home }: Names, source: Database, target: Database): Promise<Copied> {
  const there = join(home, 'there');
  mkdirSync(there);
  const file = join(home, 'copy.quayside');
  const made = await runCommand('backup', file, { DATABASE_URL: cluster.url(name), DATA_DIR: home });
  console.log(`  ${name}: ${made.output}`);
  const restored = await runCommand('restore', file, { DATABASE_URL: cluster.url(copy), DATA_DIR: there });
  console.log(`  ${name}: ${restored.output}`);
  const [before, after] = [await contentsOf(source.pool), await contentsOf(target.pool)];
  const [kept, came] = [await filesOf(join(home, 'files')), await filesOf(join(there, 'files'))];
  const { rows } = await source.pool.query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes');
  return {
    backup: made,
    restore: restored,
    bytes: rows[0]?.bytes ?? 0,
    packed: statSync(file).size,
    rows: rowsIn(before),
    files: came.size,
    other: [...differences(before, after), ...differences(withoutAside(kept), came)],
  };
}

/** Uploads that never got a row are swept at night; they are nobody's. */
function withoutAside(files: Contents): Contents {
  return new Map([...files].filter(([path]) => !path.startsWith('.aside')));
}

/** At the merchants the actors worked for: generated rows have no documents behind them. */
async function invariantsLine(copy: Database, merchants: readonly number[]): Promise<Line> {
  const broken = [...(await brokenInvariants(copy.pool, merchants)), ...(await brokenChains(copy))];
  for (const { invariant, example } of broken) console.log(`  broken: ${invariant}, such as ${example}`);
  return atMost(PART, `Invariants broken in the small copy, of ${invariants.length} and the hash chains`, broken.length, 0);
}

async function chainsLine(copy: Database): Promise<Line> {
  const { broken } = await verifyChains(copy.db);
  return atMost(PART, 'Broken hash chains in the large copy', broken.length, 0);
}
