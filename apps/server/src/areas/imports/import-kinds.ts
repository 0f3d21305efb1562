import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { inboundImport } from '#server/areas/inbound/inbound.public.ts';
import { orderImport } from '#server/areas/orders/orders.public.ts';
import { productImport } from '#server/areas/products/products.public.ts';
import { serialNumberImport } from '#server/areas/serial-numbers/serial-numbers.public.ts';
import type { ImportKind } from '#server/kernel/sheets/import-kind.ts';

/** Each area with an import adds its kind here, and its columns to the contract. */
export const importKinds: Record<ImportKindName, ImportKind> = {
  products: productImport,
  serial_numbers: serialNumberImport,
  inbound: inboundImport,
  orders: orderImport,
};
