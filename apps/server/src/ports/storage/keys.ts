import { randomUUID } from 'node:crypto';

const KEY = /^\d{4}\/(0[1-9]|1[0-2])\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.small)?$/;

/** A new storage key: by month, so that no folder grows without limit, and random, so that it cannot be guessed. */
export function newKey(now: Date): string {
  return `${now.toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`;
}

/** The key of a picture's thumbnail: next to the picture. */
export function smallKey(key: string): string {
  return `${key}.small`;
}

export function isSmallKey(key: string): boolean {
  return key.endsWith('.small');
}

/** Path traversal: only keys we generated reach a disk or a bucket, never user input. */
export function ownKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a storage key of ours');
  return key;
}
