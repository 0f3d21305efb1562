/** What other areas may use. */
export { packParcel } from './close-parcel.ts';
export { openParcel } from './open-parcel.ts';
export { scanUnit } from './scan-unit.ts';
