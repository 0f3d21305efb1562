import { productPaths } from '@quayside/contract/products/products.paths';
import { ImportPage } from '@quayside/ui/imports/import-page';

/** Many products at once, from a workbook (PROD-04). */
export function ProductImportPage() {
  return <ImportPage kind="products" back={productPaths.list} />;
}
