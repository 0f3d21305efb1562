/** What other areas may use. */
export { countUnreadUpTo, newestNotice, notifyMerchant } from './notices.service.ts';
