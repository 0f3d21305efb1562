import { importTemplates, type ImportColumn } from '@quayside/contract/imports/import-columns';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import type { ImportKindName, importModes } from '@quayside/domain/imports/import-rules';

/** What differs between kinds on the import screen. */
export const importKinds = {
  products: {
    upload: importsCalls.uploadProducts,
    template: importsCalls.productTemplate,
    modes: ['create', 'update'],
    touches: ['products', 'inventory', 'dashboards'],
  },
  serial_numbers: {
    upload: importsCalls.uploadSerialNumbers,
    template: importsCalls.serialNumberTemplate,
    modes: ['create'],
    touches: ['serial-numbers'],
  },
  inbound: {
    upload: importsCalls.uploadInbound,
    template: importsCalls.inboundTemplate,
    modes: ['create'],
    touches: ['inbound'],
  },
  orders: {
    upload: importsCalls.uploadOrders,
    template: importsCalls.orderTemplate,
    modes: ['create'],
    touches: ['orders'],
  },
} as const satisfies Record<
  ImportKindName,
  { upload: object; template: object; modes: readonly (typeof importModes)[number][]; touches: readonly string[] }
>;

export function columnsOf(kind: ImportKindName): readonly ImportColumn[] {
  return importTemplates[kind].columns;
}
