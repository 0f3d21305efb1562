import { z } from 'zod';
import { approvalKinds, approvalStates } from '@quayside/domain/approvals/approval-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, Remark, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { ApprovalRow } from './approvals.schemas.ts';

export const approvalsDeskCalls = defineCalls('approvals', {
  /** Waiting ones first, oldest on top, then the decided ones, newest first. Only kinds the reader may decide on. */
  deskList: {
    method: 'GET',
    path: '/api/desk/approval/getList',
    input: listInput(['approval_id'], {
      state: z.enum(approvalStates).optional(),
      kind: z.enum(approvalKinds).optional(),
      customer_id: Id.optional(),
    }),
    output: pageOf(ApprovalRow),
    permission: 'desk.approvals.decide',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/approval/getStatusCount',
    input: Nothing,
    output: tabCounts(approvalStates),
    permission: 'desk.approvals.decide',
    log: null,
  },
  /** Somebody else agrees or rejects; the proposer withdraws. Agreeing carries the change out at once. */
  deskDecide: {
    method: 'POST',
    path: '/api/desk/approval/decide',
    input: z.strictObject({ approval_id: Id, agree: z.boolean(), remark: Remark.default('') }),
    output: ApprovalRow,
    permission: 'desk.approvals.decide',
    log: 'approvals.decide',
    confirm: true,
  },
  /** What one person may do alone, for the hints of the forms. */
  deskRule: {
    method: 'GET',
    path: '/api/desk/approval/getRule',
    input: Nothing,
    output: z.object({ threshold_usd: z.string(), rate_percent: z.string() }),
    permission: 'desk.approvals.decide',
    log: null,
  },
});
