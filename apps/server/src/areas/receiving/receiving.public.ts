/** What other areas may use. */
export { deleteExpiredPhoneLinksAcrossMerchants } from './phone-links.queries.ts';
export { deleteOldScansAcrossMerchants } from './scans.queries.ts';
