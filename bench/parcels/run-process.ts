// Works off a chain of jobs in its own process, as the worker does, and reports memory on the way.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { allJobs } from '../../apps/server/src/areas/all.ts';
import { connect } from '../../apps/server/src/kernel/database.ts';
import { startWorker } from '../../apps/server/src/kernel/worker.ts';
import { given, tell } from '../child.ts';
import { depsFor } from '../world.ts';

export type RunGiven = { readonly url: string; readonly names: readonly string[] };
type Memory = { readonly heapMb: number; readonly rssMb: number };
export type RunTold = { readonly start: Memory; readonly middle: Memory; readonly end: Memory; readonly ms: number };

const EVERY_MS = 1000;
const { url, names } = await given<RunGiven>();
const database = connect(url, 4);
const { deps, end } = depsFor(database);
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // exposed by the flag above
const samples: Memory[] = [];
// Without garbage, or the figure would depend on the garbage collector's timing.
const look = () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  samples.push({ heapMb: (heapUsed + external) / 2 ** 20, rssMb: rss / 2 ** 20 });
};
const startedAt = performance.now();
const worker = startWorker(
  deps,
  allJobs.filter(({ job }) => names.includes(job.name)),
);
for (;;) {
  await new Promise((wait) => setTimeout(wait, EVERY_MS));
  look();
  const { rows } = await database.pool.query<{ left: number; dead: number }>(
    `select count(*) filter (where state in ('waiting', 'running')) as left, count(*) filter (where state = 'dead') as dead from jobs where name = any($1)`,
    [names],
  );
  if (rows[0]?.dead !== 0) throw new Error('a job of the run failed');
  if (rows[0].left === 0) break;
}
const ms = performance.now() - startedAt;
await worker.stop();
look();
const [start, middle, last] = [samples[Math.min(2, samples.length - 1)], samples[Math.floor(samples.length / 2)], samples.at(-1)];
if (!start || !middle || !last) throw new Error('no memory was measured');
tell({ start, middle, end: last, ms } satisfies RunTold);
await database.close();
end();
if (process.connected) process.disconnect();
