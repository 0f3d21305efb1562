import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { lanes, type Job } from '@quayside/contract/kernel/job';
import type { JobState } from '@quayside/domain/jobs/job-machine';
import type { Carrier } from '#server/ports/carrier/port.ts';
import type { Chat } from '#server/ports/chat/port.ts';
import type { Mailer } from '#server/ports/mail/port.ts';
import type { Pictures } from '#server/ports/pictures/port.ts';
import type { Webhooks } from '#server/ports/webhooks/port.ts';
import type { Stores } from '#server/ports/stores/port.ts';
import type { MerchantCtx, SystemCtx } from './ctx.ts';
import type { Tx } from './database.ts';
import { Refusal } from './refusal.ts';
import type { Secrets } from './secrets.ts';
import { brokenConstraint } from './transaction.ts';

/** Reports progress. Written immediately, outside the job's transaction. */
export type Progress = (done: number, total: number | null) => void;
/** What a job may use: a context like a call's, plus the outside ports that calls must not use. */
export type JobCtx = SystemCtx & {
  readonly progress: Progress;
  readonly jobId: number;
  /** Work that only reads: on the replica, where there is one that has everything the job's merchant wrote. */
  readonly lagging: <Result>(read: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** True when there is no retry after this attempt. */
  readonly isLastTry: boolean;
  readonly mailer: Mailer;
  readonly chat: Chat;
  readonly pictures: Pictures;
  readonly logger: Pick<Logger, 'warn'>;
};
/** A file the requester can download when the job is done. */
export type JobResult = { readonly file_id: string; readonly file_name: string };

/** What a job may use before its transaction: ports, and short transactions of its own. */
export type PrepareCtx = {
  readonly step: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** The same with a merchant's role and rights, for work that a merchant set up. `name` stands in timelines. */
  readonly stepAs: <Result>(customerId: number, name: string, work: (ctx: MerchantCtx) => Promise<Result>) => Promise<Result>;
  readonly isLastTry: boolean;
  readonly carrier: Carrier;
  readonly stores: Stores;
  readonly webhooks: Webhooks;
  readonly secrets: Secrets;
  readonly logger: Pick<Logger, 'warn'>;
};

export type BoundJob = {
  readonly job: Job;
  readonly prepare?: (ctx: PrepareCtx, payload: never) => Promise<unknown>;
  readonly run: (ctx: JobCtx, payload: never, ...prepared: never[]) => Promise<JobResult | void>;
};

/** Binds a declared job to its function. The job and its completion are one transaction, so its writes take effect exactly once. */
export function runs<Payload extends z.ZodType>(
  job: Job<Payload>,
  run: (ctx: JobCtx, payload: z.output<Payload>) => Promise<JobResult | void>,
): BoundJob {
  return { job, run };
}

/**
 * A job that waits for an external service before its transaction, so that neither locks nor a snapshot are held meanwhile. The service
 * may be asked again after a crash: what is bought there needs a key of its own.
 */
export function runsAfter<Payload extends z.ZodType, Prepared>(
  job: Job<Payload>,
  prepare: (ctx: PrepareCtx, payload: z.output<Payload>) => Promise<Prepared>,
  run: (ctx: JobCtx, payload: z.output<Payload>, prepared: Prepared) => Promise<void>,
): BoundJob {
  return { job, prepare, run };
}

/** The numbers of waiting, running and dead jobs and the age of the oldest due one, for /metrics. */
export async function queueFigures(tx: Tx): Promise<{ waiting: number; running: number; dead: number; oldest_seconds: number }> {
  const { rows } = await sql<{ waiting: number; running: number; dead: number; oldest_seconds: number }>`
    select (select count(*) from (select 1 from jobs where state = 'waiting' limit 10001) w) as waiting,
           (select count(*) from (select 1 from jobs where state = 'running' limit 10001) r) as running,
           (select count(*) from (select 1 from jobs where state = 'dead' limit 10001) d) as dead,
           coalesce((select extract(epoch from now() - min(first.run_at))::float8
                       from unnest(${[...lanes]}::text[]) as l (lane)
                      cross join lateral (select run_at from jobs where state = 'waiting' and jobs.lane = l.lane and run_at <= now()
                                          order by run_at limit 1) first), 0) as oldest_seconds`.execute(tx);
  return rows[0] ?? { waiting: 0, running: 0, dead: 0, oldest_seconds: 0 };
}

/** A retry resets the attempts: a person has checked why the job failed. Refused while another job with the same key is open. */
export async function setJobState(tx: Tx, jobId: number, state: JobState, now: Date): Promise<void> {
  const change = state === 'waiting' ? { attempts: 0, run_at: now, ended_at: null } : { ended_at: sql<Date>`now()` };
  try {
    await tx
      .updateTable('jobs')
      .set({ state, ...change })
      .where('job_id', '=', jobId)
      .execute();
  } catch (error) {
    throw brokenConstraint(error) === 'jobs_open_key' ? new Refusal('jobs.move_not_allowed') : error;
  }
}
