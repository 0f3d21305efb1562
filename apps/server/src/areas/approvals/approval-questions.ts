import type { Permission } from '@quayside/contract/kernel/permissions';
import type { ApprovalField, ApprovalKind } from '@quayside/domain/approvals/approval-rules';
import type { DeskCtx } from '#server/kernel/ctx.ts';
import { question } from '#server/kernel/question.ts';

/** The values a proposal shows; the kind's `apply` compares `before` with what is there now. */
export type Values = Readonly<Partial<Record<ApprovalField, string>>>;
export type Approved = { readonly payload: unknown; readonly before: Values; readonly after: Values; readonly proposed_by: number };

/** How a kind of proposal is carried out by the area it belongs to, and who may decide about it. */
export type ApprovalAction = {
  readonly kind: ApprovalKind;
  readonly permission: Permission;
  /** Locks what it changes, checks that it is still as proposed, and writes. */
  readonly apply: (ctx: DeskCtx, approved: Approved) => Promise<void>;
  /** For documents of their own that record the rejection. */
  readonly dismiss?: (ctx: DeskCtx, approved: Approved, remark: string) => Promise<void>;
};

export const approvalActions = question<ApprovalAction>('approval actions');
