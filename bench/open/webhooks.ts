import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendWebhooksJob } from '../../packages/contract/src/integrations/integrations.jobs.ts';
import { allJobs } from '../../apps/server/src/areas/all.ts';
import { secretPlace } from '../../apps/server/src/areas/integrations/integrations.service.ts';
import { newSecret } from '../../apps/server/src/areas/integrations/signature.ts';
import type { Deps } from '../../apps/server/src/kernel/deps.ts';
import { startWorker } from '../../apps/server/src/kernel/worker.ts';
import { sendWebhooks } from '../../apps/server/src/ports/webhooks/web.ts';
import { perSecond, type Figure } from '../figure.ts';
import { median, timed } from '../statistics.ts';
import { MERCHANTS, addMerchants, depsFor, type World } from '../world.ts';

const TARGETS = 9;
const EACH = 1000;
const ROUNDS = 3;
/** Looks at the queue so often. */
const LOOK_MS = 100;
const MOST_MS = 120_000;

/** Messages to nine merchants that answer, beside a tenth that has as many and never does; against the nine alone. */
export async function webhookDeliveries(world: World): Promise<Figure[]> {
  const database = await world.database();
  const { customer_id: middle } = await addMerchants(database);
  const first = middle - MERCHANTS / 2;
  const { deps, end } = depsFor(database);
  const site = await targets();
  const reaching = { ...deps, webhooks: sendWebhooks({ mayReach: () => true }) };
  const times = { beside: [] as number[], alone: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      times.alone.push(await delivered(reaching, first + round * 20, site.url, false));
      times.beside.push(await delivered(reaching, first + round * 20 + 10, site.url, true));
    }
  } finally {
    site.close();
    end();
  }
  const rate = (values: readonly number[]) => perSecond((TARGETS * EACH * 1000) / median(values));
  return [
    {
      name: `${((TARGETS + 1) * EACH).toLocaleString('en')} webhooks, one target never answers`,
      ours: rate(times.beside),
      baseline: `${rate(times.alone)} without it`,
      ratio: median(times.beside.map((time, round) => time / (times.alone[round] ?? Number.NaN))),
      bar: { most: 1.3 },
    },
  ];
}

/** Milliseconds until everything is delivered that can be. The one that never answers comes first in the queue. */
async function delivered(deps: Deps, first: number, site: string, hasDead: boolean): Promise<number> {
  const { db } = deps.database;
  if (hasDead) await fill(deps, first + TARGETS, `${site}/silent`);
  for (let at = 0; at < TARGETS; at++) await fill(deps, first + at, `${site}/${at}`);
  const waiting = async () => {
    const { count } = await db
      .selectFrom('webhook_deliveries')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('customer_id', '>=', first)
      .where('customer_id', '<', first + TARGETS)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return count;
  };
  const worker = startWorker(
    deps,
    allJobs.filter(({ job }) => job.name.startsWith('integrations.')),
  );
  const endsAt = Date.now() + MOST_MS;
  const time = await timed(async () => {
    while ((await waiting()) > 0) {
      if (Date.now() > endsAt) throw new Error(`${await waiting()} messages were not delivered in time`);
      await new Promise((wake) => setTimeout(wake, LOOK_MS));
    }
  });
  await worker.stop();
  return time;
}

/** A merchant whose integration has messages to be sent. */
async function fill(deps: Deps, customer_id: number, push_url: string): Promise<void> {
  const { db } = deps.database;
  const now = new Date();
  const { integration_id } = await db
    .insertInto('integrations')
    .values({ customer_id, name: 'Shop', store_account_id: 'shop', push_url, push_stock_change: true, created_at: now })
    .returning('integration_id')
    .executeTakeFirstOrThrow();
  const key = { customer_id, integration_id };
  const push_secret = deps.secrets.seal(newSecret(), secretPlace(key));
  await db.updateTable('integrations').set({ push_secret }).where('integration_id', '=', integration_id).execute();
  const rows = Array.from({ length: EACH }, (_, at) => ({
    ...key,
    delivery_id: crypto.randomUUID(),
    topic: 'stock_change' as const,
    object: `sku ${at}`,
    body: JSON.stringify({ sku: `SKU-${at}`, available: at }),
    next_try_at: now,
    created_at: now,
  }));
  await db.insertInto('webhook_deliveries').values(rows).execute();
  const job = {
    name: sendWebhooksJob.name,
    lane: 'quick' as const,
    key: String(integration_id),
    payload: JSON.stringify(key),
    max_attempts: 8,
  };
  await db.insertInto('jobs').values(job).execute();
}

async function targets() {
  const server = createServer((request, reply) => {
    request.resume();
    if (request.url !== '/silent') request.on('end', () => reply.end('ok'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}
