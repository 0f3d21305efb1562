import { LabelJob } from '@quayside/contract/products/products.calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

export const PaperSchema = LabelJob.omit({ lines: true });
export type Paper = z.output<typeof PaperSchema>;

/** The call's own schema, for the fields of this form. */
export const PaperForm = createSchemaForm(PaperSchema);
