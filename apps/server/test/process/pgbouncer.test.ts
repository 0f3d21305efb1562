import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { jobsCalls } from '@quayside/contract/jobs/jobs.calls';
import { operationLogCalls } from '@quayside/contract/operation-log/operation-log.calls';
import { warningEmailsCalls } from '@quayside/contract/warning-emails/warning-emails.calls';
import { serverUser } from '#server/kernel/data-dir.ts';
import { connect } from '#server/kernel/database.ts';
import { startEmbedded } from '#server/kernel/embedded-postgres.ts';
import { withDeadline } from '#server/kernel/job-deadline.ts';
import { asJob } from '#server/kernel/transaction.ts';
import { fetchText, send } from './kit/caller.ts';
import { aFolder, aFolderWithCluster } from './kit/data-folders.ts';
import { aMerchantIn } from './kit/people.ts';
import { findPgBouncer, startPgBouncer } from './kit/pgbouncer.ts';
import { quayside, refusal } from './kit/quayside.ts';
import { until } from './kit/until.ts';

/** Fewer than the processes need, so that each server connection is shared. */
const POOL_SIZE = 8;

describe('behind PgBouncer in transaction mode', () => {
  it('starts, serves, works and is backed up', async (test) => {
    const binary = findPgBouncer();
    if (binary === null) return test.skip('pgbouncer is not installed here');
    const cluster = aFolderWithCluster();
    const server = await startEmbedded(cluster, serverUser(), { durable: false });
    const admin = connect(server.url('postgres'), 1);
    for (const name of ['bare', 'pooled']) await admin.pool.query(`create database ${name}`);
    // As docs/operations.md says: the pooler ignores Quayside's startup parameters.
    for (const setting of [
      `timezone = 'UTC'`,
      `statement_timeout = '30s'`,
      `lock_timeout = '10s'`,
      `idle_in_transaction_session_timeout = '60s'`,
    ])
      await admin.pool.query(`alter database pooled set ${setting}`);
    await admin.close();
    const pooler = await startPgBouncer(binary, join(cluster, 'run'), POOL_SIZE);
    const folder = aFolder();

    expect(await refusal({ DATABASE_URL: pooler.url('bare'), DATA_DIR: join(folder, 'bare') })).toMatchObject({
      code: 1,
      sentence: expect.stringMatching(/^The settings of Quayside's connections do not reach the database: statement_timeout is 0\./),
    });

    const env = { DATABASE_URL: pooler.url('pooled'), DATA_DIR: join(folder, 'files'), DEMO: '0' };
    const [api, worker] = await Promise.all([quayside({ ...env, ROLE: 'api' }), quayside({ ...env, ROLE: 'worker' })]);
    await Promise.all([api.ready(), worker.ready()]);
    expect([api, worker].filter((one) => one.output().includes('migrations applied'))).toHaveLength(1);

    // Transactions of many roles and customers share few connections; none sees another's data.
    const merchants = await Promise.all(Array.from({ length: 3 }, () => aMerchantIn(server.url('pooled'))));
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const { token = '', customer_id = 0 } = merchants[n % 3] ?? {};
        const emails = [`${customer_id}@shop.test`];
        expect((await send(api.base, warningEmailsCalls.saveSetting, { emails, enabled: 1 }, token)).status).toBe(200);
        expect((await send(api.base, warningEmailsCalls.getSetting, {}, token)).content.emails).toEqual(emails);
      }),
    );
    const token = merchants[0]?.token;
    const { content } = await send(api.base, operationLogCalls.export, {}, token);
    await until('the export to be done', async () => {
      const job = await send(api.base, jobsCalls.get, { job_id: content.job_id }, token);
      return job.content.state === 'done';
    });
    expect((await fetchText(`${worker.base}/readyz`)).status).toBe(200);

    await endedAtDeadline(pooler.url('pooled'));
    expect(await refusal(env, { command: ['scripts/backup.ts', join(dirname(folder), 'copy')] })).toMatchObject({ code: 0 });

    // No session state stays on a shared connection.
    const look = connect(server.url('pooled'), 1);
    expect((await look.pool.query(`select from pg_locks where locktype = 'advisory'`)).rowCount).toBe(0);
    await look.close();
    const shared = connect(pooler.url('pooled'), POOL_SIZE);
    const settings = `select current_user, current_setting('row_security') as row_security, current_setting('statement_timeout') as timeout, pg_sleep(0.2)`;
    const sessions = await Promise.all(Array.from({ length: POOL_SIZE }, () => shared.pool.query(settings)));
    for (const { rows } of sessions) expect(rows[0]).toMatchObject({ current_user: 'postgres', row_security: 'on', timeout: '30s' });
    await shared.close();

    for (const one of [api, worker]) one.signal('SIGTERM');
    for (const one of [api, worker]) expect(await one.ended()).toBe(0);
    await server.stop();
  });
});

/** A job's transaction is terminated on the server, and the pooler keeps serving the others. */
async function endedAtDeadline(url: string): Promise<void> {
  const database = connect(url, 2);
  const stuck = withDeadline(database, 1, (lender) =>
    asJob(lender, async (tx, backend) => {
      lender.setBackend(backend);
      await sql`select pg_sleep(25)`.execute(tx);
    }),
  );
  await expect(stuck).rejects.toThrow('ended after its deadline of 1 s');
  const sleeping = `select from pg_stat_activity where query like '%pg_sleep(25)%' and state = 'active' and pid <> pg_backend_pid()`;
  await until('the statement to end', async () => (await database.pool.query(sleeping)).rowCount === 0);
  await database.close();
}
