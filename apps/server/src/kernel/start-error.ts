/** The server cannot start, and this one sentence says why and what to do. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The sentence for a fault a person can mend, or null when it is none we know. */
export function sentenceFor(error: unknown, place: string): string | null {
  if (error instanceof StartError) return error.message;
  const code = codeOf(error);
  if (code === 'ENOSPC' || /No space left on device/i.test(String(error)))
    return `The disk that holds ${place} is full. Free some space and start again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${place} cannot be written by this user. Choose another folder with DATA_DIR.`;
  return null;
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
