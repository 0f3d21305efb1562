import { LabelJob } from '@quayside/contract/products/products.calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

const Paper = LabelJob.omit({ lines: true });
export type Paper = z.output<typeof Paper>;

/** The rules are the call's own, for the part of it the person fills. */
export const PaperForm = createSchemaForm(Paper);
