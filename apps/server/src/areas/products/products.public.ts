/** What other areas may use. */
export { withDeskPicture } from './desk-picture.ts';
export { productImport } from './product-import.ts';
export { productStock, productUses, productsChanged } from './product-questions.ts';
export { existingProducts, hasProduct, holdProducts } from './products.service.ts';
export { saveProduct } from './save-product.ts';
export { attachedTo, attachedToAcrossMerchants, mayReadPicture, stockFor } from './read-products.ts';
export { findNamed, namingSkus, type Named } from './named-products.ts';
export { idsInScope, inSkuScope } from './sku-scope.queries.ts';
