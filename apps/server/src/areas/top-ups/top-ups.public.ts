/** What other areas may use. */
export { countToReview, getReceivingAccount, hasReceivedTopUp, mayReadVoucher, submitTopUp } from './top-ups.service.ts';
