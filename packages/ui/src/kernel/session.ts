import { readStored, removeStored, writeStored } from './storage.ts';

/** The session token in local storage (AUTH-18). */
export type Session = { token: () => string | null; set: (token: string) => void; clear: () => void };

/** `key` is `token` at the portal and `desk_token` at the desk, so one browser can be signed in to both. */
export function createSession(key: 'token' | 'desk_token'): Session {
  // Also in memory: without storage the user can still work until the page is reloaded.
  let current = readStored(key);
  const clear = () => {
    current = null;
    removeStored(key);
  };
  return {
    token: () => current,
    set: (token) => {
      // The old token is removed first (AUTH-19): if writing the new one fails, the previous user's session must not stay.
      clear();
      current = token;
      writeStored(key, token);
    },
    clear,
  };
}
