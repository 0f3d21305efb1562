import { statfsSync } from 'node:fs';

/** PostgreSQL writes its WAL in segments of this size and cannot run with less free space. */
const LEAST_SPACE = 16 * 1024 * 1024;

/** A startup error with one line that says why and what to do. Printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The message for an error the operator can fix, or null for an unknown error. */
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

/** Checks free space, because a program on a full disk often cannot report that as its error. */
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
