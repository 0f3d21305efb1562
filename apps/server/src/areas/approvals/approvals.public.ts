/** What other areas may use. */
export { actAlone, aloneWithinDay, approvalThreshold } from './act-alone.ts';
export { approvalActions, type ApprovalAction } from './approval-questions.ts';
export { decideApproval, isWaiting, propose, refuseOutdated, refuseWhileWaiting, waitingSubjects } from './approvals.service.ts';
export { approveThreshold, thresholdApproval } from './threshold-approval.ts';
