import type { Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export function insertFile(tx: Tx, customerId: number, file: Omit<Insertable<Tables['files']>, 'customer_id'>) {
  return tx
    .insertInto('files')
    .values({ ...file, customer_id: customerId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function fileOf(tx: Tx, customerId: number, fileId: string) {
  return tx.selectFrom('files').selectAll().where('customer_id', '=', customerId).where('file_id', '=', fileId).executeTakeFirst();
}
