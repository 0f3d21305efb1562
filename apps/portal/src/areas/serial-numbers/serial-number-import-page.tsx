import { ImportPage } from '@quayside/ui/imports/import-page';

/** Serial numbers from a workbook. */
export function SerialNumberImportPage() {
  return <ImportPage kind="serial_numbers" back="/customerSerialNumber" />;
}
