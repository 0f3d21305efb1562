import { createSession } from '@quayside/ui/kernel/session';
import { readStored } from '@quayside/ui/kernel/storage';

/** Where the portal stands: on the same server as the desk, so both share the browser's storage. */
export const PORTAL = '/';

/** Whether somebody is signed in at the portal in this browser. */
export function hasPortalSession(): boolean {
  return readStored('token') !== null;
}

/**
 * Begins a session at the portal and opens it beside the desk. The tab is opened first, in the very click: a browser blocks one that
 * opens later. Nothing is replaced when the session is refused.
 */
export async function openPortal(begin: () => Promise<{ token: string }>): Promise<'opened' | 'blocked' | 'refused'> {
  const tab = window.open('', '_blank');
  try {
    const { token } = await begin();
    createSession('token').set(token);
  } catch {
    // The write has told the person why.
    tab?.close();
    return 'refused';
  }
  if (tab === null) return 'blocked';
  tab.opener = null;
  tab.location.replace(PORTAL);
  return 'opened';
}
