/** What other areas may use. */
export { consumableView } from './consumables.map.ts';
export { consumablesOf } from './consumables.service.ts';
