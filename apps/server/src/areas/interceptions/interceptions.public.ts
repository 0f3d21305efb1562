/** What other areas may use. */
export { decideInterception } from './decide-interception.ts';
