import { ProductInput, type ProductDetail } from '@quayside/contract/products/products.schemas';
import { createSchemaForm } from '@quayside/ui/form/schema-form';
import type { z } from 'zod';

/** The form validates with the call's own schema. */
export const ProductFields = createSchemaForm(ProductInput);
export type ProductValues = z.input<typeof ProductInput>;

const sentBeside = new Set(['product_id', 'updated_at', 'consumables']);
const entered = new Set(Object.keys(ProductInput.shape).filter((name) => !sentBeside.has(name)));

/** The form's initial values. */
export function valuesOf(product: ProductDetail | null): Partial<ProductValues> {
  if (product === null) {
    return { property_ids: [], category_ids: [], consumables: [], image_file_id: null, scan_serial: 0, warning_quantity: 0 };
  }
  // Only the form's fields; other data of a product (stock, measurements) is left out.
  const own = Object.fromEntries(Object.entries(product).filter(([name]) => entered.has(name)));
  return {
    ...own,
    consumables: product.consumables.map(({ consumable_id, attached }) => ({ consumable_id, quantity: attached })),
  };
}

/** An empty input becomes undefined, not '': the schema treats undefined as "not given". */
export function emptyToNull(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

export function nullToUndefined(value: unknown): unknown {
  return value === null ? undefined : value;
}
