import { ReceivingAccountInput, type ReceivingAccountRow } from '@quayside/contract/top-ups/top-ups.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

export const AccountForm = createSchemaForm(ReceivingAccountInput);

/** An account as it is saved. */
export function accountInput({ updated_at: _updated, ...rest }: ReceivingAccountRow) {
  return rest;
}
