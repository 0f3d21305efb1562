import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#server/kernel/database.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { createWorkerApp } from '#server/kernel/health.ts';
import { startWorker, type Worker } from '#server/kernel/worker.ts';
import { testApp } from './kit/test-app.ts';

const { deps, databaseUrl } = await testApp();

async function ask(worker: Pick<Worker, 'hasReadLately'>, path: string, given: Deps = deps) {
  const app = createWorkerApp(given, worker);
  const { statusCode, body } = await app.inject({ url: path });
  await app.close();
  return { statusCode, body };
}
const now = performance.now.bind(performance);
const later = (ms: number) => vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);

describe('a worker’s port', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('says ready while the queue is read', async () => {
    const worker = startWorker(deps, []);
    expect(await ask(worker, '/readyz')).toEqual({ statusCode: 200, body: '{"status":"ready"}' });
    later(60_000);
    await expect.poll(async () => (await ask(worker, '/readyz')).statusCode, { timeout: 5000 }).toBe(200);
    await worker.stop();
  });

  it('says not ready once the queue has not been read for ten seconds, and is still healthy', async () => {
    const borrow = () => Promise.reject(new Error('the pool is used up'));
    const worker = startWorker({ ...deps, database: { ...deps.database, borrow } }, []);
    later(9_000);
    expect((await ask(worker, '/readyz')).statusCode).toBe(200);
    later(11_000);
    expect(await ask(worker, '/readyz')).toEqual({ statusCode: 503, body: '{"status":"not_ready","reason":"queue"}' });
    expect((await ask(worker, '/healthz')).statusCode).toBe(200);
    await worker.stop();
  });

  it('says not ready while the database is down', async () => {
    const database = connect(databaseUrl, 1);
    await database.close();
    const answer = await ask({ hasReadLately: () => true }, '/readyz', { ...deps, database });
    expect(answer).toEqual({ statusCode: 503, body: '{"status":"not_ready","reason":"database"}' });
  });

  it('says not ready while the disk is full', async () => {
    // This file system has no free space.
    const answer = await ask({ hasReadLately: () => true }, '/readyz', { ...deps, dataDir: '/proc' });
    expect(answer).toEqual({ statusCode: 503, body: '{"status":"not_ready","reason":"disk"}' });
  });

  it('shows metrics to this machine, and to others only with the token', async () => {
    const from = async (remoteAddress: string, config: Deps['config'], headers: Record<string, string> = {}) => {
      const app = createWorkerApp({ ...deps, config }, { hasReadLately: () => true });
      const { statusCode } = await app.inject({ url: '/metrics', remoteAddress, headers });
      await app.close();
      return statusCode;
    };
    const guarded = { ...deps.config, METRICS_TOKEN: 'a-token-of-metrics' };
    expect(await from('127.0.0.1', deps.config)).toBe(200);
    expect(await from('192.0.2.7', deps.config)).toBe(401);
    // A proxy on this machine passes on what it gets from outside.
    expect(await from('127.0.0.1', deps.config, { 'x-forwarded-for': '192.0.2.7' })).toBe(401);
    expect(await from('127.0.0.1', guarded)).toBe(401);
    expect(await from('192.0.2.7', guarded, { authorization: 'Bearer a-token-of-metrics' })).toBe(200);
  });

  it('shows the figures of its jobs, and no calls', async () => {
    const always = { hasReadLately: () => true };
    expect((await ask(always, '/metrics')).body).toContain('quayside_job_seconds');
    expect((await ask(always, '/api/session/user')).statusCode).toBe(404);
  });
});

describe.each(['alarms.yml', 'grafana.json'])('docs/monitoring/%s', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/monitoring', file), 'utf8');

  it('names only metrics and labels that the server has', async () => {
    const metrics = await deps.metrics.registry.getMetricsAsJSON();
    const names = new Set(metrics.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
    const asked = [...text.matchAll(/\b(?:quayside|process|nodejs)_\w+/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
    // `le` is of every histogram, `instance` is Prometheus' own.
    const labels = new Set(['le', 'instance', 'call', 'outcome', 'name', 'where', 'state', 'from', 'why', 'use']);
    const grouped = [...text.matchAll(/ by \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
    expect(grouped.filter((label) => !labels.has(label))).toEqual([]);
  });
});
