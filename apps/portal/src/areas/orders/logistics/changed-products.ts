import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import type { OrderValues } from '../order-wizard/order-fields.ts';

type Units = readonly { readonly product_id: number; readonly quantity: number }[];
const unitsIn = (lines: Units) =>
  lines
    .map(({ product_id, quantity }) => `${product_id} ${quantity}`)
    .toSorted()
    .join('\n');

/** Other products or other quantities than the order was opened with: what the server compares (D-27). */
export function haveProductsChanged(opened: OrderDetail, lines: OrderValues['lines'] | undefined): boolean {
  return unitsIn(opened.lines) !== unitsIn(lines ?? []);
}

/** Services are fixed once the order is created, as long as its products stay the same (ORD-35). */
export function areServicesFixed(opened: OrderDetail | null, lines: OrderValues['lines'] | undefined): boolean {
  return opened !== null && opened.method !== '' && !haveProductsChanged(opened, lines);
}
