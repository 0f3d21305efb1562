import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import { create } from 'zustand';

type Prompts = {
  expired: boolean;
  /** Called when the person has read that a call timed out; null while no such dialog stands. */
  acknowledge: (() => void) | null;
};

/** What the client has to say to the person. It lives outside React, the dialogs inside: this stands between them. */
export const usePrompts = create<Prompts>()(() => ({ expired: false, acknowledge: null }));

export function promptExpired(): void {
  usePrompts.setState({ expired: true });
}

export function promptTimeout(): Promise<void> {
  return new Promise((resolve) => {
    usePrompts.setState({
      acknowledge: () => {
        usePrompts.setState({ acknowledge: null });
        resolve();
      },
    });
  });
}

/** At the home path a person goes straight to sign-in (NET-09); elsewhere they are asked first, so they see what they lose (NET-10). */
export function onSessionEnded(pathname: string, toSignIn: () => void): void {
  if (pathname === '/') toSignIn();
  else promptExpired();
}

/** The sign-in address that leads back to where the person was (NET-11, SHELL-28). */
export function signInPath(from: string, platform: number | undefined, reason?: 'expired'): string {
  const query = new URLSearchParams();
  if (reason) query.set('reason', reason);
  if (from !== '/') query.set('from', from);
  if (platform !== undefined) query.set('platform_type', String(platform));
  const text = query.toString();
  return text === '' ? sessionPaths.login : `${sessionPaths.login}?${text}`;
}

/** Where to go after sign-in: only a path of this site, never another one's address. */
export function internalPath(from: string | null): string | null {
  if (from === null || !from.startsWith('/')) return null;
  // Read as the browser would: it drops tabs and line breaks and takes a backslash for a slash.
  const target = URL.parse(from, location.origin);
  if (target === null || target.origin !== location.origin || /^\/{2}/.test(target.pathname)) return null;
  return target.pathname.startsWith(sessionPaths.login) ? null : target.pathname + target.search + target.hash;
}
