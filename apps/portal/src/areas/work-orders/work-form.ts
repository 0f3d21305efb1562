import { WorkOrderInput } from '@quayside/contract/work-orders/work-orders.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

/** The form without its total: that is computed from the price list. */
export const WorkFields = createSchemaForm(WorkOrderInput.omit({ total: true }));
export type WorkForm = ReturnType<typeof WorkFields.useForm>[0];
