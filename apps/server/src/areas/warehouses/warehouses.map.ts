import type { Selectable } from 'kysely';
import { flag } from '#server/kernel/flag.ts';
import type { Tables } from '#server/kernel/tables.generated.ts';

export function warehouseView(row: Selectable<Tables['warehouses']>) {
  return { ...row, enabled: flag(row.enabled) };
}
