import { readStored, writeStored } from './storage.ts';

const KEY = 'device';

/** A random id of this browser. Failed sign-ins of strangers do not delay a browser that has signed in to the account before. */
export function deviceId(): string {
  const known = readStored(KEY);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  writeStored(KEY, made);
  return made;
}
