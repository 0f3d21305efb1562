// Runs one export in a process of its own and tells how much memory the process had at its highest.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { exportInventoryJob } from '../../packages/contract/src/inventory/inventory.jobs.ts';
import { inventoryJobs } from '../../apps/server/src/areas/inventory/inventory.jobs.ts';
import { connect } from '../../apps/server/src/kernel/database.ts';
import type { JobCtx } from '../../apps/server/src/kernel/jobs.ts';
import { asSystem } from '../../apps/server/src/kernel/transaction.ts';
import { systemCtx } from '../../apps/server/src/kernel/worker.ts';
import { given, tell } from '../child.ts';
import { depsFor } from '../world.ts';

export type ExportGiven = { readonly url: string; readonly customer_id: number; readonly rows: number };
export type ExportTold = { readonly peakMb: number };

const { url, customer_id, rows } = await given<ExportGiven>();
const database = connect(url, 2);
const { deps, end } = depsFor(database);
const job = inventoryJobs.find((one) => one.job.name === exportInventoryJob.name);
let peak = 0;
// What is only garbage is not held: it goes before each look, or the collector's mood would be the figure.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // the flag above has put it there
const watch = setInterval(() => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  peak = Math.max(peak, heapUsed + external);
}, 50);
// Which SKUs are exported is how the small run is made smaller: those that begin like this.
const filters = rows < 100_000 ? { keyword: `sku-00${'0'.repeat(7 - 2 - String(rows).length + 1)}` } : {};
await asSystem(database, async (tx) => {
  const { mailer, chat, logger, pictures } = deps;
  const ctx: JobCtx = { ...systemCtx(deps, tx), progress: () => {}, jobId: 1, mailer, chat, logger, pictures };
  const payload = { customer_id, account_id: null, skus: null, language: 'en', filters };
  await job?.run(ctx, payload as never); // the job's own payload, as its schema would have read it
});
clearInterval(watch);
tell({ peakMb: peak / 1024 / 1024 } satisfies ExportTold);
await database.close();
end();
process.disconnect();
