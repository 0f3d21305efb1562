import { inventoryDeskCalls } from '@quayside/contract/inventory/inventory.desk-calls';
import type { DeskInventoryRow } from '@quayside/contract/inventory/inventory.schemas';
import type { Client } from '@quayside/ui/kernel/client';

/** One product in one warehouse with its recorded quantity. */
export type Level = Pick<
  DeskInventoryRow,
  'customer_id' | 'customer_name' | 'product_id' | 'sku' | 'product_name' | 'warehouse_id' | 'warehouse_code' | 'total' | 'frozen'
>;

export function levelOf(row: DeskInventoryRow): Level {
  const { customer_id, customer_name, product_id, sku, product_name, warehouse_id, warehouse_code, total, frozen } = row;
  return { customer_id, customer_name, product_id, sku, product_name, warehouse_id, warehouse_code, total, frozen };
}

/** The current stock, bypassing the cache. Without a record it is zero. */
export async function currentLevel(client: Client, wanted: Level): Promise<Level> {
  const { customer_id, product_id, warehouse_id } = wanted;
  const { list } = await client.send(inventoryDeskCalls.deskList, { customer_id, product_id, warehouse_id });
  const [row] = list;
  return row ? levelOf(row) : { ...wanted, total: 0, frozen: 0 };
}
