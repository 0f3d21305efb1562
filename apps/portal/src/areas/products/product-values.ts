import { ProductInput, type ProductDetail } from '@quayside/contract/products/products.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

/** The form's rules are the call's own. */
export const ProductFields = createSchemaForm(ProductInput);
export type ProductValues = z.input<typeof ProductInput>;

const sentBeside = new Set(['product_id', 'updated_at', 'consumables']);
const entered = new Set(Object.keys(ProductInput.shape).filter((name) => !sentBeside.has(name)));

/** What the form says at the start. */
export function valuesOf(product: ProductDetail | null): Partial<ProductValues> {
  if (product === null) {
    return { property_ids: [], category_ids: [], consumables: [], image_file_id: null, scan_serial: 0, warning_quantity: 0 };
  }
  // The form's fields are the product's own; what else a product says (stock, measures) stays out.
  const own = Object.fromEntries(Object.entries(product).filter(([name]) => entered.has(name)));
  return {
    ...own,
    consumables: product.consumables.map(({ consumable_id, attached }) => ({ consumable_id, quantity: attached })),
  };
}

/** An empty box is nothing, not an empty text: the rules know nothing as "not given". */
export function emptyToNull(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

export function nullToUndefined(value: unknown): unknown {
  return value === null ? undefined : value;
}
