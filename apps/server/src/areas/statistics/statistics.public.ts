/** What other areas may use. */
export { forgetOldPlacedAcrossMerchants, placedByDay, type Placed } from './placed-orders.queries.ts';
