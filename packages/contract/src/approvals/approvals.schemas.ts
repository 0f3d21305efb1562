import { z } from 'zod';
import { approvalFields, approvalKinds, approvalStates } from '@quayside/domain/approvals/approval-rules';
import { Id, Timestamp } from '../kernel/shapes.ts';

export const ApprovalRow = z.object({
  approval_id: Id,
  kind: z.enum(approvalKinds),
  customer_id: Id.nullable(),
  customer_name: z.string().nullable(),
  /** The USD one person would have moved; null where it is not about an amount. */
  amount_usd: z.string().nullable(),
  reason: z.string(),
  changes: z.array(z.object({ field: z.enum(approvalFields), before: z.string().nullable(), after: z.string().nullable() })),
  state: z.enum(approvalStates),
  proposed_by: z.string(),
  proposed_at: Timestamp,
  /** The reader proposed it, and may withdraw it but not agree. */
  is_mine: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: Timestamp.nullable(),
  decision_remark: z.string(),
});
export type ApprovalRow = z.output<typeof ApprovalRow>;
