import type { ProductRow } from '@quayside/contract/products/products.schemas';

/** What a label needs of a product. */
export type Labelled = Pick<ProductRow, 'product_id' | 'sku' | 'barcode'>;
