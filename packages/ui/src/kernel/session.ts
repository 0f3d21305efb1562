import { readStored, removeStored, writeStored } from './storage.ts';

/** The session token in local storage (AUTH-18). */
export type Session = { token: () => string | null; set: (token: string) => void; clear: () => void };

/** `key` is `token` at the portal and `desk_token` at the desk, so one browser can be signed in at both. */
export function createSession(key: 'token' | 'desk_token'): Session {
  // Kept in memory too: with storage switched off a person can still work until the page is reloaded.
  let current = readStored(key);
  const clear = () => {
    current = null;
    removeStored(key);
  };
  return {
    token: () => current,
    set: (token) => {
      // The old token goes first (AUTH-19): if writing the new one fails, nobody keeps working as the person before.
      clear();
      current = token;
      writeStored(key, token);
    },
    clear,
  };
}
