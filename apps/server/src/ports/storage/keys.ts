import { randomUUID } from 'node:crypto';

const KEY = /^\d{4}\/(0[1-9]|1[0-2])\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.small)?$/;

/** A new place for a file: by month, so that no folder grows without end, and random, so that none can be guessed. */
export function newKey(now: Date): string {
  return `${now.toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`;
}

/** Where the small copy of a picture lies: beside the picture. */
export function smallKey(key: string): string {
  return `${key}.small`;
}

export function isSmallKey(key: string): boolean {
  return key.endsWith('.small');
}

/** Only keys we made ourselves reach a disk or a bucket: nothing anybody typed can name a file of the machine. */
export function ownKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a storage key of ours');
  return key;
}
