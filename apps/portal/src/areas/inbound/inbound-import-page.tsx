import { inboundPaths } from '@quayside/contract/inbound/inbound.paths';
import { ImportPage } from '@quayside/ui/imports/import-page';

/** Many appointments at once, from a workbook (INB-27). */
export function InboundImportPage() {
  return <ImportPage kind="inbound" back={inboundPaths.list} />;
}
