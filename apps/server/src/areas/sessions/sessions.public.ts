/** What other areas may use. */
export { openActingSession } from './sessions.service.ts';
export { logEndedActing } from './ended-acting.ts';
