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

export function filesOf(tx: Tx, customerId: number, fileIds: readonly string[]) {
  return tx
    .selectFrom('files')
    .select(['file_id', 'account_id', 'job_id', 'mime', 'bytes'])
    .where('customer_id', '=', customerId)
    .where('file_id', 'in', fileIds)
    .execute();
}

export function insertProviderFileAcrossMerchants(tx: Tx, file: Insertable<Tables['provider_files']>) {
  return tx.insertInto('provider_files').values(file).returningAll().executeTakeFirstOrThrow();
}

/** A provider file, visible to everyone. */
export function providerFileAcrossMerchants(tx: Tx, fileId: string) {
  return tx.selectFrom('provider_files').selectAll().where('file_id', '=', fileId).executeTakeFirst();
}

/** Which of these keys are files of a merchant or of the provider. */
export async function storedKeysAcrossMerchants(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .unionAll(tx.selectFrom('provider_files').select('storage_key').where('storage_key', 'in', keys))
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}
