// Runs one job in its own process and reports the process's peak memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { allJobs } from '../apps/server/src/areas/all.ts';
import { connect } from '../apps/server/src/kernel/database.ts';
import { given, tell } from './child.ts';
import { asJob, depsFor } from './world.ts';

export type JobGiven = { readonly url: string; readonly name: string; readonly payload: object };
export type JobTold = { readonly peakMb: number };

const { url, name, payload } = await given<JobGiven>();
const database = connect(url, 2);
const { deps, end } = depsFor(database);
const bound = allJobs.find(({ job }) => job.name === name);
if (!bound) throw new Error(`there is no job ${name}`);
let peak = 0;
// Garbage is collected before each sample, or the figure would depend on the garbage collector's timing.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // exposed by the flag above
const look = () => {
  const before = performance.now();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  peak = Math.max(peak, heapUsed + external);
  // Sampling takes longer with more memory: most of the time must be the job's.
  watch = setTimeout(look, Math.max(50, 5 * (performance.now() - before)));
};
let watch = setTimeout(look, 50);
// The job's own schema has parsed the payload.
await asJob(deps, (ctx) => bound.run(ctx, bound.job.payload.parse(payload) as never));
clearTimeout(watch);
look();
clearTimeout(watch);
tell({ peakMb: peak / 1024 / 1024 } satisfies JobTold);
await database.close();
end();
process.disconnect();
