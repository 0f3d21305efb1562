import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '@quayside/contract/kernel/job';
import { systemActor } from '#server/kernel/actor.ts';
import { allJobs } from '#server/areas/all.ts';
import { sendMail } from '#server/areas/mails/mails.service.ts';
import { connect } from '#server/kernel/database.ts';
import { withDeadline } from '#server/kernel/job-deadline.ts';
import { enqueueIn } from '#server/kernel/enqueue.ts';
import { runs } from '#server/kernel/jobs.ts';
import { tokenUrl } from '#server/kernel/token-url.ts';
import { systemCtx } from '#server/kernel/system-ctx.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { startWorker } from '#server/kernel/worker.ts';
import { testApp } from './kit/test-app.ts';

const { deps, databaseUrl } = await testApp({ JOB_SLOTS: '2' });
const { db, pool } = deps.database;
const enqueue: ReturnType<typeof enqueueIn> = (job, payload, options) =>
  asSystem(deps.database, (tx) => enqueueIn(tx, systemActor)(job, payload, options));
const jobOf = (job_id: number) => db.selectFrom('jobs').selectAll().where('job_id', '=', job_id).executeTakeFirstOrThrow();

const nothing = z.strictObject({});
const stuck = defineJob('test', 'stuck', { lane: 'long', deadlineSeconds: 2, maxAttempts: 2, payload: nothing });
// Long enough to be seen asleep on a busy machine.
const asleep = defineJob('test', 'asleep', { lane: 'long', deadlineSeconds: 4, maxAttempts: 1, payload: nothing });
const revived = defineJob('test', 'revived', { lane: 'long', deadlineSeconds: 1, maxAttempts: 1, payload: nothing });
const brief = defineJob('test', 'brief', { lane: 'long', payload: nothing });

const revival = Promise.withResolvers<void>();
const after: unknown[] = [];
const jobs = [
  ...allJobs.filter(({ job }) => job.schedule === undefined),
  runs(stuck, () => new Promise(() => {})),
  runs(asleep, async ({ tx }) => void (await sql`select pg_sleep(600)`.execute(tx))),
  runs(revived, async ({ tx }) => {
    await revival.promise;
    after.push(await sql`select 1`.execute(tx).catch((error: unknown) => error));
  }),
  runs(brief, async () => {}),
];

const mailReset = () =>
  asSystem(deps.database, (tx) =>
    sendMail(systemCtx(deps, tx), {
      template: 'accounts.reset_password',
      to: { name: 'Lin', address: 'lin@shop.test' },
      language: 'en',
      platformType: 1,
      customerId: null,
      params: { url: tokenUrl('https://shop.test/reset') },
    }),
  );
const mailsLeft = async () => (await db.selectFrom('mails').select('mail_id').where('state', '=', 'queued').execute()).length;

async function working(test: () => Promise<void>): Promise<void> {
  const worker = startWorker(deps, jobs);
  try {
    await test();
  } finally {
    await worker.stop();
  }
}

describe('a job that does not end', () => {
  it('is ended by its deadline while mails of the other lane go out, and its slot is free for the next', async () => {
    const first = await enqueue(stuck, {});
    const next = await enqueue(brief, {});
    await working(async () => {
      await expect.poll(async () => (await jobOf(first)).state, { timeout: 5000 }).toBe('running');
      for (let i = 0; i < 5; i++) await mailReset();
      deps.wakeWorker();
      await expect.poll(mailsLeft, { timeout: 10_000 }).toBe(0);
      // All of that ran while the only long slot was taken.
      expect(await jobOf(first)).toMatchObject({ state: 'running', attempts: 1 });
      expect((await jobOf(next)).state).toBe('waiting');

      await expect.poll(async () => (await jobOf(next)).state, { timeout: 10_000 }).toBe('done');
      expect(await jobOf(first)).toMatchObject({ state: 'waiting', attempts: 1, error: 'ended after its deadline of 2 s' });
      await db
        .updateTable('jobs')
        .set({ run_at: new Date(0) })
        .where('job_id', '=', first)
        .execute();
      await expect.poll(async () => (await jobOf(first)).state, { timeout: 10_000 }).toBe('dead');
    });
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  it('loses its statement and its locks', async () => {
    const id = await enqueue(asleep, {});
    const sleeping = () => pool.query(`select from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`);
    await working(async () => {
      await expect.poll(async () => (await sleeping()).rowCount, { timeout: 5000, interval: 20 }).toBe(1);
      await expect.poll(async () => (await jobOf(id)).state, { timeout: 10_000 }).toBe('dead');
      expect((await sleeping()).rowCount).toBe(0);
    });
    expect((await jobOf(id)).error).toBe('ended after its deadline of 4 s');
  });

  it('has no database connection when it continues, and completes nothing', async () => {
    const id = await enqueue(revived, {});
    await working(async () => {
      await expect.poll(async () => (await jobOf(id)).state, { timeout: 10_000 }).toBe('dead');
      revival.resolve();
      await expect.poll(() => after.length, { timeout: 5000 }).toBe(1);
    });
    expect(after[0]).toBeInstanceOf(Error);
    expect(await jobOf(id)).toMatchObject({ state: 'dead', error: 'ended after its deadline of 1 s' });
  });
});

describe('a deadline that passes while a job waits for a connection', () => {
  it('gives the connection back when it comes, and the job does not run', async () => {
    const small = connect(databaseUrl, 1);
    const taken = await small.pool.connect();
    let hasRun = false;
    const waiting = withDeadline(small, 0.2, (lender) => asSystem(lender, async () => void (hasRun = true)));
    await expect(waiting).rejects.toThrow('ended after its deadline of 0.2 s');
    taken.release();
    await expect.poll(() => small.pool.idleCount, { timeout: 5000 }).toBe(1);
    expect(await small.pool.query('select 1')).toMatchObject({ rowCount: 1 });
    expect(hasRun).toBe(false);
    await small.close();
  });
});

describe('every job', () => {
  it('that mails is in the quick lane, and what runs by night or makes a file is in the long one', () => {
    const laneOf = (name: string) => allJobs.find(({ job }) => job.name === name)?.job.lane;
    for (const name of ['mails.deliver', 'accounts.send_reset_email']) expect(laneOf(name), name).toBe('quick');
    // The sweeps of webhooks and stores run every minute and only start others.
    for (const { job } of allJobs)
      if ((job.schedule && !['integrations.sweep', 'connectors.sweep'].includes(job.name)) || job.isTask)
        expect(job.lane, job.name).toBe('long');
  });
});
