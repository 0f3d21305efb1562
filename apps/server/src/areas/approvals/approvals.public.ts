/** What other areas may use. */
export { actAlone, aloneWithinDay, approvalThreshold } from './act-alone.ts';
export { approvalActions, type ApprovalAction } from './approval-questions.ts';
export { decideApproval, propose, refuseOutdated, refuseWhileWaiting } from './approvals.service.ts';
export { approveThreshold, thresholdApproval } from './threshold-approval.ts';
