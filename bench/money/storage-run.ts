import pg from 'pg';
import { billStorageJob } from '../../packages/contract/src/storage-fees/storage-fees.jobs.ts';
import { billDay } from '../../apps/server/src/areas/storage-fees/storage-runs.ts';
import { dayOf, startOfDay } from '../../apps/server/src/kernel/days.ts';
import { child } from '../child.ts';
import { ms, perSecond, type Figure } from '../figure.ts';
import type { JobGiven, JobTold } from '../job-process.ts';
import { median, timed } from '../statistics.ts';
import { asJob, depsFor, type World } from '../world.ts';
import { FIRST_DAY, fillStorage, type Shelves } from './fill-storage.ts';

const ROUNDS = 3;

/** The nightly storage run over all merchants, against inserting the same number of precomputed lines. */
export async function storageRun(world: World, shelves: Shelves): Promise<Figure[]> {
  const database = await world.database();
  await fillStorage(database.url, shelves);
  // The pool's connections time out after thirty seconds; this one does not.
  const bare = new pg.Client({ connectionString: database.url });
  await bare.connect();
  // The same columns, key, check and reference; only the computation is missing.
  await bare.query(`create table bench_lines (like storage_bill_lines including all,
    foreign key (customer_id, bill_id) references storage_bills (customer_id, bill_id))`);
  const { deps, end } = depsFor(database);
  const bill = (day: string) => asJob(deps, (ctx) => billDay(ctx, day));
  const times = { run: [] as number[], insert: [] as number[], again: [] as number[] };
  try {
    for (let round = -1; round < ROUNDS; round++) {
      const day = dayOf(startOfDay(FIRST_DAY, round + 1));
      const run = await timed(() => bill(day));
      const before = await booked();
      const again = await timed(() => bill(day));
      if ((await booked()) !== before) throw new Error('the second run of a day changed something');
      const insert = await timed(() => copy(day));
      await bare.query('truncate bench_lines');
      await bare.query('vacuum (analyze) storage_bills, storage_bill_lines');
      if (round < 0) continue;
      times.run.push(run);
      times.insert.push(insert);
      times.again.push(again);
    }
    return figures(shelves, await linesOf(FIRST_DAY), times, await memory(database.url));
  } finally {
    await bare.end();
    end();
  }

  /** The result of the runs so far, as one text. */
  async function booked(): Promise<string> {
    const { rows } = await bare.query(
      `select (select count(*) from storage_bills), (select sum(net) from storage_bills), (select count(*) from storage_bill_lines) as lines,
         (select json_agg(r order by day) from storage_runs r) as runs`,
    );
    return JSON.stringify(rows);
  }

  async function copy(day: string): Promise<void> {
    const { rowCount } = await bare.query(
      'insert into bench_lines select n.* from storage_bills b join storage_bill_lines n using (customer_id, bill_id) where b.day = $1',
      [day],
    );
    if (rowCount !== (await linesOf(day))) throw new Error('the baseline inserted another number of lines');
  }

  async function linesOf(day: string): Promise<number> {
    const { rows } = await bare.query<{ lines: number }>(
      'select count(*) as lines from storage_bills b join storage_bill_lines n using (customer_id, bill_id) where b.day = $1',
      [day],
    );
    return rows[0]?.lines ?? 0;
  }
}

type Times = { readonly run: number[]; readonly insert: number[]; readonly again: number[] };
type Memory = { readonly run: number; readonly again: number };

function figures({ merchants, skus }: Shelves, lines: number, times: Times, held: Memory): Figure[] {
  const [run, insert, again] = [median(times.run), median(times.insert), median(times.again)];
  const rate = (time: number) => `${(time / 1000).toFixed(1)} s, ${perSecond((lines * 1000) / time)}`;
  const name = `Storage run, ${merchants.toLocaleString('en')} merchants × ${skus} SKUs, ${lines.toLocaleString('en')} lines`;
  return [
    { name, ours: rate(run), baseline: `${rate(insert)} inserting them alone`, ratio: run / insert, bar: { most: 4 } },
    { name: 'The same day again', ours: ms(again), baseline: `${ms(run)} the first time`, ratio: again / run, bar: { most: 0.05 } },
    {
      name: 'Storage run, memory of the worker at its highest',
      ours: `${Math.round(held.run)} MB`,
      baseline: `${Math.round(held.again)} MB with nothing to do`,
      ratio: held.run / held.again,
      bar: { most: 1.3 },
    },
  ];
}

/** A day that is not billed yet, then the same day again. */
async function memory(url: string): Promise<Memory> {
  const peak = async () => {
    const payload = { slot: startOfDay(FIRST_DAY, ROUNDS + 10).toISOString() };
    const { told, end } = await child<JobTold>('job-process.ts', { url, name: billStorageJob.name, payload } satisfies JobGiven);
    await end();
    return told.peakMb;
  };
  return { run: await peak(), again: await peak() };
}
