import { sql } from 'kysely';
import type { Lane } from '@quayside/contract/kernel/job';
import { isSandbox } from '@quayside/domain/kernel/sandbox';
import { backoffMs } from '@quayside/domain/jobs/job-machine';
import type { Tx } from './database.ts';
import type { Deps } from './deps.ts';
import { isConnectionLost } from './fatal-errors.ts';
import { withDeadline } from './job-deadline.ts';
import type { BoundJob, JobCtx, JobResult, PrepareCtx } from './jobs.ts';
import { readLaggingJob } from './lagging-reads.ts';
import { systemCtx } from './system-ctx.ts';
import { merchantSteps } from './merchant-steps.ts';
import { asJob, asSystem, noteWrite } from './transaction.ts';

const PROGRESS_MS = 300;
const MAX_ERROR = 2000;
/** A worker that dies or a database that goes away says nothing about the job, even when it may be tried only once. So often, it does. */
const INTERRUPTIONS = 5;

export type Claimed = {
  job_id: number;
  customer_id: number | null;
  name: string;
  lane: Lane;
  payload: unknown;
  attempts: number;
  max_attempts: number;
};

/** One attempt of a claimed job. Never throws: after an error it is put back into the queue, and is dead after the last try. */
export async function performJob(deps: Deps, workerId: string, job: Claimed, bound: BoundJob | undefined): Promise<void> {
  const startedAt = performance.now();
  let outcome = 'done';
  try {
    if (!bound) throw new Error(`no such job: ${job.name}`);
    if (job.attempts > Math.max(job.max_attempts, INTERRUPTIONS)) throw new Error('the worker died every time this was tried');
    await runOnce(deps, workerId, job, bound);
  } catch (error) {
    outcome = 'failed';
    deps.logger.warn({ err: error, job: job.name, job_id: job.job_id, attempt: job.attempts }, 'a job failed');
    await putBack(deps, workerId, job, error).catch((again: unknown) =>
      deps.logger.warn({ err: again, job_id: job.job_id }, 'a failed job could not be put back; its lease will run out'),
    );
  } finally {
    deps.metrics.jobs.observe({ name: job.name, outcome }, (performance.now() - startedAt) / 1000);
  }
}

/** The job's writes and its completion are one transaction: a worker that lost the lease rolls back both. */
async function runOnce(deps: Deps, workerId: string, job: Claimed, bound: BoundJob): Promise<void> {
  const payload = bound.job.payload.parse(job.payload);
  let added = 0;
  const isLastTry = job.attempts >= job.max_attempts;
  // A job of a sandbox sees that sandbox, all others see none.
  const sandbox = job.customer_id !== null && isSandbox(job.customer_id) ? job.customer_id : undefined;
  await withDeadline(deps.database, bound.job.deadlineSeconds, async (database) => {
    const { carrier, webhooks, stores, secrets } = deps;
    const step: PrepareCtx['step'] = (work) => asSystem(database, work, sandbox);
    // Safe casts here and below: the binding matches job and functions by type, and the payload was parsed above.
    const stepAs = merchantSteps(deps, database, () => added++);
    const outside = { step, stepAs, isLastTry, carrier, webhooks, stores, secrets, logger: deps.logger };
    const prepared = await bound.prepare?.(outside, payload as never);
    await asJob(
      database,
      async (tx, backend) => {
        database.setBackend(backend);
        const progress = reporter(deps, workerId, job);
        const { mailer, chat, pictures, logger } = deps;
        const ctx: JobCtx = {
          ...systemCtx(deps, tx, () => added++),
          progress: progress.report,
          jobId: job.job_id,
          lagging: (read) => (bound.job.mayLag ? readLaggingJob(deps, job, tx, read) : read(tx)),
          isLastTry,
          mailer,
          chat,
          pictures,
          logger,
        };
        const result = await bound.run(ctx, payload as never, prepared as never).finally(progress.settle);
        await complete(tx, workerId, job, result ?? null);
        // What a job has done for a merchant is the merchant's write too.
        if (deps.replica && job.customer_id !== null) await sql.raw(noteWrite({ customerId: job.customer_id, staffId: 0 })).execute(tx);
      },
      sandbox,
    );
  });
  if (added > 0) deps.wakeWorker();
}

async function complete(tx: Tx, workerId: string, job: Claimed, result: JobResult | null): Promise<void> {
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
    .where('leased_by', '=', workerId)
    .where('attempts', '=', job.attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (ended.numUpdatedRows !== 1n) throw new Error('the lease was lost; another worker has this job');
}

/** Only if this attempt still holds the job: after a pause this worker may have claimed it again. */
async function putBack(deps: Deps, workerId: string, job: Claimed, error: unknown): Promise<void> {
  const most = isConnectionLost(error) ? INTERRUPTIONS : 0;
  const dead = job.attempts >= Math.max(job.max_attempts, most);
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
      .where('leased_by', '=', workerId)
      .where('attempts', '=', job.attempts)
      .execute(),
  );
}

/** Progress is written outside the job's transaction, otherwise it would be visible only at the end; at most three times a second. */
function reporter(deps: Deps, workerId: string, { job_id, attempts }: Claimed) {
  let last = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const write = (progress: { done: number; total: number | null }) =>
    asSystem(deps.database, (tx) =>
      tx
        .updateTable('jobs')
        .set(progress)
        .where('job_id', '=', job_id)
        .where('leased_by', '=', workerId)
        // An attempt aborted by its deadline may still report while the next one runs.
        .where('attempts', '=', attempts)
        .execute(),
    );
  const report = (done: number, total: number | null) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS && done !== total) return;
    last = now;
    writing = writing.then(() =>
      write({ done, total }).catch((error: unknown) => deps.logger.warn({ err: error, job_id }, 'progress could not be written')),
    );
  };
  return { report, settle: () => writing.then(() => {}) };
}
