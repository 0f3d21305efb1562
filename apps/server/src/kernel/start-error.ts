import { statfsSync } from 'node:fs';

/** PostgreSQL writes its log in pieces of this size; with less it cannot work. */
const LEAST_SPACE = 16 * 1024 * 1024;

/** The server cannot start, and this one sentence says why and what to do. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The sentence for a fault a person can mend, or null when it is none we know. */
export function userMessageFor(error: unknown, place: string): string | null {
  if (error instanceof StartError) return error.message;
  const code = codeOf(error);
  if (code === 'ENOSPC' || /No space left on device/i.test(String(error))) return fullDisk(place);
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${place} is not a folder. Choose another with DATA_DIR.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${place} cannot be written by this user. Choose another folder with DATA_DIR.`;
  return isFull(place) ? fullDisk(place) : null;
}

export function fullDisk(place: string): string {
  return `The disk that holds ${place} is full. Free some space and start again.`;
}

/** A program that found no space often cannot even write down that it did. */
export function isFull(place: string, least = LEAST_SPACE): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize < least;
  } catch {
    return false;
  }
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
