/** What other areas may use. */
export { peopleToWarn, removeRecipients } from './warning-emails.service.ts';
