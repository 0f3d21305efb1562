import type { OrderStatus } from '../orders/order-machine.ts';
import { whyNot } from '../orders/order-rules.ts';
import type { StoreOrder } from './store-order.ts';

/** What a shop did to an order that was submitted here before. */
export const shopChanges = ['canceled', 'changed', 'shipped'] as const;
export type ShopChange = (typeof shopChanges)[number];
/** The same, or the shop took a cancellation back. */
export type DueChange = ShopChange | 'reopened';
export type FollowUp = 'cancel' | 'replace' | 'mark' | 'unmark' | 'nothing';

const ended: ReadonlySet<OrderStatus> = new Set(['delivered', 'canceled', 'expired']);
const beforeShipment: ReadonlySet<OrderStatus> = new Set(['approving', 'error', 'uploaded', 'approved', 'packaged', 'alert']);

/**
 * What becomes of our order when its shop changes it. As long as the merchant could cancel it, it is cancelled like that, and made anew
 * where the shop has other goods or another recipient. A submitted order has stock and money held and may be in a parcel: it only gets a
 * mark, for a person. `isWithStore`: ours was cancelled because the shop's was.
 */
export function followUp(change: DueChange, status: OrderStatus, isWithStore: boolean): FollowUp {
  if (status === 'canceled') return isWithStore && (change === 'reopened' || change === 'changed') ? 'replace' : 'nothing';
  if (ended.has(status)) return 'nothing';
  if (change === 'reopened') return 'unmark';
  // Our own tracking number makes the shop say so.
  if (change === 'shipped') return beforeShipment.has(status) ? 'mark' : 'nothing';
  if (whyNot('cancel', status) !== null) return 'mark';
  return change === 'canceled' ? 'cancel' : 'replace';
}

/** All that matters for a parcel, in one form: the same goods for the same recipient give the same text. */
export function shippedContent({ recipient, lines }: StoreOrder): string {
  const { email: _email, ...to } = recipient;
  const units = new Map<string, number>();
  for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  const where = Object.entries(to).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([where, [...units].toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
