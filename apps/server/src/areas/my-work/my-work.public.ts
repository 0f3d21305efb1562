/** What other areas may use. */
export { claimsOf } from './claims.ts';
export { deleteOldClaims } from './claims.queries.ts';
