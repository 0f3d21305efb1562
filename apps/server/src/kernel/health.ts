import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { queueFigures } from './jobs.ts';
import { asSystem } from './transaction.ts';
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
    if (worker && !worker.hasReadLately()) return reply.code(503).send({ status: 'not_ready', reason: 'queue' });
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    const { METRICS_TOKEN } = deps.config;
    if (METRICS_TOKEN !== undefined && !isToken(request.headers.authorization, METRICS_TOKEN)) return reply.code(401).send();
    await measureQueue(deps);
    const { totalCount, idleCount, waitingCount } = deps.database.pool;
    deps.metrics.pool.set({ use: 'busy' }, totalCount - idleCount);
    deps.metrics.pool.set({ use: 'idle' }, idleCount);
    deps.metrics.pool.set({ use: 'wanted' }, waitingCount);
    return reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
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

function isToken(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${wanted}`)];
  return a.length === b.length && timingSafeEqual(a, b);
}
