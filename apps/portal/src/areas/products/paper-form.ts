import { LabelJob } from '@quayside/contract/products/products.calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

const Paper = LabelJob.omit({ lines: true });
export type Paper = z.output<typeof Paper>;

/** The call's own schema, for the fields of this form. */
export const PaperForm = createSchemaForm(Paper);
