import type { InventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import { localName } from '@quayside/ui/kernel/local-name';

type Placed = Pick<InventoryRow, 'warehouse_code' | 'warehouse_name_en' | 'warehouse_name_cn'>;

export function warehouseText({ warehouse_code, warehouse_name_en, warehouse_name_cn }: Placed): string {
  return `${warehouse_code} · ${localName({ name_en: warehouse_name_en, name_cn: warehouse_name_cn })}`;
}

/** Stock is kept by product and warehouse. */
export function levelKey({ product_id, warehouse_id }: Pick<InventoryRow, 'product_id' | 'warehouse_id'>): string {
  return `${product_id}-${warehouse_id}`;
}
