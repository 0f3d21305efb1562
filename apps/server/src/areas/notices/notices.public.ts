/** What other areas may use. */
export { mailAndNotify } from './mail-and-notify.ts';
export { countUnreadUpTo, newestNotice, notifyMerchant } from './notices.service.ts';
