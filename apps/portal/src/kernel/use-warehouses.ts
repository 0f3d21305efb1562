import { warehousesCalls } from '@quayside/contract/warehouses/warehouses.calls';
import type { SelectOption } from '@quayside/ui/list/list-types';
import { localName } from '@quayside/ui/kernel/local-name';
import { useRead } from '@quayside/ui/kernel/query';

const HOUR_MS = 3_600_000;

/** The warehouses to choose from. */
export function useWarehouses(): SelectOption[] {
  const list = useRead(warehousesCalls.list, {}, { staleMs: HOUR_MS }).data?.list ?? [];
  return list.map((one) => ({ value: one.warehouse_id, label: `${one.code} · ${localName(one)}` }));
}
