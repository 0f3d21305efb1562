import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { evaluationsCalls } from '@quayside/contract/evaluations/evaluations.calls';
import type { evaluationsDeskCalls } from '@quayside/contract/evaluations/evaluations.desk-calls';
import { averageStars } from '@quayside/domain/evaluations/evaluation-rules';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import * as evaluations from './evaluations.queries.ts';

const RECENT_MS = 90 * 24 * 60 * 60_000;

/** The merchant's evaluations, newest first (D-75). */
export function listEvaluations({ tx, actor }: MerchantCtx, input: ParsedOf<typeof evaluationsCalls.list>) {
  return evaluations.evaluationPage(tx, actor.customerId, input);
}

export async function getManager({ tx, actor }: MerchantCtx) {
  return { account_manager: (await evaluations.managerOf(tx, actor.customerId))?.name ?? null };
}

/** Stores the account manager of now with it (EVAL-02). */
export async function addEvaluation({ tx, actor, now }: MerchantCtx, { stars, text }: ParsedOf<typeof evaluationsCalls.add>) {
  const manager = await evaluations.managerOf(tx, actor.customerId);
  if (!manager) throw new Refusal('evaluations.no_manager');
  const row = { staff_id: manager.staff_id, stars, text, created_by: actor.name, created_at: now };
  const { evaluation_id } = await evaluations.insertEvaluation(tx, actor.customerId, row);
  return evaluations.evaluation(tx, actor.customerId, evaluation_id);
}

export function listForStaff({ tx, actor }: DeskCtx, input: ParsedOf<typeof evaluationsDeskCalls.deskList>) {
  const seesAll = actor.can.has('desk.evaluations.averages');
  return evaluations.evaluationsAcrossMerchants(tx, input, seesAll ? null : actor.staffId);
}

export async function listAverages({ tx, now }: DeskCtx) {
  const rows = await evaluations.sumsAcrossMerchants(tx, new Date(now.getTime() - RECENT_MS));
  const list = rows.map(({ stars, recent_stars, ...row }) => ({
    ...row,
    average: averageStars(stars, row.count),
    recent_average: averageStars(recent_stars, row.recent_count),
  }));
  return { list };
}
