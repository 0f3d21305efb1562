/** What other areas may use. */
export { applyLatest, applyWaiting, lockNumbers } from './apply-report.ts';
export { trackingPush } from './receive-push.ts';
export { deleteOldReportsAcrossMerchants } from './tracking.queries.ts';
export { takeReport, type Report } from './apply-report.ts';
