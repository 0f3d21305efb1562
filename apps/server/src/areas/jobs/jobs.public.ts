/** What other areas may use. */
export { mayReadJobFile } from './jobs.service.ts';
