import type { Deps } from './deps.ts';
import { refusalOf } from './fatal-errors.ts';
import type { ReceivedFile } from './receive-upload.ts';

/** Deletes a stored file that no row refers to: its call failed, or repeated one that had stored it before. */
export async function withFile<Result>(
  deps: Deps,
  file: ReceivedFile | null,
  work: (taken: () => void) => Promise<Result>,
): Promise<Result> {
  if (!file) return work(() => {});
  let kept = false;
  try {
    return await work(() => (kept = true));
  } catch (error) {
    // A connection lost during the commit may have committed: an orphaned file is better than a row without its file.
    kept = refusalOf(error)?.code === 'server.unavailable';
    throw error;
  } finally {
    if (!kept)
      await deps.storage
        .remove(file.storage_key)
        .catch((error: unknown) => deps.logger.warn({ err: error }, 'a stray file could not be removed'));
  }
}
