/** What other areas may use. */
export { listCountries } from './countries.service.ts';
