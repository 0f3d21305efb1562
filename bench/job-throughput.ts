import type pg from 'pg';
import { z } from 'zod';
import { defineJob } from '../packages/contract/src/kernel/job.ts';
import { runs } from '../apps/server/src/kernel/jobs.ts';
import { startWorker } from '../apps/server/src/kernel/worker.ts';
import { perSecond, type Figure } from './figure.ts';
import { median, timed } from './statistics.ts';
import { depsFor, type World } from './world.ts';

const JOBS = 1000;
const ROUNDS = 5;
const emptyJob = defineJob('kernel', 'bench_nothing', { lane: 'quick', payload: z.strictObject({}) });

/** A thousand jobs that do nothing, drained by one worker, against a thousand bare updates of one row each. */
export async function jobThroughput(world: World): Promise<Figure[]> {
  const database = await world.database();
  const { pool } = database;
  const { deps, end } = depsFor(database);
  const times = { jobs: [] as number[], updates: [] as number[] };
  try {
    for (let round = -1; round < ROUNDS; round++) {
      await pool.query('truncate jobs restart identity');
      const updates = await timed(() => bareUpdates(pool, deps.config.JOB_SLOTS));
      await pool.query(`insert into jobs (name, lane, payload, max_attempts) select $1, 'quick', '{}', 8 from generate_series(1, $2)`, [
        emptyJob.name,
        JOBS,
      ]);
      const jobs = await timed(drain);
      if (round < 0) continue;
      times.updates.push(updates);
      times.jobs.push(jobs);
    }
  } finally {
    end();
  }
  const rate = (values: number[]) => (JOBS * 1000) / median(values);
  return [
    {
      name: `${JOBS.toLocaleString('en')} empty jobs, one worker`,
      ours: perSecond(rate(times.jobs)),
      baseline: `${perSecond(rate(times.updates))} bare updates, as many at once`,
      ratio: rate(times.jobs) / rate(times.updates),
    },
  ];

  async function drain(): Promise<void> {
    const all = Promise.withResolvers<void>();
    let done = 0;
    const bound = runs(emptyJob, async () => {
      if (++done === JOBS) all.resolve();
    });
    const worker = startWorker(deps, [bound]);
    await all.promise;
    await worker.stop();
    const { rows } = await pool.query<{ left: number }>(`select count(*) as left from jobs where state <> 'done'`);
    if (rows[0]?.left !== 0) throw new Error(`${rows[0]?.left} jobs were not done`);
  }
}

/** One transaction each, with as much concurrency as the worker has slots. */
async function bareUpdates(pool: pg.Pool, atOnce: number): Promise<void> {
  await pool.query(`insert into jobs (name, payload, max_attempts) select 'bare', '{}', 8 from generate_series(1, $1)`, [JOBS]);
  let next = 1;
  const one = async () => {
    for (let id = next++; id <= JOBS; id = next++)
      await pool.query(`update jobs set state = 'done', ended_at = now() where job_id = $1`, [id]);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
