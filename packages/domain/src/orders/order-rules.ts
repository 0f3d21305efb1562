import { euCountries } from '../kernel/countries.ts';
import { allows } from '../kernel/machine.ts';
import { money, parseMoney, scale, sum, type Money } from '../kernel/money.ts';
import { documentNo } from '../kernel/readable-code.ts';
import { orderMachine, type OrderStatus } from './order-machine.ts';

export const orderRefusals = ['orders.not_editable', 'orders.not_cancelable'] as const;
export type OrderRefusal = (typeof orderRefusals)[number];

export const addressTypes = ['residential', 'business', 'military'] as const; // ORD-09
export const PLATFORM_ORDER_NO_LENGTH = 50;
export const MAX_LINES = 100;
export const MAX_QUANTITY = 99_999;
/** How many orders one call may cancel or delete: the largest page size of a list (D-34). */
export const MAX_ORDERS_AT_ONCE = 200;
/** Maximum length of pasted text for address recognition. */
export const ADDRESS_TEXT_LENGTH = 1000;

/** The actions a merchant may take on an order. Deleting is never refused here: it hides the order and keeps the data (ORD-34). */
export type OrderAction = 'edit' | 'cancel';

/** The refusal code, or null. The page disables the button with it; the server throws it. */
export function whyNot(action: OrderAction, status: OrderStatus): OrderRefusal | null {
  if (action === 'edit') return status === 'approving' ? null : 'orders.not_editable'; // ORD-29
  return allows(orderMachine, 'cancel', status, 'merchant') ? null : 'orders.not_cancelable'; // ORD-30
}

/** Carriers in the European Union need the house number as a separate field (ORD-39). */
export function needsHouseNumber(country: string): boolean {
  return euCountries.includes(country);
}

export const ORDER_NO_LETTERS = 6;

export function orderNoOf(day: string, bytes: Iterable<number>): string {
  return documentNo('SO', day, bytes);
}

type Line = { readonly unit_price: string; readonly quantity: number };

/** The declared value of an order, exact. */
export function goodsTotal(lines: readonly Line[]): Money {
  return sum(lines.map(priceOf), 'USD');
}

function priceOf({ unit_price, quantity }: Line): Money {
  return scale(parseMoney(unit_price, 'USD') ?? money(0n, 'USD'), BigInt(quantity), 1n);
}
