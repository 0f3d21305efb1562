import { warehousesDeskCalls } from '@quayside/contract/warehouses/warehouses.desk-calls';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';

/** All warehouses by code and name, including disabled ones: they may still hold stock. */
export function useWarehouseOptions() {
  const warehouses = useRead(warehousesDeskCalls.deskList, {}, { silent: true, staleMs: 300_000 });
  return (warehouses.data?.list ?? []).map((row) => ({
    value: row.warehouse_id,
    label: `${row.code} · ${localName(row)}`,
    code: row.code,
  }));
}
