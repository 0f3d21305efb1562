import { StoreInput } from '@quayside/contract/connectors/connectors.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

export const StoreFields = createSchemaForm(StoreInput);
