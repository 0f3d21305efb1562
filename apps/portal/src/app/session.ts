import { createClient } from '@quayside/ui/kernel/client';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { currentPlatform } from '@quayside/ui/kernel/brand';
import { onSessionEnded, promptConfirm, promptTimeout, signInPath } from '@quayside/ui/kernel/prompts';
import { createSession } from '@quayside/ui/kernel/session';

export const session = createSession('token');

/** Why the last session ended: sign-in says it. */
let reason: 'expired' | 'paused' = 'expired';

/** Drops the session and opens sign-in with the return path (AUTH-20). A full page load clears the previous user's data from memory. */
export function signInAgain(from = location.pathname + location.search): void {
  session.clear();
  location.assign(signInPath(from, currentPlatform(location.search), reason));
}

let isStarted = false;
/** After the start there may be unsaved pages: an ended session asks first instead of leaving at once (D-85). */
export function markStarted(started: boolean): void {
  isStarted = started;
}

export const client = createClient({
  token: session.token,
  language: currentLanguage,
  onExpired: (paused) => {
    reason = paused === null ? 'expired' : 'paused';
    if (isStarted) onSessionEnded(location.pathname, () => signInAgain(), paused);
    else signInAgain();
  },
  onTimeout: promptTimeout,
  onConfirm: promptConfirm,
});
