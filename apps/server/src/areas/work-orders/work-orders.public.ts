/** What other areas may use. */
export { workOrderUses } from './work-orders.queries.ts';
