/** What other areas may use. */
export { serialNumberImport } from './serial-number-import.ts';
export { serialUses } from './serial-numbers.queries.ts';
