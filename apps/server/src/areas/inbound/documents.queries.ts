import type { Tx } from '#server/kernel/database.ts';

/** The receiving warehouse, also when it is no longer offered. */
export function warehouseAcrossMerchants(tx: Tx, warehouseId: number) {
  return tx
    .selectFrom('warehouses')
    .select(['code', 'name_en', 'name_cn', 'address_en', 'address_cn', 'phone'])
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirstOrThrow();
}
