import { RATE_TOLERANCE_PERCENT, approvalFields, whyNotDecide, type ApprovalKind } from '@quayside/domain/approvals/approval-rules';
import { wasAccessResetBy } from '#server/areas/staff/staff.public.ts';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { Refusal, found, refuseIf } from '#server/kernel/refusal.ts';
import { brokenConstraint } from '#server/kernel/transaction.ts';
import { approvalActions, type Values } from './approval-questions.ts';
import * as approvals from './approvals.queries.ts';
import { approvalThreshold } from './act-alone.ts';

export type Proposal = {
  readonly kind: ApprovalKind;
  readonly customerId: number | null;
  readonly subject: string;
  readonly amountUsd: string | null;
  readonly reason: string;
  /** What `apply` of the kind is given. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly before: Values;
  readonly after: Values;
};

/** Leaves a change to a second person. One proposal waits for each subject. */
export async function propose({ tx, actor, now }: DeskCtx, proposal: Proposal): Promise<number> {
  const { customerId: customer_id, amountUsd: amount_usd, payload, before, after, ...rest } = proposal;
  const row = { ...rest, customer_id, amount_usd, proposed_by: actor.staffId, proposed_at: now };
  const json = { payload: JSON.stringify(payload), before: JSON.stringify(before), after: JSON.stringify(after) };
  try {
    return (await approvals.insertApproval(tx, { ...row, ...json })).approval_id;
  } catch (error) {
    if (brokenConstraint(error) === 'approvals_one_waiting') throw new Refusal('approvals.already_waiting');
    throw error;
  }
}

/** Refuses while a proposal about the same subject waits: it is decided first. */
export async function refuseWhileWaiting(ctx: DeskCtx, kind: ApprovalKind, subject: string): Promise<void> {
  if (await isWaiting(ctx, kind, subject)) throw new Refusal('approvals.already_waiting');
}

/** Whether a proposal about the subject waits for a second person. */
export function isWaiting({ tx }: DeskCtx, kind: ApprovalKind, subject: string): Promise<boolean> {
  return approvals.isWaitingAcrossMerchants(tx, kind, subject);
}

/** The subjects of a kind that wait, for lists. */
export async function waitingSubjects({ tx }: DeskCtx, kind: ApprovalKind): Promise<ReadonlySet<string>> {
  return new Set(await approvals.waitingSubjectsAcrossMerchants(tx, kind));
}

/** Refuses when what is there now is not what the proposal was about. */
export function refuseOutdated(before: Values, current: Values): void {
  const keys = Object.keys(current) as (keyof Values)[]; // the keys of its own type
  if (keys.some((key) => before[key] !== current[key])) throw new Refusal('approvals.outdated');
}

function actionOf(kind: ApprovalKind) {
  const action = approvalActions.answers().find((one) => one.kind === kind);
  if (!action) throw new Error(`no area carries out ${kind}`);
  return action;
}

/** The kinds this person may decide about. */
export function kindsFor({ actor }: DeskCtx): ApprovalKind[] {
  return approvalActions.answers().flatMap(({ kind, permission }) => (actor.can.has(permission) ? [kind] : []));
}

export async function listApprovals(ctx: DeskCtx, input: Parameters<typeof approvals.approvalsAcrossMerchants>[2]) {
  const kinds = kindsFor(ctx);
  if (kinds.length === 0) return { list: [], count: 0 };
  const { list, count } = await approvals.approvalsAcrossMerchants(ctx.tx, kinds, input);
  return { list: list.map((row) => view(row, ctx.actor.staffId)), count };
}

type Decision = { approval_id: number; agree: boolean; remark: string };

/** The approval is locked first and written last: the area's own locks come between (decision 0004). */
export async function decideApproval(ctx: DeskCtx, { approval_id, agree, remark }: Decision) {
  const { tx, actor, now } = ctx;
  const row = found(await approvals.lockApprovalAcrossMerchants(tx, approval_id));
  const { apply, dismiss, permission } = actionOf(row.kind);
  if (!actor.can.has(permission)) throw new Refusal('permission.denied');
  const isOwn = row.proposed_by === actor.staffId;
  const wasResetByProposer = await wasAccessResetBy(tx, actor.staffId, row.proposed_by, now);
  refuseIf(whyNotDecide({ state: row.state, agree, isOwn, wasResetByProposer }));
  const approved = { payload: row.payload, before: row.before as Values, after: row.after as Values, proposed_by: row.proposed_by }; // only `propose` writes them
  if (agree) await apply(ctx, approved);
  else await dismiss?.(ctx, approved, remark);
  const state = agree ? 'agreed' : isOwn ? 'withdrawn' : 'rejected';
  await approvals.writeDecisionAcrossMerchants(tx, approval_id, {
    state,
    decided_by: actor.staffId,
    decided_at: now,
    decision_remark: remark,
  });
  if (row.customer_id !== null) {
    const values = agree ? approved : { before: {}, after: {} };
    ctx.concerns(row.customer_id, { before: { ...values.before, approval: 'proposed' }, after: { ...values.after, approval: state } });
  }
  return view(await approvals.approvalAcrossMerchants(tx, approval_id), actor.staffId);
}

type Row = Awaited<ReturnType<typeof approvals.approvalAcrossMerchants>>;

function view({ proposer_id, before, after, ...row }: Row, staffId: number) {
  const [was, becomes] = [before as Values, after as Values]; // only `propose` writes them
  const changes = approvalFields.flatMap((field) => {
    const change = { field, before: was[field] ?? null, after: becomes[field] ?? null };
    return change.before === change.after ? [] : [change];
  });
  return { ...row, changes, is_mine: proposer_id === staffId };
}

/** What one person may do alone. */
export async function getRule({ tx }: DeskCtx) {
  return { threshold_usd: await approvalThreshold(tx), rate_percent: RATE_TOLERANCE_PERCENT };
}

export async function countApprovals(ctx: DeskCtx) {
  const kinds = kindsFor(ctx);
  return kinds.length === 0 ? { list: [] } : approvals.approvalCountsAcrossMerchants(ctx.tx, kinds);
}
