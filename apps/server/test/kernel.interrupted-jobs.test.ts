import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from '@quayside/contract/kernel/job';
import { systemActor } from '#server/kernel/actor.ts';
import { enqueueIn } from '#server/kernel/enqueue.ts';
import { isConnectionLost } from '#server/kernel/fatal-errors.ts';
import { runs } from '#server/kernel/jobs.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { startWorker } from '#server/kernel/worker.ts';
import { testApp } from './kit/test-app.ts';

const { deps } = await testApp({ JOB_LEASE_SECONDS: '2' });
const { db, pool } = deps.database;
const cutOff = defineJob('test', 'cutOff', { lane: 'quick', payload: z.strictObject({ times: z.int() }), maxAttempts: 1 });
const jobOf = (job_id: number) => db.selectFrom('jobs').selectAll().where('job_id', '=', job_id).executeTakeFirstOrThrow();
const enqueue = (times: number) => asSystem(deps.database, (tx) => enqueueIn(tx, systemActor)(cutOff, { times }));
const done: number[] = [];

/** Loses its connection so many times, each time after it wrote something. */
const bound = runs(cutOff, async ({ tx, jobId }, { times }) => {
  await tx.updateTable('jobs').set({ total: 7 }).where('job_id', '=', jobId).execute();
  const { attempts } = await jobOf(jobId);
  if (attempts > times) return void done.push(jobId);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await sql`select 1`.execute(tx);
});

/** Its worker died that often. */
async function died(attempts: number): Promise<number> {
  const job_id = await enqueue(0);
  const left = { state: 'running', attempts, leased_by: randomUUID(), leased_until: new Date(0) } as const;
  await db.updateTable('jobs').set(left).where('job_id', '=', job_id).execute();
  return job_id;
}

it('a job that may be tried once is tried again when the database closed its connection or its worker died, five times in all', async () => {
  const ids = [await enqueue(1), await enqueue(99), await died(1), await died(5)];
  const [once = 0, always = 0, afterDeath = 0, diedOften = 0] = ids;
  const states = async () => {
    await db
      .updateTable('jobs')
      .set({ run_at: new Date(0) })
      .where('name', '=', cutOff.name)
      .where('state', '=', 'waiting')
      .execute();
    return Promise.all(ids.map(async (id) => (await jobOf(id)).state));
  };
  const worker = startWorker(deps, [bound]);
  await expect.poll(states, { timeout: 20_000 }).toEqual(['done', 'dead', 'done', 'dead']);
  await worker.stop();
  expect(await jobOf(once)).toMatchObject({ attempts: 2, error: null, total: 7 });
  expect(await jobOf(always)).toMatchObject({
    attempts: 5,
    error: expect.stringMatching(/terminat|EPIPE|ECONNRESET|connection error/),
    total: null,
  });
  expect(await jobOf(diedOften)).toMatchObject({ attempts: 6, error: 'the worker died every time this was tried' });
  expect(done).toHaveLength(2);
  expect(new Set(done)).toEqual(new Set([once, afterDeath]));
});

it.each(['EPIPE', 'ECONNRESET', '57P01', '08006'])('%s is a lost connection, and a fault of the job is not', (code) => {
  expect(isConnectionLost(Object.assign(new Error('write failed'), { code }))).toBe(true);
  expect(isConnectionLost(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
});
