/** What other areas may use. */
export { afterResume, endException } from './end-exception.ts';
export { raiseException } from './raise-exception.ts';
export { mayReadExceptionImage } from './reply-exception.ts';
export { resolveWithoutReply } from './desk-exceptions.ts';
export { raiseByStaff } from './desk-exceptions.ts';
