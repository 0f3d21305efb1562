import { countries } from './country-names.ts';

/** Every country and region by its code, in both languages (PROD-53). */
export function listCountries() {
  return Promise.resolve({ list: countries });
}
