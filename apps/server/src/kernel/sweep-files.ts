import { sql } from 'kysely';
import { sweepFilesJob } from '@quayside/contract/kernel/kernel.jobs';
import { smallKey } from '#server/ports/storage/keys.ts';
import type { Tx } from './database.ts';
import { runs } from './jobs.ts';
import { question } from './question.ts';
import { keptFor } from './retention.ts';

/** Longer than any call or job may run: a file without a row after that never gets one. */
const UNDECIDED = keptFor('pending_files');
const BATCH_SIZE = 500;

/** Areas with a table of stored files return which of these keys have a row. */
export const keysInUse = question<(tx: Tx, keys: readonly string[]) => Promise<readonly string[]>>('which stored files are in use');

/**
 * Deletes files whose transaction did not commit. Only keys this database recorded: a listing of the storage would include
 * the files of another Quayside that shares the bucket.
 */
export const sweepFiles = runs(sweepFilesJob, async ({ tx, storage }) => {
  for (;;) {
    const keys = await oldKeys(tx);
    if (keys.length === 0) return;
    const used = new Set<string>();
    for (const inUse of keysInUse.answers()) for (const key of await inUse(tx, keys)) used.add(key);
    for (const key of keys) {
      if (used.has(key)) continue;
      await storage.remove(key);
      await storage.remove(smallKey(key));
    }
    await tx.deleteFrom('pending_files').where('file_key', 'in', keys).execute();
  }
});

async function oldKeys(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('pending_files')
    .select('file_key')
    .where('started_at', '<', sql<Date>`now() - ${UNDECIDED}::interval`)
    .orderBy('started_at')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ file_key }) => file_key);
}
