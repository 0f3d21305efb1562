/** What other areas may use. */
export { enabledWarehouses, listWarehouses } from './warehouses.service.ts';
