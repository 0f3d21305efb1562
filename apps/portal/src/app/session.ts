import { createClient } from '@quayside/ui/kernel/client';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { currentPlatform } from '@quayside/ui/kernel/brand';
import { onSessionEnded, promptTimeout, signInPath } from '@quayside/ui/kernel/prompts';
import { createSession } from '@quayside/ui/kernel/session';

export const session = createSession('token');

/** Drops the session and opens the sign-in with the way back (AUTH-20). A full load: nothing of the person before stays in memory. */
export function signInAgain(from = location.pathname + location.search): void {
  session.clear();
  location.assign(signInPath(from, currentPlatform(location.search), 'expired'));
}

let isStarted = false;
/** From here on there are pages that could be lost: an ended session asks first instead of leaving at once (D-85). */
export function markStarted(started: boolean): void {
  isStarted = started;
}

export const client = createClient({
  token: session.token,
  language: currentLanguage,
  onExpired: () => (isStarted ? onSessionEnded(location.pathname, () => signInAgain()) : signInAgain()),
  onTimeout: promptTimeout,
});
