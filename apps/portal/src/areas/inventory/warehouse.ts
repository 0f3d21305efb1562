import type { InventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { warehousesCalls } from '@quayside/contract/warehouses/warehouses.calls';
import type { SelectOption } from '@quayside/ui/kernel/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';

const HOUR_MS = 3_600_000;

export function useWarehouses(): SelectOption[] {
  const list = useRead(warehousesCalls.list, {}, { staleMs: HOUR_MS }).data?.list ?? [];
  return list.map((one) => ({ value: one.warehouse_id, label: `${one.code} · ${localName(one)}` }));
}

type Placed = Pick<InventoryRow, 'warehouse_code' | 'warehouse_name_en' | 'warehouse_name_cn'>;

export function warehouseText({ warehouse_code, warehouse_name_en, warehouse_name_cn }: Placed): string {
  return `${warehouse_code} · ${localName({ name_en: warehouse_name_en, name_cn: warehouse_name_cn })}`;
}

/** Stock is kept by product and warehouse. */
export function levelKey({ product_id, warehouse_id }: Pick<InventoryRow, 'product_id' | 'warehouse_id'>): string {
  return `${product_id}-${warehouse_id}`;
}
