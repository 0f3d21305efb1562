import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Job } from '@quayside/contract/kernel/job';
import type { JobState } from '@quayside/domain/jobs/job-machine';
import type { Chat } from '#server/ports/chat/port.ts';
import type { Mailer } from '#server/ports/mail/port.ts';
import type { Pictures } from '#server/ports/pictures/port.ts';
import type { Actor } from './actor.ts';
import type { SystemCtx } from './ctx.ts';
import type { Tx } from './database.ts';

/** Tells whoever is waiting how far the work is. Written at once, outside the job's transaction. */
export type Progress = (done: number, total: number | null) => void;
/** What a job may use: a context like a call's, and the ports to the outside that no call may touch. */
export type JobCtx = SystemCtx & {
  readonly progress: Progress;
  readonly jobId: number;
  /** When this try fails there will be no other. */
  readonly isLastTry: boolean;
  readonly mailer: Mailer;
  readonly chat: Chat;
  readonly pictures: Pictures;
  readonly logger: Pick<Logger, 'warn'>;
};
/** A file the person who asked can fetch when the work is done. */
export type JobResult = { readonly file_id: string; readonly file_name: string };

export type BoundJob = {
  readonly job: Job;
  readonly run: (ctx: JobCtx, payload: never) => Promise<JobResult | void>;
};

/** Binds a declared job to the function that does it. It runs in one transaction together with its own completion: done once, or not at all. */
export function runs<Payload extends z.ZodType>(
  job: Job<Payload>,
  run: (ctx: JobCtx, payload: z.output<Payload>) => Promise<JobResult | void>,
): BoundJob {
  return { job, run };
}

export type EnqueueOptions = {
  /** Two jobs of one name with one key are one job. */
  readonly key?: string;
  readonly runAt?: Date;
};
/** Answers the job's id; the id of the earlier one when the key was used before. */
export type Enqueue = <Payload extends z.ZodType>(
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
) => Promise<number>;

/** Writes a job into the queue, in the given transaction. */
export function enqueueIn(tx: Tx, actor: Actor | null, onEnqueued: () => void = () => {}): Enqueue {
  return async (job, payload, options = {}) => {
    const owner = ownerOf(actor);
    const row = {
      ...owner,
      name: job.name,
      is_task: job.isTask,
      key: options.key ?? null,
      payload: JSON.stringify(job.payload.parse(payload)),
      max_attempts: job.maxAttempts,
      ...(options.runAt ? { run_at: options.runAt } : {}),
    };
    onEnqueued();
    if (actor === null) {
      // Before sign-in the role may write jobs but not read them, so nothing is asked back.
      await tx.insertInto('jobs').values(row).execute();
      return 0;
    }
    const written = await tx
      .insertInto('jobs')
      .values(row)
      .onConflict((conflict) => conflict.columns(['name', 'key']).doNothing())
      .returning('job_id')
      .executeTakeFirst();
    if (written) return written.job_id;
    const earlier = await tx
      .selectFrom('jobs')
      .select('job_id')
      .where('name', '=', job.name)
      .where('key', '=', row.key)
      .executeTakeFirstOrThrow();
    return earlier.job_id;
  };
}

function ownerOf(actor: Actor | null): { customer_id: number | null; account_id: number | null; staff_id: number | null } {
  if (actor === null || actor.kind === 'system') return { customer_id: null, account_id: null, staff_id: null };
  if (actor.kind === 'staff') return { customer_id: null, account_id: null, staff_id: actor.staffId };
  return { customer_id: actor.customerId, account_id: actor.accountId, staff_id: null };
}

/** How many jobs wait, run and lie dead, and how long the oldest due one has waited: what /metrics shows. */
export async function queueFigures(tx: Tx): Promise<{ waiting: number; running: number; dead: number; oldest_seconds: number }> {
  const { rows } = await sql<{ waiting: number; running: number; dead: number; oldest_seconds: number }>`
    select (select count(*) from (select 1 from jobs where state = 'waiting' limit 10001) w) as waiting,
           (select count(*) from (select 1 from jobs where state = 'running' limit 10001) r) as running,
           (select count(*) from (select 1 from jobs where state = 'dead' limit 10001) d) as dead,
           coalesce((select extract(epoch from now() - min(run_at))::float8 from jobs where state = 'waiting' and run_at <= now()), 0) as oldest_seconds`.execute(
    tx,
  );
  return rows[0] ?? { waiting: 0, running: 0, dead: 0, oldest_seconds: 0 };
}

/** A retried job starts counting again: a person has looked at why it failed. */
export async function setJobState(tx: Tx, jobId: number, state: JobState, now: Date): Promise<void> {
  const change = state === 'waiting' ? { attempts: 0, run_at: now, ended_at: null } : { ended_at: sql<Date>`now()` };
  await tx
    .updateTable('jobs')
    .set({ state, ...change })
    .where('job_id', '=', jobId)
    .execute();
}
