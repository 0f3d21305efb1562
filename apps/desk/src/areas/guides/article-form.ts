import { ArticleInput } from '@quayside/contract/guides/guides.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

export const ArticleForm = createSchemaForm(ArticleInput);
export type ArticleValues = z.input<typeof ArticleInput>;
