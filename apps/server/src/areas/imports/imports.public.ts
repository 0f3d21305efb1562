/** What other areas may use. */
export { mayReadWorkbook } from './imports.service.ts';
