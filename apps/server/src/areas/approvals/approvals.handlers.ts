import { approvalsDeskCalls } from '@quayside/contract/approvals/approvals.desk-calls';
import { handlers } from '#server/kernel/handlers.ts';
import { countApprovals, decideApproval, getRule, listApprovals } from './approvals.service.ts';

export const approvalsHandlers = handlers(approvalsDeskCalls, {
  deskList: listApprovals,
  deskCounts: countApprovals,
  deskDecide: decideApproval,
  deskRule: getRule,
});
