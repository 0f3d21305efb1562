import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { queueFigures } from './jobs.ts';
import type { Metrics } from './metrics.ts';
import { asSystem } from './transaction.ts';
import { isFull } from './start-error.ts';
import type { Worker } from './worker.ts';

/** The worker's HTTP port: health and metrics only. */
export function createWorkerApp(deps: Deps, worker: Pick<Worker, 'hasReadLately'>): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  serveHealth(app, deps, worker);
  return app;
}

/** `/healthz`: the process is alive. `/readyz`: it can do its work. `/metrics`: for Prometheus. */
export function serveHealth(app: FastifyInstance, deps: Deps, worker: Pick<Worker, 'hasReadLately'> | null = null): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(deps.database.db);
    } catch {
      return reply.code(503).send({ status: 'not_ready', reason: 'database' });
    }
    if (isFull(deps.dataDir)) return reply.code(503).send({ status: 'not_ready', reason: 'disk' });
    if (worker && !worker.hasReadLately()) return reply.code(503).send({ status: 'not_ready', reason: 'queue' });
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(deps.config, request)) return reply.code(401).send();
    await measureQueue(deps);
    measurePool(deps.metrics.pool, deps.database);
    if (deps.replica) {
      measurePool(deps.metrics.readPool, deps.replica.database);
      deps.metrics.replicaLag.set(deps.replica.lagSeconds() ?? -1);
    }
    return reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
}

function measurePool(gauge: Metrics['pool'], { pool: { totalCount, idleCount, waitingCount } }: Deps['database']): void {
  gauge.set({ use: 'busy' }, totalCount - idleCount);
  gauge.set({ use: 'idle' }, idleCount);
  gauge.set({ use: 'wanted' }, waitingCount);
}

async function measureQueue({ database, metrics, logger }: Deps): Promise<void> {
  try {
    const figures = await asSystem(database, queueFigures);
    for (const state of ['waiting', 'running', 'dead'] as const) metrics.queue.set({ state }, figures[state]);
    metrics.oldest.set(figures.oldest_seconds);
  } catch (error) {
    // Process metrics are needed most when the database is down, so they are served without the queue figures.
    logger.warn({ err: error }, 'the queue could not be measured');
  }
}

/** With a token, whoever has it; without one, only this machine. A forwarded request comes from a proxy here, so it needs the token. */
function mayMeasure({ METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>, { headers, socket }: FastifyRequest): boolean {
  if (METRICS_TOKEN !== undefined) return isToken(headers.authorization, METRICS_TOKEN);
  const isLocal = isLoopback(socket.remoteAddress ?? '');
  return isLocal && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

function isToken(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${wanted}`)];
  return a.length === b.length && timingSafeEqual(a, b);
}
