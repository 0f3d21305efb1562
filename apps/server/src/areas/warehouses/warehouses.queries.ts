import type { Insertable } from 'kysely';
import type { Tx } from '#server/kernel/database.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

/** The provider's warehouses, the same for every merchant. */
export function warehousesAcrossMerchants(tx: Tx) {
  return tx.selectFrom('warehouses').selectAll().orderBy('code').execute();
}

export function enabledWarehousesAcrossMerchants(tx: Tx) {
  return tx
    .selectFrom('warehouses')
    .select(['warehouse_id', 'code', 'name_en', 'name_cn', 'country'])
    .where('enabled', '=', true)
    .orderBy('code')
    .execute();
}

type Row = Omit<Insertable<Tables['warehouses']>, 'warehouse_id'>;

export function insertWarehouseAcrossMerchants(tx: Tx, row: Row) {
  return tx.insertInto('warehouses').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined when there is no such warehouse. */
export function writeWarehouseAcrossMerchants(tx: Tx, warehouseId: number, row: Row) {
  return tx.updateTable('warehouses').set(row).where('warehouse_id', '=', warehouseId).returningAll().executeTakeFirst();
}
