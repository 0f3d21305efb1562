import type { z } from 'zod';
import type { WarehouseInput } from '@quayside/contract/warehouses/warehouses.schemas';
import { mapConstraintError } from '#server/kernel/constraint-error.ts';
import type { DeskCtx, MerchantCtx } from '#server/kernel/ctx.ts';
import type { Tx } from '#server/kernel/database.ts';
import { found } from '#server/kernel/refusal.ts';
import { warehouseView } from './warehouses.map.ts';
import * as warehouses from './warehouses.queries.ts';

/** The warehouses a merchant can use (INV-11). */
export async function listWarehouses({ tx, actor }: MerchantCtx) {
  const list = await enabledWarehouses(tx);
  const { warehouseIds } = actor;
  return { list: warehouseIds === null ? list : list.filter(({ warehouse_id }) => warehouseIds.includes(warehouse_id)) };
}

export function enabledWarehouses(tx: Tx) {
  return warehouses.enabledWarehousesAcrossMerchants(tx);
}

export async function listForStaff({ tx }: DeskCtx) {
  return { list: (await warehouses.warehousesAcrossMerchants(tx)).map(warehouseView) };
}

/** Adds or changes a warehouse. A disabled one is no longer offered; its stock is kept and shown. */
export async function saveWarehouse({ tx, now }: DeskCtx, { warehouse_id, ...input }: z.output<typeof WarehouseInput>) {
  const row = { ...input, enabled: input.enabled === 1, updated_at: now };
  const saved =
    warehouse_id === undefined
      ? warehouses.insertWarehouseAcrossMerchants(tx, row)
      : warehouses.writeWarehouseAcrossMerchants(tx, warehouse_id, row);
  return warehouseView(found(await mapConstraintError(saved, { warehouses_code_key: { path: 'code', code: 'warehouses.code_taken' } })));
}
