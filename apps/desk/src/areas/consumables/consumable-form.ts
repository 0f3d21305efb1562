import { ConsumableInput, type ConsumableRow } from '@quayside/contract/consumables/consumables.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

export const ConsumableForm = createSchemaForm(ConsumableInput);

/** A consumable as it is saved. */
export function consumableInput(row: ConsumableRow) {
  const { scope: _scope, customer_name: _customer, image_url: _image, updated_at: _updated, ...rest } = row;
  return rest;
}
