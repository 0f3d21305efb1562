/** What other areas may use. */
export { consumableView } from './consumables.map.ts';
export { consumablesOf, isConsumablePicture } from './consumables.service.ts';
