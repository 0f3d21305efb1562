import { euCountries } from '../kernel/countries.ts';
import { allows } from '../kernel/machine.ts';
import { money, parseMoney, scale, sum, type Money } from '../kernel/money.ts';
import { customerDocumentNo } from '../kernel/readable-code.ts';
import { orderMachine, type OrderStatus } from './order-machine.ts';

export const orderRefusals = [
  'orders.not_editable',
  'orders.not_cancelable',
  'orders.not_deletable',
  'orders.not_submittable',
  'orders.other_warehouse',
  'orders.no_method',
  'orders.no_options',
  'orders.method_not_offered',
  'orders.price_changed',
  'orders.not_verifying',
  'orders.check_failed',
  'orders.too_many_to_export',
  'orders.short_of_both',
  'orders.approval_stays',
  'orders.other_status',
  'orders.not_clearable',
  'orders.number_taken',
] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

export const addressTypes = ['residential', 'business', 'military'] as const; // ORD-09
export const PLATFORM_ORDER_NO_LENGTH = 50;
export const MAX_LINES = 100;
export const MAX_QUANTITY = 99_999;
/** How many orders one call may cancel or delete: the largest page size of a list (D-34). */
export const MAX_ORDERS_AT_ONCE = 200;
/** How many numbers one search may hold (ORD-46), and how many orders a direct export (ORD-45). */
export const MAX_ORDER_NUMBERS = 5000;
export const MAX_EXPORTED_ORDERS = 5000;
/** Maximum length of pasted text for address recognition. */
export const ADDRESS_TEXT_LENGTH = 1000;

/** The actions a merchant may take on an order. */
export type OrderAction = 'edit' | 'cancel' | 'delete' | 'submit';
const deletable: ReadonlySet<OrderStatus> = new Set(['approving', 'error', 'canceled']); // D-26

/** The refusal code, or null. The page disables the button with it; the server throws it. */
export function whyNot(action: OrderAction, status: OrderStatus): OrderRefusal | null {
  if (action === 'edit') return status === 'approving' || allows(orderMachine, 'fix', status, 'merchant') ? null : 'orders.not_editable'; // ORD-29
  if (action === 'delete') return deletable.has(status) ? null : 'orders.not_deletable';
  if (action === 'submit') return allows(orderMachine, 'submit', status, 'merchant') ? null : 'orders.not_submittable'; // ORD-28
  return allows(orderMachine, 'cancel', status, 'merchant') ? null : 'orders.not_cancelable'; // ORD-30
}

/** The carrier has the parcel, or nobody will get it: the address is not needed any more. An exception may still need it. */
const clearable: ReadonlySet<OrderStatus> = new Set([
  'shipped',
  'in_transit',
  'pick_up',
  'out_for_delivery',
  'delivered',
  'expired',
  'canceled',
]);
/** Statuses without a parcel: not packed yet, or never. An order that stopped (alert) may have one. */
const unpacked: ReadonlySet<OrderStatus> = new Set(['approving', 'error', 'uploaded', 'approved', 'canceled']);

export function mayHaveParcel(status: OrderStatus): boolean {
  return !unpacked.has(status);
}

/** How long after shipment a recipient is kept (PRIV-02). */
export const RECIPIENT_MONTHS = 6;

export function mayClearRecipient(status: OrderStatus): boolean {
  return clearable.has(status);
}

/** Whether there is a recipient that may be cleared (PRIV-01). */
export function isClearable({ status, recipient_cleared_at }: { status: OrderStatus; recipient_cleared_at: string | null }): boolean {
  return recipient_cleared_at === null && mayClearRecipient(status);
}

/** Carriers in the European Union need the house number as a separate field (ORD-39). */
export function needsHouseNumber(country: string): boolean {
  return euCountries.includes(country);
}

/** 33 million numbers of a merchant a day; those of two merchants are never the same. */
export const ORDER_NO_RANDOM_LETTERS = 5;

export function orderNoOf(day: string, customerId: number, bytes: Iterable<number>): string {
  return customerDocumentNo('SO', day, customerId, bytes);
}

/** A thousand million a day for each merchant. One letter more than in the first release, whose numbers nobody can get again. */
export const WAYBILL_RANDOM_LETTERS = 6;

export function waybillNoOf(day: string, customerId: number, bytes: Iterable<number>): string {
  return customerDocumentNo('WB', day, customerId, bytes);
}

type Line = { readonly unit_price: string; readonly quantity: number };

/** The declared value of an order, exact. */
export function goodsTotal(lines: readonly Line[]): Money {
  return sum(lines.map(priceOf), 'USD');
}

function priceOf({ unit_price, quantity }: Line): Money {
  return scale(parseMoney(unit_price, 'USD') ?? money(0n, 'USD'), BigInt(quantity), 1n);
}
