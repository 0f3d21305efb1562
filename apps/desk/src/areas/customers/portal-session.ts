import { createSession } from '@quayside/ui/kernel/session';
import { readStored } from '@quayside/ui/kernel/storage';

/** URL of the portal: on the same origin as the desk, so both share the browser's storage. */
export const PORTAL = '/';

/** Whether this browser has a portal session. */
export function hasPortalSession(): boolean {
  return readStored('token') !== null;
}

/**
 * Starts a portal session in a new tab. The tab is opened first, inside the click handler: a browser blocks popups that
 * open later. A refusal replaces no existing session.
 */
export async function openPortal(begin: () => Promise<{ token: string }>): Promise<'opened' | 'blocked' | 'refused'> {
  const tab = window.open('', '_blank');
  try {
    const { token } = await begin();
    createSession('token').set(token);
  } catch {
    // The write has already shown the error.
    tab?.close();
    return 'refused';
  }
  if (tab === null) return 'blocked';
  tab.opener = null;
  tab.location.replace(PORTAL);
  return 'opened';
}
