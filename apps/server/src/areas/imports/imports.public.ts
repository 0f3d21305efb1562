/** What other areas may use. */
export { deleteOldOrderRowsAcrossMerchants } from './imports.queries.ts';
export { mayReadWorkbook } from './imports.service.ts';
