/** What other areas may use. */
export { deleteOldFormDraftsAcrossMerchants } from './drafts.queries.ts';
