import { z } from 'zod';
import type { Permission } from '@quayside/contract/kernel/permissions';
import { jobMachine, whyNot, type JobMove } from '@quayside/domain/jobs/job-machine';
import { openFile, type FileReader } from '#server/areas/uploads/uploads.public.ts';
import type { MerchantActor } from '#server/kernel/actor.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { setJobState } from '#server/kernel/jobs.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { jobView, type JobRow } from './jobs.map.ts';
import * as jobs from './jobs.queries.ts';

/** The progress of a job. */
export async function getJob(ctx: MerchantCtx, input: { job_id: number }) {
  return jobView(await ownJob(ctx, input.job_id));
}

async function ownJob({ tx, actor }: MerchantCtx, jobId: number) {
  return found(await jobs.jobOf(tx, actor.customerId, found(actor.accountId), jobId));
}

/** The recent jobs this user started. Mails and other side effects use the same queue but are not listed. */
export async function myJobs({ tx, actor }: MerchantCtx) {
  const rows = await jobs.recentTasksOf(tx, actor.customerId, found(actor.accountId));
  return { list: rows.map(jobView) };
}

/** The file a finished job made for the user who started it. */
export async function getJobFile(ctx: MerchantCtx, input: { job_id: number }) {
  const job = await ownJob(ctx, input.job_id);
  const { result } = jobView(job);
  if (!result) throw new Refusal('jobs.no_result');
  if (!mayReadResult(ctx.actor, job)) throw new Refusal('permission.denied');
  return openFile(ctx, ctx.actor.customerId, result.file_id);
}

/** A file made by a job is read by the account that started the job. Once the job is deleted, by nobody. */
export const mayReadJobFile: FileReader = async ({ tx, actor }, { job_id }) => {
  if (job_id === null) return null;
  const job = actor.accountId === null ? undefined : await jobs.jobOf(tx, actor.customerId, actor.accountId, job_id);
  return job !== undefined && mayReadResult(actor, job);
};

type Rights = Pick<MerchantActor, 'can' | 'skuScope'>;

/** The result shows what the account could see when it started the job: it must still hold that permission, and those SKUs. */
function mayReadResult({ can, skuScope }: Rights, { permission, payload }: Pick<JobRow, 'permission' | 'payload'>): boolean {
  if (permission !== null && !can.has(permission as Permission)) return false; // only `enqueue` writes this column
  const { data } = Scoped.safeParse(payload);
  if (data === undefined || skuScope === null) return true;
  const held = new Set(skuScope.map((sku) => sku.toLowerCase()));
  return data.skus !== null && data.skus.every((sku) => held.has(sku.toLowerCase()));
}

/** The payload of a job whose result is limited to some SKUs; null is all. */
const Scoped = z.object({ skus: z.array(z.string()).nullable() });

export function listJobs({ tx }: DeskCtx, input: Parameters<typeof jobs.jobsAcrossMerchants>[1]) {
  return jobs.jobsAcrossMerchants(tx, input);
}

/** Retries a failed job. */
export function retryJob(ctx: DeskCtx, input: { job_id: number }) {
  return move(ctx, 'retry', input.job_id);
}

/** Discards a failed job; its row is kept and stays readable. */
export function discardJob(ctx: DeskCtx, input: { job_id: number }) {
  return move(ctx, 'discard', input.job_id);
}

async function move({ tx, now }: DeskCtx, name: JobMove, jobId: number): Promise<Record<string, never>> {
  const job = found(await jobs.lockJobAcrossMerchants(tx, jobId));
  refuseIf(whyNot(name, job.state, 'staff'));
  await setJobState(tx, jobId, jobMachine.moves[name].to, now);
  return {};
}

export function countJobs({ tx }: DeskCtx) {
  return jobs.jobCountsAcrossMerchants(tx);
}
