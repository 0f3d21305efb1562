// Runs one job in a process of its own and tells how much memory the process held at its highest.
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
// What is only garbage is not held: it goes before each look, or the collector's mood would be the figure.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // the flag above has put it there
const look = () => {
  const before = performance.now();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  peak = Math.max(peak, heapUsed + external);
  // Looking takes longer the more there is: most of the time must stay the job's.
  watch = setTimeout(look, Math.max(50, 5 * (performance.now() - before)));
};
let watch = setTimeout(look, 50);
// Its own schema has read the payload.
await asJob(deps, (ctx) => bound.run(ctx, bound.job.payload.parse(payload) as never));
clearTimeout(watch);
look();
clearTimeout(watch);
tell({ peakMb: peak / 1024 / 1024 } satisfies JobTold);
await database.close();
end();
process.disconnect();
