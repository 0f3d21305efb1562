/** What other areas may use. */
export { afterResume, endException } from './end-exception.ts';
export { raiseException } from './raise-exception.ts';
export { mayReadExceptionImage } from './reply-exception.ts';
