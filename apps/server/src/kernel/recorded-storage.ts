import { isSmallKey } from '#server/ports/storage/keys.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import type { Database } from './database.ts';
import { asSystem } from './transaction.ts';

/**
 * Storage that notes each key in `pending_files` before it writes. A rollback cannot take a file back, but the note stays: it is committed
 * on its own. Small copies lie beside their original and go with it.
 */
export function recordedStorage(storage: Storage, database: Pick<Database, 'borrow'>): Storage {
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

async function recordKey(database: Pick<Database, 'borrow'>, file_key: string): Promise<void> {
  await asSystem(database, (tx) =>
    tx
      .insertInto('pending_files')
      .values({ file_key })
      .onConflict((conflict) => conflict.column('file_key').doNothing())
      .execute(),
  );
}
