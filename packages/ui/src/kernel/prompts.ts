import { sessionPaths } from '@quayside/contract/sessions/sessions.paths';
import { useState } from 'react';
import { create } from 'zustand';
import { useUnsaved } from './unsaved.ts';

type Prompts = {
  expired: boolean;
  /** Why the session ended, when the customer is paused. */
  paused: string | null;
  /** Called when the user closes the timeout dialog; null while it is not open. */
  acknowledge: (() => void) | null;
  /** The open dialog that asks for the password: `answer` is called when the user has confirmed the session or closed it. */
  confirming: { answer: (isConfirmed: boolean) => void; answered: Promise<boolean> } | null;
};

/** Connects the client, which is outside React, with the dialogs inside it. */
export const usePrompts = create<Prompts>()(() => ({ expired: false, paused: null, acknowledge: null, confirming: null }));

/** Whether a dialog has been asked for since the page was loaded: they come with the first one. */
export function useNeedsPrompts(): boolean {
  const isAsking = usePrompts(({ expired, acknowledge, confirming }) => expired || acknowledge !== null || confirming !== null);
  const isLeaving = useUnsaved(({ pending }) => pending !== null);
  const [isNeeded, setNeeded] = useState(false);
  if ((isAsking || isLeaving) && !isNeeded) setNeeded(true);
  return isNeeded;
}

export function promptExpired(paused: string | null = null): void {
  usePrompts.setState({ expired: true, paused });
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

/** Asks for the password or a code. Calls that wait at the same time share one dialog. */
export function promptConfirm(): Promise<boolean> {
  const open = usePrompts.getState().confirming;
  if (open) return open.answered;
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  const answer = (isConfirmed: boolean) => {
    usePrompts.setState({ confirming: null });
    resolve(isConfirmed);
  };
  usePrompts.setState({ confirming: { answer, answered } });
  return answered;
}

/** On the home path the user goes straight to sign-in (NET-09); elsewhere a dialog asks first, so unsaved work stays visible (NET-10). */
export function onSessionEnded(pathname: string, toSignIn: () => void, paused: string | null = null): void {
  if (pathname === '/') toSignIn();
  else promptExpired(paused);
}

/** The sign-in URL with the path to return to (NET-11, SHELL-28). */
export function signInPath(from: string, platform: number | undefined, reason?: 'expired' | 'paused'): string {
  const query = new URLSearchParams();
  if (reason) query.set('reason', reason);
  if (from !== '/') query.set('from', from);
  if (platform !== undefined) query.set('platform_type', String(platform));
  const text = query.toString();
  return text === '' ? sessionPaths.login : `${sessionPaths.login}?${text}`;
}

/** Where to go after sign-in: only a path of this site (no open redirect). */
export function internalPath(from: string | null): string | null {
  if (from === null || !from.startsWith('/')) return null;
  // Parsed like the browser does: it drops tabs and line breaks and treats a backslash as a slash.
  const target = URL.parse(from, location.origin);
  if (target === null || target.origin !== location.origin || /^\/{2}/.test(target.pathname)) return null;
  return target.pathname.startsWith(sessionPaths.login) ? null : target.pathname + target.search + target.hash;
}
