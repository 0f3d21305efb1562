import { isSmallKey } from '#server/ports/storage/keys.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import type { Database } from './database.ts';
import { asSystem } from './transaction.ts';

/**
 * Storage that records each key in `pending_files` before it writes. A rollback does not delete a file, but the record is committed
 * separately and stays. Thumbnails are stored next to their original and deleted with it.
 */
export function recordedStorage(storage: Storage, database: Pick<Database, 'borrow' | 'sealer'>): Storage {
  return {
    ...storage,
    put: async (key, body) => {
      try {
        if (!isSmallKey(key)) await recordKey(database, key);
      } catch (error) {
        body.destroy();
        throw error;
      }
      await storage.put(key, body);
    },
  };
}

async function recordKey(database: Pick<Database, 'borrow' | 'sealer'>, file_key: string): Promise<void> {
  await asSystem(database, (tx) =>
    tx
      .insertInto('pending_files')
      .values({ file_key })
      .onConflict((conflict) => conflict.column('file_key').doNothing())
      .execute(),
  );
}
