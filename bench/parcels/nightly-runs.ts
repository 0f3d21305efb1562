import { clearMoreRecipientsJob } from '../../packages/contract/src/orders/orders.jobs.ts';
import { expireBatchJob, expireOrdersJob } from '../../packages/contract/src/tracking/tracking.jobs.ts';
import { systemCtx } from '../../apps/server/src/kernel/system-ctx.ts';
import { asSystem } from '../../apps/server/src/kernel/transaction.ts';
import type { SystemCtx } from '../../apps/server/src/kernel/ctx.ts';
import { child } from '../child.ts';
import { perSecond, type Figure } from '../figure.ts';
import { depsFor } from '../world.ts';
import type { ParcelSite } from './open-parcels.ts';
import type { RunGiven, RunTold } from './run-process.ts';

/** Orders a run changes: before it, those that are due; after it, those it must have left. */
type Run = {
  readonly name: string;
  readonly names: readonly string[];
  readonly begin: (ctx: SystemCtx) => Promise<unknown>;
  readonly due: string;
  readonly wrong: string;
  readonly event: string;
};

const inTransit = `status in ('in_transit', 'pick_up')`;
const personal = `concat(first_name, last_name, phone, email, id_number, company, state, city, postal_code, house_number, address1, address2, address3, remark) <> ''`;
const runs: readonly Run[] = [
  {
    name: 'Expiry run',
    names: [expireOrdersJob.name, expireBatchJob.name],
    begin: ({ enqueue }) => enqueue(expireBatchJob, {}),
    due: `expires_on < current_date and ${inTransit}`,
    wrong: `expires_on < current_date and ${inTransit}`,
    event: 'expired',
  },
  {
    name: 'Privacy run',
    names: [clearMoreRecipientsJob.name],
    begin: ({ enqueue }) => enqueue(clearMoreRecipientsJob, { until: new Date().toISOString(), batch: 1 }),
    due: `shipped_at < now() and recipient_cleared_at is null`,
    wrong: `shipped_at < now() - interval '1 day' and (recipient_cleared_at is null or ${personal})`,
    event: 'recipient_cleared',
  },
];

/** A million orders in batches, each its own job: memory at the beginning, in the middle and at the end, and a query that nothing was left out. */
export async function nightlyRuns(site: ParcelSite): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const run of runs) figures.push(...(await measure(site, run)));
  return figures;
}

async function measure({ database }: ParcelSite, { name, names, begin, due, wrong, event }: Run): Promise<Figure[]> {
  const { pool, url } = database;
  const count = async (sql: string) => (await pool.query<{ count: number }>(sql)).rows[0]?.count ?? Number.NaN;
  const events = `select count(*) from order_events where kind = '${event}'`;
  const [orders, eventsBefore] = [await count(`select count(*) from orders where ${due}`), await count(events)];
  const { deps, end } = depsFor(database);
  await asSystem(database, (tx) => begin(systemCtx(deps, tx)));
  end();
  const { told, end: ended } = await child<RunTold>('parcels/run-process.ts', { url, names } satisfies RunGiven);
  await ended();
  const [left, added] = [await count(`select count(*) from orders where ${wrong}`), (await count(events)) - eventsBefore];
  if (left !== 0 || added !== orders) throw new Error(`${name}: ${left} orders were left, ${added} of ${orders} have their timeline entry`);
  const { start, middle, end: last, ms } = told;
  const batches = await count(`select count(*) from jobs where name = any('{${names.join(',')}}') and state = 'done'`);
  const mb = (value: number) => Math.round(value);
  return [
    {
      name: `${name}, ${orders.toLocaleString('en')} orders, memory`,
      ours: `${mb(last.heapMb)} MB (RSS ${mb(last.rssMb)}) at the end, ${mb(middle.heapMb)} (${mb(middle.rssMb)}) in the middle`,
      baseline: `${mb(start.heapMb)} MB (RSS ${mb(start.rssMb)}) at the start`,
      ratio: Math.max(last.heapMb / start.heapMb, middle.heapMb / start.heapMb, last.rssMb / start.rssMb),
      bar: { most: 1.3 },
    },
    {
      name: `${name}, orders of its last batches`,
      ours: `${perSecond(await pace('desc'))}, ${(ms / 1000).toFixed(0)} s in all, ${batches.toLocaleString('en')} batches`,
      baseline: `${perSecond(await pace('asc'))} of its first`,
      ratio: (await pace('desc')) / (await pace('asc')),
    },
  ];

  /** Orders a second of a tenth of the batches. */
  async function pace(order: 'asc' | 'desc'): Promise<number> {
    const { rows } = await pool.query<{ batches: number; seconds: number }>(
      `select count(*) as batches, extract(epoch from max(ended_at) - min(ended_at))::float8 as seconds from (
         select ended_at from jobs where name = any($1) and state = 'done' order by ended_at ${order}
         limit (select count(*) / 10 from jobs where name = any($1) and state = 'done')) part`,
      [names],
    );
    const { batches: some = 0, seconds = 1 } = rows[0] ?? {};
    return ((some - 1) * 500) / seconds;
  }
}
