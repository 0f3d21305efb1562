import { Agent } from 'node:http';
import { expireBatchJob } from '../../packages/contract/src/tracking/tracking.jobs.ts';
import { clearMoreRecipientsJob } from '../../packages/contract/src/orders/orders.jobs.ts';
import type { Database } from '../../apps/server/src/kernel/database.ts';
import type { Deps } from '../../apps/server/src/kernel/deps.ts';
import { allJobs } from '../../apps/server/src/areas/all.ts';
import { systemCtx } from '../../apps/server/src/kernel/system-ctx.ts';
import { asSystem } from '../../apps/server/src/kernel/transaction.ts';
import { startWorker } from '../../apps/server/src/kernel/worker.ts';
import { child } from '../child.ts';
import type { Figure } from '../figure.ts';
import type { ServerGiven, ServerTold } from '../server-process.ts';
import { depsFor } from '../world.ts';
import { numbersInTransit } from './feed.ts';
import { push } from './push.ts';

const AT_ONCE = 16;
const ROUNDS = 5;
const ORDERS = 100;
const JOBS = 8;
const WORKERS = 3;
const steps = ['InTransit_PickedUp', 'AvailableForPickup_Other', 'OutForDelivery_Other', 'Delivered_Other'];
const statuses = ['InTransit', 'AvailableForPickup', 'OutForDelivery', 'Delivered'];

type Site = { readonly database: Database & { readonly url: string }; readonly customerId: number };

/** Every report of a parcel's life twice and in no order, while three workers expire and clear the same orders: nobody waits for ever. */
export async function crowd({ database, customerId }: Site): Promise<Figure> {
  const { url } = database;
  const server = await child<ServerTold>('server-process.ts', { url, timing: false } satisfies ServerGiven);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const left = await numbersInTransit(database, customerId);
  const { deps, end } = depsFor(database);
  const names = new Set([expireBatchJob.name, clearMoreRecipientsJob.name]);
  const bound = allJobs.filter(({ job }) => names.has(job.name));
  const before = await deadlocks(database);
  let pushes = 0;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const numbers = left.splice(0, ORDERS);
      await dueFirst(database, numbers);
      await enqueue(deps, round);
      const workers = Array.from({ length: WORKERS }, () => startWorker(deps, bound));
      const reports = numbers.flatMap((number) =>
        [...steps, ...steps].map((_, at) => ({ number, status: statuses[at % 4] ?? '', subs: steps.slice(0, (at % 4) + 1) })),
      );
      pushes += reports.length;
      await Promise.all(shuffled(reports).map((report) => push(agent, server.told.ours, report)));
      await Promise.all(workers.map((worker) => worker.stop()));
      await refuseUndelivered(database, numbers);
    }
  } finally {
    agent.destroy();
    end();
    await server.end();
  }
  const met = (await deadlocks(database)) - before;
  return {
    name: 'Reports, expiry and clearing of the same orders at once',
    ours: `${met} deadlocks`,
    baseline: `${pushes.toLocaleString('en')} pushes, ${WORKERS} workers`,
    ratio: met,
    bar: { most: 0 },
  };
}

/** The workers begin with these. */
async function dueFirst({ pool }: Database, numbers: readonly string[]): Promise<void> {
  await pool.query(`update orders set expires_on = '2001-01-01', shipped_at = '2001-01-01' where tracking_no = any($1)`, [numbers]);
}

async function enqueue(deps: Deps, round: number): Promise<void> {
  await asSystem(deps.database, async (tx) => {
    const ctx = systemCtx(deps, tx);
    for (let at = 0; at < JOBS; at++) {
      await ctx.enqueue(expireBatchJob, {});
      await ctx.enqueue(clearMoreRecipientsJob, { until: '2002-01-01T00:00:00.000Z', batch: 1 + round * JOBS + at });
    }
  });
}

async function refuseUndelivered({ pool }: Database, numbers: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ done: number }>(
    `select count(*) as done from orders o where tracking_no = any($1) and status = 'delivered' and delivered_at is not null
       and (select count(*) from tracking_events e where e.customer_id = o.customer_id and e.order_id = o.order_id) = $2`,
    [numbers, steps.length],
  );
  if (rows[0]?.done !== numbers.length) throw new Error(`only ${rows[0]?.done} of ${numbers.length} orders were delivered`);
}

async function deadlocks({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>('select deadlocks from pg_stat_database where datname = current_database()');
  return rows[0]?.deadlocks ?? Number.NaN;
}

/** In another order, the same one every time. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const mixed = items.map((item, at) => ({ item, place: (at * 7919) % items.length }));
  return mixed.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}
