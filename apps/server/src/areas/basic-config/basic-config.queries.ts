import type { ConfigName } from '@quayside/domain/basic-config/config-names';
import type { Tx } from '#server/kernel/database.ts';

/** Provider settings, the same for every merchant. */
export function valueAcrossMerchants(tx: Tx, name: ConfigName) {
  return tx.selectFrom('basic_config').select('value').where('cfg_name', '=', name).executeTakeFirst();
}

export function namedValuesAcrossMerchants(tx: Tx, names: readonly ConfigName[]) {
  return tx.selectFrom('basic_config').select(['cfg_name', 'value']).where('cfg_name', 'in', names).execute();
}

export function valuesAcrossMerchants(tx: Tx) {
  return tx
    .selectFrom('basic_config as b')
    .leftJoin('staff as s', 's.staff_id', 'b.updated_by')
    .select(['b.cfg_name', 'b.value', 'b.updated_at', 's.name as updated_by'])
    .execute();
}

export async function writeValueAcrossMerchants(
  tx: Tx,
  name: ConfigName,
  change: { value: string; updated_at: Date; updated_by: number },
): Promise<void> {
  await tx.updateTable('basic_config').set(change).where('cfg_name', '=', name).execute();
}

/** Locks the setting, so that concurrent changes are serialized. */
export function lockValueAcrossMerchants(tx: Tx, name: ConfigName) {
  return tx.selectFrom('basic_config').select('value').where('cfg_name', '=', name).forUpdate().executeTakeFirstOrThrow();
}

export function customerAcrossMerchants(tx: Tx, customerId: number) {
  return tx.selectFrom('customers').select('customer_id').where('customer_id', '=', customerId).executeTakeFirst();
}
