/** What other areas may use. */
export { countToReview, getReceivingAccount, hasReceivedTopUp, submitTopUp } from './top-ups.service.ts';
