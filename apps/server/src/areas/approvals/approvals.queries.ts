import { sql } from 'kysely';
import { approvalStates, type ApprovalKind, type ApprovalState } from '@quayside/domain/approvals/approval-rules';
import type { Tx } from '#server/kernel/database.ts';
import { countTabs, pageQuery, type Page } from '#server/kernel/page.ts';

function shown(tx: Tx) {
  return tx
    .selectFrom('approvals as a')
    .leftJoin('customers as c', 'c.customer_id', 'a.customer_id')
    .innerJoin('staff as p', 'p.staff_id', 'a.proposed_by')
    .leftJoin('staff as d', 'd.staff_id', 'a.decided_by')
    .select(['a.approval_id', 'a.kind', 'a.customer_id', 'c.name as customer_name', 'a.amount_usd', 'a.reason', 'a.before', 'a.after'])
    .select(['a.state', 'a.proposed_by as proposer_id', 'p.name as proposed_by', 'a.proposed_at'])
    .select(['d.name as decided_by', 'a.decided_at', 'a.decision_remark']);
}

type Filters = {
  state?: ApprovalState | undefined;
  kind?: ApprovalKind | undefined;
  customer_id?: number | undefined;
};

/** Waiting ones first, the oldest of them on top; then what was decided, newest first. */
const queueRank = sql<number>`case when a.state = 'proposed' then 1000000000000000 - a.approval_id else a.approval_id end`;

export function approvalsAcrossMerchants(tx: Tx, kinds: readonly ApprovalKind[], input: Page<'approval_id'> & Filters) {
  let rows = shown(tx).where('a.kind', 'in', kinds).select(queueRank.as('queue_rank'));
  if (input.state) rows = rows.where('a.state', '=', input.state);
  if (input.kind) rows = rows.where('a.kind', '=', input.kind);
  if (input.customer_id !== undefined) rows = rows.where('a.customer_id', '=', input.customer_id);
  const queue = { ...input, sort: 'queue_rank', order: 'desc' } as const;
  return pageQuery(tx, rows, queue, { queue_rank: 'queue_rank' }, 'a.approval_id');
}

export function approvalAcrossMerchants(tx: Tx, approvalId: number) {
  return shown(tx).where('a.approval_id', '=', approvalId).executeTakeFirstOrThrow();
}

/** Row lock during a decision, so that concurrent decisions are serialized. */
export function lockApprovalAcrossMerchants(tx: Tx, approvalId: number) {
  return tx.selectFrom('approvals').selectAll().where('approval_id', '=', approvalId).forUpdate().executeTakeFirst();
}

type NewApproval = {
  kind: ApprovalKind;
  customer_id: number | null;
  subject: string;
  amount_usd: string | null;
  reason: string;
  payload: string;
  before: string;
  after: string;
  proposed_by: number;
  proposed_at: Date;
};

export function insertApproval(tx: Tx, row: NewApproval) {
  return tx.insertInto('approvals').values(row).returning('approval_id').executeTakeFirstOrThrow();
}

export async function isWaitingAcrossMerchants(tx: Tx, kind: ApprovalKind, subject: string): Promise<boolean> {
  const rows = tx.selectFrom('approvals').select('approval_id').where('kind', '=', kind).where('subject', '=', subject);
  return (await rows.where('state', '=', sql.lit('proposed')).executeTakeFirst()) !== undefined;
}

/** What proposals of a kind wait for a second person. */
export async function waitingSubjectsAcrossMerchants(tx: Tx, kind: ApprovalKind): Promise<string[]> {
  const rows = tx.selectFrom('approvals').select('subject').where('kind', '=', kind).where('state', '=', sql.lit('proposed'));
  return (await rows.execute()).map(({ subject }) => subject);
}

type Decision = { state: Exclude<ApprovalState, 'proposed'>; decided_by: number; decided_at: Date; decision_remark: string };

export async function writeDecisionAcrossMerchants(tx: Tx, approvalId: number, decision: Decision): Promise<void> {
  await tx.updateTable('approvals').set(decision).where('approval_id', '=', approvalId).execute();
}

/** Whose money or which currency's rate is moved. */
export type Scope = { readonly customer_id: number } | { readonly currency: string };

/** What a person has moved alone since then: USD of a customer, percent of a currency. */
export async function movedAlone(tx: Tx, scope: Scope, staffId: number, since: Date): Promise<string> {
  const rows = tx.selectFrom('unapproved_moves').select(sql<string>`coalesce(sum(amount), 0)::text`.as('sum'));
  const mine = rows.where('staff_id', '=', staffId).where('moved_at', '>', since);
  const scoped = 'currency' in scope ? mine.where('currency', '=', scope.currency) : mine.where('customer_id', '=', scope.customer_id);
  return (await scoped.executeTakeFirstOrThrow()).sum;
}

export async function insertMove(
  tx: Tx,
  move: { staff_id: number; kind: ApprovalKind; amount: string; moved_at: Date } & Scope,
): Promise<void> {
  await tx.insertInto('unapproved_moves').values(move).execute();
}

/** Proposals of these kinds by state, for the tabs. */
export function approvalCountsAcrossMerchants(tx: Tx, kinds: readonly ApprovalKind[]) {
  return countTabs(tx, approvalStates, (state) => tx.selectFrom('approvals').where('state', '=', state).where('kind', 'in', kinds));
}
