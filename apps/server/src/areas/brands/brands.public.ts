/** What other areas may use. */
export { brandFor, brandOf } from './brands.service.ts';
