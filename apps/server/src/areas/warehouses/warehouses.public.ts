/** What other areas may use. */
export { listWarehouses } from './warehouses.service.ts';
