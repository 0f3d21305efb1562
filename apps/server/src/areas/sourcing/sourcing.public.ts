/** What other areas may use. */
export { mayReadSourcingImage } from './sourcing.service.ts';
