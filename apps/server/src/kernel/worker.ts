import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Job } from '@quayside/contract/kernel/job';
import { backoffMs } from '@quayside/domain/jobs/job-machine';
import { systemActor } from './actor.ts';
import { siteOf } from './site.ts';
import type { SystemCtx } from './ctx.ts';
import type { Tx } from './database.ts';
import type { Deps } from './deps.ts';
import { enqueueIn, type BoundJob, type JobCtx, type JobResult } from './jobs.ts';
import { scheduleDue } from './schedules.ts';
import { asSystem } from './transaction.ts';

const POLL_MS = 1000;
const SCHEDULE_MS = 20_000;
const PROGRESS_MS = 300;
const MAX_ERROR = 2000;

export type Worker = { poke: () => void; stop: () => Promise<void> };
type Claimed = { job_id: number; name: string; payload: unknown; attempts: number; max_attempts: number };

/** Takes jobs from the queue and does them, a few at a time. Any number of workers may run side by side on one database. */
export function startWorker(deps: Deps, bound: readonly BoundJob[]): Worker {
  const me = randomUUID();
  const known = new Map(bound.map((one) => [one.job.name, one]));
  const active = new Set<Promise<void>>();
  const held = new Set<number>();
  let stopping = false;
  let looking = false;
  let lookAgain = false;
  let claiming: Promise<readonly Claimed[]> = Promise.resolve([]);

  async function look(): Promise<void> {
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = true;
    try {
      do {
        lookAgain = false;
        const free = deps.config.JOB_SLOTS - active.size;
        if (stopping || free <= 0) return;
        const claimed = await (claiming = claimDue(deps, me, [...known.keys()], free));
        for (const job of claimed) start(job);
        if (claimed.length === free) lookAgain = true;
      } while (lookAgain);
    } catch (error) {
      deps.logger.warn({ err: error }, 'the queue could not be read');
    } finally {
      looking = false;
    }
  }

  function start(job: Claimed): void {
    held.add(job.job_id);
    const work = perform(deps, me, job, known.get(job.name)).finally(() => {
      held.delete(job.job_id);
      active.delete(work);
      if (!stopping) void look();
    });
    active.add(work);
  }

  const schedules = bound.map((one) => one.job).filter((job) => job.schedule !== undefined);
  const tick = () => void addDue(deps, schedules).then((added) => (added > 0 ? look() : undefined));
  const timers = [
    setInterval(() => void look(), POLL_MS),
    setInterval(tick, SCHEDULE_MS),
    setInterval(() => void renew(deps, me, [...held]), (deps.config.JOB_LEASE_SECONDS * 1000) / 3),
  ];
  tick();
  void look();
  return {
    poke: () => void look(),
    stop: async () => {
      stopping = true;
      for (const timer of timers.slice(0, 2)) clearInterval(timer);
      // A claim on its way still brings jobs; they are ours to finish.
      await claiming.catch(() => []);
      await Promise.all(active);
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function addDue(deps: Deps, schedules: readonly Job[]): Promise<number> {
  try {
    return await scheduleDue(deps, schedules);
  } catch (error) {
    deps.logger.warn({ err: error }, 'schedules could not be read');
    return 0;
  }
}

/** Takes due jobs, and those whose worker has not been heard of since its lease ran out: it is dead, its transaction with it. */
function claimDue(deps: Deps, me: string, names: string[], limit: number): Promise<Claimed[]> {
  return asSystem(deps.database, async (tx) => {
    const { rows } = await sql<Claimed>`
      with due as (
        select job_id from jobs where state = 'waiting' and run_at <= now() and name = any(${names})
        order by run_at, job_id limit ${limit} for update skip locked
      ), abandoned as (
        select job_id from jobs where state = 'running' and leased_until < now() and name = any(${names})
        order by leased_until limit ${limit} for update skip locked
      )
      update jobs set state = 'running', attempts = attempts + 1, leased_by = ${me},
                      leased_until = now() + make_interval(secs => ${deps.config.JOB_LEASE_SECONDS})
      where job_id in (select job_id from abandoned union all select job_id from due limit ${limit})
      returning job_id, name, payload, attempts, max_attempts`.execute(tx);
    return rows;
  });
}

async function renew(deps: Deps, me: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await asSystem(deps.database, (tx) =>
      sql`update jobs set leased_until = now() + make_interval(secs => ${deps.config.JOB_LEASE_SECONDS}) where job_id = any(${ids}) and leased_by = ${me} and state = 'running'`.execute(
        tx,
      ),
    );
  } catch (error) {
    deps.logger.warn({ err: error }, 'leases could not be renewed');
  }
}

async function perform(deps: Deps, me: string, job: Claimed, bound: BoundJob | undefined): Promise<void> {
  const startedAt = performance.now();
  let outcome = 'done';
  try {
    if (!bound) throw new Error(`no such job: ${job.name}`);
    // A job whose worker died on every try must not be tried for ever.
    if (job.attempts > job.max_attempts) throw new Error('the worker died every time this was tried');
    await runOnce(deps, me, job, bound);
  } catch (error) {
    outcome = 'failed';
    deps.logger.warn({ err: error, job: job.name, job_id: job.job_id, attempt: job.attempts }, 'a job failed');
    await putBack(deps, me, job, error).catch((again: unknown) =>
      deps.logger.warn({ err: again, job_id: job.job_id }, 'a failed job could not be put back; its lease will run out'),
    );
  } finally {
    deps.metrics.jobs.observe({ job: job.name, outcome }, (performance.now() - startedAt) / 1000);
  }
}

/** The job's effect and its completion are one transaction. Whoever lost the lease meanwhile completes nothing and so has done nothing. */
async function runOnce(deps: Deps, me: string, job: Claimed, bound: BoundJob): Promise<void> {
  const payload = bound.job.payload.parse(job.payload);
  let added = 0;
  await asSystem(deps.database, async (tx) => {
    await sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const progress = reporter(deps, me, job.job_id);
    const { mailer, chat, pictures, logger } = deps;
    const ctx: JobCtx = {
      ...systemCtx(deps, tx, () => added++),
      progress: progress.report,
      jobId: job.job_id,
      isLastTry: job.attempts >= job.max_attempts,
      mailer,
      chat,
      pictures,
      logger,
    };
    // The binding checked job and function against each other, and the line above has checked the payload.
    const result = await bound.run(ctx, payload as never).finally(progress.settle);
    await complete(tx, me, job, result ?? null);
  });
  if (added > 0) deps.poke();
}

export function systemCtx(deps: Deps, tx: Tx, onEnqueued: () => void = () => {}): SystemCtx {
  return {
    tx,
    actor: systemActor,
    now: new Date(),
    language: 'en' as const,
    enqueue: enqueueIn(tx, systemActor, onEnqueued),
    storage: deps.storage,
    translator: deps.translator,
    secrets: deps.secrets,
    request: { id: '', ip: '', userAgent: '', host: '', site: siteOf(deps.config), tokenHash: null },
    file: null,
    actsAs: () => {},
    become: () => Promise.reject(new Error('a job acts as nobody')),
  };
}

async function complete(tx: Tx, me: string, job: Claimed, result: JobResult | null): Promise<void> {
  const ended = await tx
    .updateTable('jobs')
    .set({
      state: 'done',
      ended_at: sql`now()`,
      leased_by: null,
      leased_until: null,
      error: null,
      result: result === null ? null : JSON.stringify(result),
    })
    .where('job_id', '=', job.job_id)
    .where('leased_by', '=', me)
    .where('attempts', '=', job.attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (ended.numUpdatedRows !== 1n) throw new Error('the lease was lost; another worker has this job');
}

/** Only while this very try holds the job: after a pause this worker may have taken it a second time. */
async function putBack(deps: Deps, me: string, job: Claimed, error: unknown): Promise<void> {
  const dead = job.attempts >= job.max_attempts;
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
  await asSystem(deps.database, (tx) =>
    tx
      .updateTable('jobs')
      .set({
        state: dead ? 'dead' : 'waiting',
        error: reason,
        leased_by: null,
        leased_until: null,
        run_at: sql`now() + make_interval(secs => ${backoffMs(job.attempts) / 1000})`,
        ...(dead ? { ended_at: sql<Date>`now()` } : {}),
      })
      .where('job_id', '=', job.job_id)
      .where('leased_by', '=', me)
      .where('attempts', '=', job.attempts)
      .execute(),
  );
}

/** Progress goes around the job's transaction, or nobody would see it before the end; at most three times a second. */
function reporter(deps: Deps, me: string, jobId: number) {
  let last = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const report = (done: number, total: number | null) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS && done !== total) return;
    last = now;
    writing = writing.then(() =>
      asSystem(deps.database, (tx) =>
        tx.updateTable('jobs').set({ done, total }).where('job_id', '=', jobId).where('leased_by', '=', me).execute(),
      ).catch((error: unknown) => deps.logger.warn({ err: error, job_id: jobId }, 'progress could not be written')),
    );
  };
  return { report, settle: () => writing.then(() => {}) };
}
