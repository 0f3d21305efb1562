import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { inboundColumns } from '../inbound/inbound-columns.ts';
import { orderImportColumns } from '../orders/order-import-columns.ts';
import { productColumns } from '../products/product-columns.ts';
import type { MerchantPermission } from '../kernel/permissions.ts';

export type ImportColumn = {
  readonly key: string;
  readonly required?: true;
  /** A list of values: a drop-down in the template, a select on the screen. */
  readonly choices?: 'properties' | 'countries' | 'yes_no' | 'warehouses' | 'arrival_periods';
};

/** A new column or rule needs a new version: an older template is refused with a hint to download the latest (PROD-36). */
export type ImportTemplate = {
  readonly version: number;
  readonly permission: MerchantPermission;
  readonly columns: readonly ImportColumn[];
};

/** The columns of every template, in order. Their titles and comments are texts (`import-columns`) named `kind.key`. */
export const importTemplates = {
  products: {
    version: 1,
    permission: 'products.edit',
    columns: productColumns,
  },
  serial_numbers: {
    version: 1,
    permission: 'serial-numbers.edit',
    columns: [{ key: 'serial_number', required: true }, { key: 'sku', required: true }, { key: 'box_no' }, { key: 'receiving_no' }],
  },
  orders: {
    version: 1,
    permission: 'orders.edit',
    columns: orderImportColumns,
  },
  inbound: {
    version: 1,
    permission: 'inbound.edit',
    columns: inboundColumns,
  },
} as const satisfies Record<ImportKindName, ImportTemplate>;
