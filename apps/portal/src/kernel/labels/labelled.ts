import type { ProductRow } from '@quayside/contract/products/products.schemas';

/** The product fields a label needs. */
export type Labelled = Pick<ProductRow, 'product_id' | 'sku' | 'barcode'>;
