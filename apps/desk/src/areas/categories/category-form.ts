import type { Category } from '@quayside/contract/categories/categories.calls';
import { CategoryInput } from '@quayside/contract/categories/categories.desk-calls';
import { createSchemaForm } from '@quayside/ui/form/schema-form';

export const CategoryForm = createSchemaForm(CategoryInput);

/** A category as it is saved: a tree row may also have `children`. */
export function categoryInput({ category_id, parent_id, name_en, name_cn, sort, enabled }: Category) {
  return { category_id, parent_id, name_en, name_cn, sort, enabled };
}
