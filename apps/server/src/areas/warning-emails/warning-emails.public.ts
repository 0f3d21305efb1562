/** What other areas may use. */
export { peopleToWarn } from './warning-emails.service.ts';
