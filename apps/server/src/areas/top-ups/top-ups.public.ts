/** What other areas may use. */
export { rateApproval } from './exchange-rates.ts';
export { accountApproval } from './receiving-accounts.ts';
export { topUpApproval } from './review-top-up.ts';
export { deleteOldDraftsAcrossMerchants } from './top-ups.queries.ts';
export { getReceivingAccount, hasReceivedTopUp, mayReadVoucher, submitTopUp } from './top-ups.service.ts';
