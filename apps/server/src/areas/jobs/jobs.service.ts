import { jobMachine, whyNot, type JobMove } from '@quayside/domain/jobs/job-machine';
import { openFile } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { setJobState } from '#server/kernel/jobs.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { jobView } from './jobs.map.ts';
import * as jobs from './jobs.queries.ts';

/** The progress of a job. */
export async function getJob({ tx, actor }: MerchantCtx, input: { job_id: number }) {
  return jobView(found(await jobs.jobOf(tx, actor.customerId, found(actor.accountId), input.job_id)));
}

/** The recent jobs this user started. Mails and other side effects use the same queue but are not listed. */
export async function myJobs({ tx, actor }: MerchantCtx) {
  const rows = await jobs.recentTasksOf(tx, actor.customerId, found(actor.accountId));
  return { list: rows.map(jobView) };
}

/** The file a finished job made for the user who started it. */
export async function getJobFile(ctx: MerchantCtx, input: { job_id: number }) {
  const { result } = await getJob(ctx, input);
  if (!result) throw new Refusal('jobs.no_result');
  return openFile(ctx, ctx.actor.customerId, result.file_id);
}

export function listJobs({ tx }: DeskCtx, input: Parameters<typeof jobs.jobsAcrossMerchants>[1]) {
  return jobs.jobsAcrossMerchants(tx, input);
}

/** Retries a dead letter. */
export function retryJob(ctx: DeskCtx, input: { job_id: number }) {
  return move(ctx, 'retry', input.job_id);
}

/** Discards a dead letter; its row is kept and stays readable. */
export function discardJob(ctx: DeskCtx, input: { job_id: number }) {
  return move(ctx, 'discard', input.job_id);
}

async function move({ tx, now }: DeskCtx, name: JobMove, jobId: number): Promise<Record<string, never>> {
  const job = found(await jobs.lockJobAcrossMerchants(tx, jobId));
  refuseIf(whyNot(name, job.state, 'staff'));
  await setJobState(tx, jobId, jobMachine.moves[name].to, now);
  return {};
}
