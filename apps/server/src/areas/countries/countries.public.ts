/** What other areas may use. */
export { countryCodeOf, countryNames } from './country-names.ts';
export { listCountries } from './countries.service.ts';
