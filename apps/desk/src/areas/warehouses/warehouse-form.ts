import { WarehouseInput, type WarehouseRow } from '@quayside/contract/warehouses/warehouses.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

export const WarehouseForm = createSchemaForm(WarehouseInput);

/** A warehouse as it is saved. */
export function warehouseInput({ updated_at: _updated, ...rest }: WarehouseRow) {
  return rest;
}
