/** What other areas may use. */
export { allProperties } from './properties.service.ts';
