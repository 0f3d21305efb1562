/** What other areas may use. */
export { countUnreadUpTo, newestNotice, tellMerchant } from './notices.service.ts';
