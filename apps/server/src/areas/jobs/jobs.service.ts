import { jobMachine, whyNot, type JobMove } from '@quayside/domain/jobs/job-machine';
import { openFile } from '#server/areas/uploads/uploads.public.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { setJobState } from '#server/kernel/jobs.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { jobView } from './jobs.map.ts';
import * as jobs from './jobs.queries.ts';

/** How far a piece of long work is. */
export async function getJob({ tx, actor }: MerchantCtx, input: { job_id: number }) {
  return jobView(found(await jobs.jobOf(tx, actor.customerId, found(actor.accountId), input.job_id)));
}

/** What this person asked for lately. Mails and other effects run in the same queue but are nobody's task. */
export async function myJobs({ tx, actor }: MerchantCtx) {
  const rows = await jobs.recentTasksOf(tx, actor.customerId, found(actor.accountId));
  return { list: rows.map(jobView) };
}

/** The file that finished work left for the person who asked for it. */
export async function getJobFile(ctx: MerchantCtx, input: { job_id: number }) {
  const { result } = await getJob(ctx, input);
  if (!result) throw new Refusal('jobs.no_result');
  return openFile(ctx, ctx.actor.customerId, result.file_id);
}

export function listJobs({ tx }: DeskCtx, input: Parameters<typeof jobs.jobsAcrossMerchants>[1]) {
  return jobs.jobsAcrossMerchants(tx, input);
}

/** Sends a dead letter round again. */
export function retryJob(ctx: DeskCtx, input: { job_id: number }) {
  return move(ctx, 'retry', input.job_id);
}

/** Takes a dead letter off the list for good; it stays readable. */
export function discardJob(ctx: DeskCtx, input: { job_id: number }) {
  return move(ctx, 'discard', input.job_id);
}

async function move({ tx, now }: DeskCtx, name: JobMove, jobId: number): Promise<Record<string, never>> {
  const job = found(await jobs.lockJobAcrossMerchants(tx, jobId));
  refuseIf(whyNot(name, job.state, 'staff'));
  await setJobState(tx, jobId, jobMachine.moves[name].to, now);
  return {};
}
