import { createClient } from '@quayside/ui/kernel/client';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { onSessionEnded, promptConfirm, promptTimeout, signInPath } from '@quayside/ui/kernel/prompts';
import { createSession } from '@quayside/ui/kernel/session';

/** The URL prefix of the desk. */
export const BASE = '/desk';

export const session = createSession('desk_token');

/** The path within the desk. */
function herePath(): string {
  const path = location.pathname.slice(BASE.length);
  return path === '' ? '/' : path;
}

/** Drops the session and opens sign-in with the return path. A full page load clears the previous user's data from memory. */
export function signInAgain(): void {
  session.clear();
  location.assign(BASE + signInPath(herePath() + location.search, undefined, 'expired'));
}

export const client = createClient({
  token: session.token,
  language: currentLanguage,
  onExpired: () => onSessionEnded(herePath(), signInAgain),
  onTimeout: promptTimeout,
  onConfirm: promptConfirm,
});
