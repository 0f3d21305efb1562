/** What other areas may use. */
export { carrierLabel, requestLabel } from './buy-label.ts';
