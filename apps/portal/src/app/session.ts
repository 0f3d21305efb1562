import { createClient } from '@quayside/ui/kernel/client';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wantedPlatform } from '@quayside/ui/kernel/brand';
import { onSessionEnded, promptTimeout, signInPath } from '@quayside/ui/kernel/prompts';
import { createSession } from '@quayside/ui/kernel/session';

export const session = createSession('token');

/** Drops the session and opens the sign-in with the way back. A full load: nothing of the person before stays in memory. */
export function signInAgain(): void {
  session.clear();
  location.assign(signInPath(location.pathname + location.search, wantedPlatform(location.search), 'expired'));
}

export const client = createClient({
  token: session.token,
  language: currentLanguage,
  onExpired: () => onSessionEnded(location.pathname, signInAgain),
  onTimeout: promptTimeout,
});
