import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { ImportPage } from '@quayside/ui/imports/import-page';

/** Orders from a workbook (ORD-06). */
export function OrderImportPage() {
  return <ImportPage kind="orders" back={orderPaths.list} />;
}
