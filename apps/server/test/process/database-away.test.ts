import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { serverUser } from '#server/kernel/data-dir.ts';
import { startEmbedded } from '#server/kernel/embedded-postgres.ts';
import { fetchText, send, type Answer } from './kit/caller.ts';
import { aMigratedFolder, isAlive } from './kit/data-folders.ts';
import { aMerchantIn } from './kit/people.ts';
import { quayside } from './kit/quayside.ts';
import { until } from './kit/until.ts';

describe('a database that goes away and comes back', () => {
  it('is answered with 503 meanwhile; calls and jobs go on afterwards without a restart', async () => {
    const folder = aMigratedFolder();
    const database = await startEmbedded(folder, serverUser(), { durable: false });
    const server = await quayside({
      DATABASE_URL: database.url('quayside'),
      DEMO: '0',
      DATA_DIR: join(folder, '..', 'quayside'),
      JOB_LEASE_SECONDS: '2',
      RATE_LIMIT_PER_MINUTE: '100000',
    });
    await server.ready();
    const { token } = await aMerchantIn(database.url('quayside'));

    // The database stops while calls are inside their transactions.
    const statuses = new Map<number, number>();
    const stop = new AbortController();
    const save = () => send(server.base, warningEmailsCalls.saveSetting, { emails: ['a@shop.test'], enabled: 1 }, token);
    const busy = Array.from({ length: 8 }, async () => {
      while (!stop.signal.aborted) {
        const { status } = await save();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await until('calls to be answered', () => (statuses.get(200) ?? 0) > 50);
    await database.stop();
    await until('calls to be refused', () => (statuses.get(503) ?? 0) > 10);
    stop.abort();
    await Promise.all(busy);
    expect(new Set(statuses.keys())).toEqual(new Set([200, 503]));

    const refused: Answer<unknown> = await save();
    expect(refused).toMatchObject({ status: 503, error_code: 1503, content: { code: 'server.unavailable' } });
    expect(await fetchText(`${server.base}/readyz`)).toEqual({ status: 503, body: '{"status":"not_ready","reason":"database"}' });
    expect((await fetchText(`${server.base}/healthz`)).status).toBe(200);
    expect((await fetchText(`${server.base}/metrics`)).status).toBe(200);

    await startEmbedded(folder, serverUser(), { durable: false });
    await until('the server to be ready again', async () => (await fetchText(`${server.base}/readyz`)).status === 200);
    expect((await save()).status).toBe(200);
    const { content } = await send(server.base, operationLogCalls.export, {}, token);
    await until('the export to be done', async () => {
      const job = await send(server.base, jobsCalls.get, { job_id: content.job_id }, token);
      return job.content.state === 'done';
    });
    expect(isAlive(server.pid)).toBe(true);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    await database.stop();
  });
});
