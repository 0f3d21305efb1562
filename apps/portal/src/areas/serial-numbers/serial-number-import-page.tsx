import { serialNumberPaths } from '@quayside/contract/serial-numbers/serial-numbers.paths';
import { ImportPage } from '@quayside/ui/imports/import-page';

/** Serial numbers from a workbook. */
export function SerialNumberImportPage() {
  return <ImportPage kind="serial_numbers" back={serialNumberPaths.list} />;
}
