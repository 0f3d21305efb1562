/** What other areas may use. */
export { carrierLabel, requestLabel } from './buy-label.ts';
export { shipParcel } from './ship-parcels.ts';
export { requestVoid } from './void-label.ts';
