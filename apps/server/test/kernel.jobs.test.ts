import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import { defineJob } from '@quayside/contract/kernel/job';
import { ScheduledRun } from '@quayside/contract/kernel/kernel.jobs';
import { systemActor } from '#server/kernel/actor.ts';
import { enqueueIn } from '#server/kernel/enqueue.ts';
import { runs } from '#server/kernel/jobs.ts';
import { dueSlots, scheduleDue } from '#server/kernel/schedules.ts';
import { asSystem } from '#server/kernel/transaction.ts';
import { startWorker } from '#server/kernel/worker.ts';
import { cleanUpNow } from './kit/clean-up.ts';
import { testApp } from './kit/test-app.ts';

const { deps, make, send } = await testApp({ JOB_LEASE_SECONDS: '2' });
const { db } = deps.database;
const enqueue: ReturnType<typeof enqueueIn> = (job, payload, options) =>
  asSystem(deps.database, (tx) => enqueueIn(tx, systemActor)(job, payload, options));
const jobOf = (job_id: number) => db.selectFrom('jobs').selectAll().where('job_id', '=', job_id).executeTakeFirstOrThrow();
const dueNow = (job_id: number) =>
  db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .where('job_id', '=', job_id)
    .execute();
/** A database effect: one row each time a job really ran. */
const effect = (tx: typeof db, name: string) =>
  tx
    .insertInto('mails')
    .values({
      template: name,
      platform_type: 1,
      language: 'en',
      to_address: 'x@y.zz',
      to_name: '',
      subject: '',
      html: '',
      text: '',
      state: 'kept',
    })
    .execute();
const effectsOf = async (name: string) => (await db.selectFrom('mails').select('mail_id').where('template', '=', name).execute()).length;

const plain = defineJob('test', 'plain', { lane: 'quick', payload: z.strictObject({ n: z.int() }) });
const failing = defineJob('test', 'failing', { lane: 'quick', payload: z.strictObject({}), maxAttempts: 3 });
const keyed = defineJob('test', 'keyed', { lane: 'quick', payload: z.strictObject({}) });
const slow = defineJob('test', 'slow', { lane: 'long', payload: z.strictObject({}) });
const counted = defineJob('test', 'counted', { lane: 'long', payload: z.strictObject({}) });
const nightly = defineJob('test', 'nightly', { lane: 'long', payload: ScheduledRun, schedule: { cron: '0 2 * * *', catchUp: 'each' } });
const latest = defineJob('test', 'latest', { lane: 'long', payload: ScheduledRun, schedule: { cron: '0 2 * * *', catchUp: 'latest' } });

const gate = Promise.withResolvers<void>();
let slowRuns = 0;
const bound = [
  runs(plain, async ({ tx }) => void (await effect(tx, 'plain'))),
  runs(failing, async ({ tx }) => {
    await effect(tx, 'failing');
    throw new Error('no luck');
  }),
  runs(slow, async ({ tx }) => {
    slowRuns++;
    await effect(tx, 'slow');
    if (slowRuns === 1) await gate.promise;
  }),
  runs(counted, async ({ progress }) => {
    for (let i = 0; i <= 10; i++) progress(i, 10);
    await expect
      .poll(async () => (await db.selectFrom('jobs').select('done').where('name', '=', counted.name).executeTakeFirst())?.done)
      .toBe(10);
  }),
  // The same job without its schedule: a worker here must not enqueue runs by today's date.
  runs(defineJob('test', 'nightly', { lane: 'long', payload: ScheduledRun }), async ({ tx }) => void (await effect(tx, 'nightly'))),
];

/** A worker for the length of a test. */
async function working(test: () => Promise<void>): Promise<void> {
  const worker = startWorker(deps, bound);
  try {
    await test();
  } finally {
    await worker.stop();
  }
}

describe('the queue', () => {
  it('drops a job whose transaction was rolled back', async () => {
    const undone = asSystem(deps.database, async (tx) => {
      await enqueueIn(tx, systemActor)(plain, { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await db.selectFrom('jobs').selectAll().where('name', '=', plain.name).execute()).toEqual([]);
  });

  it('enqueues a name with the same key once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => enqueue(plain, { n: 2 }, { key: 'same' })));
    expect(new Set(ids).size).toBe(1);
  });

  it('frees a key when its job has ended', async () => {
    const first = await enqueue(keyed, {}, { key: 'night' });
    expect(await enqueue(keyed, {}, { key: 'night' })).toBe(first);
    for (const state of ['done', 'dead', 'discarded'] as const) {
      const before = await enqueue(keyed, {}, { key: 'night' });
      await db.updateTable('jobs').set({ state, ended_at: new Date() }).where('job_id', '=', before).execute();
      expect(await enqueue(keyed, {}, { key: 'night' }), state).toBeGreaterThan(before);
    }
  });

  it('makes a new job when the open one with its key ends at that very moment', async () => {
    const open = await enqueue(keyed, {}, { key: 'race' });
    let hasEnded = false;
    // Race: between the insert that found the key taken and the lookup of the open job.
    const endBetween: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!hasEnded) await db.updateTable('jobs').set({ state: 'done', ended_at: new Date() }).where('job_id', '=', open).execute();
        hasEnded = true;
        return result;
      },
    };
    const id = await asSystem(deps.database, (tx) => enqueueIn(tx.withPlugin(endBetween), systemActor)(keyed, {}, { key: 'race' }));
    expect(id).toBeGreaterThan(open);
    expect((await jobOf(id)).state).toBe('waiting');
  });

  it('does not try a dead letter again while a newer job with its key is open', async () => {
    const dead = await enqueue(keyed, {}, { key: 'once' });
    await db.updateTable('jobs').set({ state: 'dead', ended_at: new Date() }).where('job_id', '=', dead).execute();
    const open = await enqueue(keyed, {}, { key: 'once' });
    const { token } = await make.aStaff('administrator');
    expect(await send(jobsDeskCalls.retry, { job_id: dead }, token)).toMatchObject({ status: 409, error_code: 2201 });
    expect((await jobOf(dead)).state).toBe('dead');
    await db.updateTable('jobs').set({ state: 'done' }).where('job_id', '=', open).execute();
    expect((await send(jobsDeskCalls.retry, { job_id: dead }, token)).error_code).toBe(0);
    await db.deleteFrom('jobs').where('name', '=', keyed.name).execute();
  });

  it('refuses a payload the job does not take', async () => {
    await expect(enqueue(plain, { n: 'x' } as never)).rejects.toThrow();
  });

  it('does two hundred jobs once each with two workers at it', async () => {
    const before = await effectsOf('plain');
    const ids: number[] = [];
    for (let i = 0; i < 200; i++) ids.push(await enqueue(plain, { n: i }));
    const second = startWorker(deps, bound);
    await working(async () => {
      await expect
        .poll(
          async () =>
            (await db.selectFrom('jobs').select('job_id').where('name', '=', plain.name).where('state', '!=', 'done').execute()).length,
          { timeout: 20_000 },
        )
        .toBe(0);
    });
    await second.stop();
    // One more than the two hundred: the job with a key of the test before.
    expect((await effectsOf('plain')) - before).toBe(201);
    expect((await jobOf(ids[0] ?? 0)).attempts).toBe(1);
  });
});

describe('a job that throws', () => {
  it('leaves nothing behind, waits longer each time, and ends among the dead letters, where staff may retry or discard it', async () => {
    const id = await enqueue(failing, {});
    const waits: number[] = [];
    await working(async () => {
      for (const attempt of [1, 2]) {
        await expect
          .poll(async () => (await jobOf(id)).attempts === attempt && (await jobOf(id)).state === 'waiting', { timeout: 10_000 })
          .toBe(true);
        waits.push((await jobOf(id)).run_at.getTime() - Date.now());
        await dueNow(id);
      }
      await expect.poll(async () => (await jobOf(id)).state, { timeout: 10_000 }).toBe('dead');
    });
    expect(waits[0]).toBeGreaterThan(5_000);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity);
    expect(await effectsOf('failing')).toBe(0);
    expect(await jobOf(id)).toMatchObject({ attempts: 3, error: 'no luck', ended_at: expect.any(Date) });

    const { token } = await make.aStaff('administrator');
    expect((await send(jobsDeskCalls.deskList, { state: 'dead' }, token)).content.list).toMatchObject([{ job_id: id, error: 'no luck' }]);
    expect((await send(jobsDeskCalls.retry, { job_id: id }, token)).error_code).toBe(0);
    expect(await jobOf(id)).toMatchObject({ state: 'waiting', attempts: 0, ended_at: null });
    expect(await send(jobsDeskCalls.retry, { job_id: id }, token)).toMatchObject({ status: 409, error_code: 2201 });
    await db.updateTable('jobs').set({ state: 'dead' }).where('job_id', '=', id).execute();
    expect((await send(jobsDeskCalls.discard, { job_id: id }, token)).error_code).toBe(0);
    expect((await jobOf(id)).state).toBe('discarded');
  });

  it('can be managed by administrators alone', async () => {
    const { token } = await make.aStaff('customer_service');
    expect((await send(jobsDeskCalls.deskList, {}, token)).status).toBe(200);
    expect((await send(jobsDeskCalls.retry, { job_id: 1 }, token)).status).toBe(403);
  });
});

describe('the clean-up', () => {
  it('removes done jobs after 30 days and dead ones after 90', async () => {
    const ended = async (state: 'done' | 'discarded' | 'dead', days: number) => {
      const job_id = await enqueue(keyed, {});
      const ended_at = new Date(Date.now() - days * 86_400_000);
      await db.updateTable('jobs').set({ state, ended_at }).where('job_id', '=', job_id).execute();
      return job_id;
    };
    const gone = [await ended('done', 31), await ended('discarded', 31), await ended('dead', 91)];
    const left = [await ended('done', 29), await ended('dead', 89), await enqueue(keyed, {})];
    await cleanUpNow(deps);
    const rows = await db
      .selectFrom('jobs')
      .select('job_id')
      .where('job_id', 'in', [...gone, ...left])
      .orderBy('job_id')
      .execute();
    expect(rows.map(({ job_id }) => job_id)).toEqual(left);
    await db.deleteFrom('jobs').where('name', '=', keyed.name).execute();
  });
});

describe('progress', () => {
  it('can be read while the job runs', async () => {
    const id = await enqueue(counted, {});
    await working(async () => {
      await expect.poll(async () => (await jobOf(id)).state, { timeout: 10_000 }).toBe('done');
    });
    expect(await jobOf(id)).toMatchObject({ done: 10, total: 10 });
  });
});

describe('a worker whose lease expired', () => {
  it('has done nothing: another takes the job over and only that one counts', async () => {
    const id = await enqueue(slow, {});
    const first = startWorker(deps, bound);
    await expect.poll(() => slowRuns, { timeout: 10_000 }).toBe(1);
    // As if the process were suspended: its lease is not renewed and expires.
    await db
      .updateTable('jobs')
      .set({ leased_until: new Date(0) })
      .where('job_id', '=', id)
      .execute();
    const second = startWorker(deps, bound);
    await expect.poll(async () => (await jobOf(id)).state, { timeout: 10_000 }).toBe('done');
    gate.resolve();
    await first.stop();
    await second.stop();
    expect(slowRuns).toBe(2);
    expect(await effectsOf('slow')).toBe(1);
  });
});

describe('schedules', () => {
  const day = (text: string) => new Date(`${text}T12:00:00+08:00`);

  it('name their moments by the provider’s clock', () => {
    expect(dueSlots('0 2 * * *', day('2026-11-10'), day('2026-11-12')).map((slot) => slot.toISOString())).toEqual([
      '2026-11-10T18:00:00.000Z',
      '2026-11-11T18:00:00.000Z',
    ]);
  });

  it('make up for every missed night once, though eight look at the same moment', async () => {
    await scheduleDue(deps, [nightly], day('2026-11-01'));
    expect(await db.selectFrom('jobs').select('key').where('name', '=', nightly.name).execute()).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, () => scheduleDue(deps, [nightly], day('2026-11-04'))));
    await scheduleDue(deps, [nightly], day('2026-11-04'));
    const keys = await db.selectFrom('jobs').select('key').where('name', '=', nightly.name).orderBy('job_id').execute();
    expect(keys.map((row) => row.key)).toEqual(['2026-11-01T18:00:00.000Z', '2026-11-02T18:00:00.000Z', '2026-11-03T18:00:00.000Z']);
    await working(async () => {
      await expect.poll(() => effectsOf('nightly'), { timeout: 10_000 }).toBe(3);
    });
  });

  it('do not run a night again that has been done', async () => {
    const again = defineJob('test', 'again', { lane: 'long', payload: ScheduledRun, schedule: { cron: '0 2 * * *', catchUp: 'each' } });
    await scheduleDue(deps, [again], day('2026-11-01'));
    expect(await scheduleDue(deps, [again], day('2026-11-02'))).toBe(1);
    await db.updateTable('jobs').set({ state: 'done', ended_at: new Date() }).where('name', '=', again.name).execute();
    // Another process, whose clock is behind, checks the schedule as well.
    for (const now of [day('2026-11-02'), day('2026-11-01')]) expect(await scheduleDue(deps, [again], now)).toBe(0);
  });

  it('run only the newest of several where that is enough', async () => {
    await scheduleDue(deps, [latest], day('2026-11-01'));
    expect(await scheduleDue(deps, [latest], day('2026-11-04'))).toBe(1);
  });
});
