import { euCountries } from '../kernel/countries.ts';
import { parseMoney } from '../kernel/money.ts';
import { readPhone } from '../orders/phones.ts';
import { needsPostcode, readPostcode } from '../orders/postcodes.ts';

/** Checks that run by themselves, in the order staff read them. */
export const orderChecks = ['address', 'postcode', 'phone', 'method', 'declared_value', 'duplicate', 'ioss_limit'] as const;
export type OrderCheck = (typeof orderChecks)[number];
export const checkResults = ['fail', 'warn', 'pass'] as const;
export type CheckResult = (typeof checkResults)[number];
/** `params` are the evidence: what was found, and what was expected. */
export type CheckedOrder = {
  readonly check: OrderCheck;
  readonly result: CheckResult;
  readonly params: Readonly<Record<string, string | number>>;
};

/** What a check looks at. */
export type OrderFacts = {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly postal_code: string;
  readonly address1: string;
  readonly address2: string;
  readonly phone: string;
  readonly ioss_number: string;
  /** Whether the method takes the parcel as it is now, under the tariff its quote is bound to. */
  readonly isMethodOffered: boolean;
  readonly method: string;
  readonly lines: readonly { readonly sku: string; readonly unit_price: string; readonly declared_value: string }[];
  /** Numbers of other live orders to the same recipient of the same day. */
  readonly alike: readonly string[];
  /** The quote says that the recipient's parcels of the day are above the limit of IOSS. */
  readonly isOverIoss: boolean;
};

/** A declared price may differ this much from the product's declared value before somebody looks at it, in percent. */
export const VALUE_TOLERANCE_PERCENT = 50;
const CARRIER_LINE_LENGTH = 105;

/** Every check of an order with its evidence; fails first, then warnings, then passes. */
export function checkOrder(order: OrderFacts): CheckedOrder[] {
  const checked = [address(order), postcode(order), phone(order), method(order), declaredValue(order), duplicate(order), iossLimit(order)];
  const rank = ({ result }: CheckedOrder) => checkResults.indexOf(result);
  return checked.toSorted((a, b) => rank(a) - rank(b));
}

/** Nothing to look at: such orders may be approved together. */
export function isClean(checks: readonly CheckedOrder[]): boolean {
  return checks.every(({ result }) => result === 'pass');
}

export function hasFailed(checks: readonly CheckedOrder[]): boolean {
  return checks.some(({ result }) => result === 'fail');
}

function address({ address1, address2, city, state }: OrderFacts): CheckedOrder {
  const street = address1.trim();
  const isPlausible =
    /\p{L}/u.test(street) && street.length >= 4 && /\p{L}/u.test(city) && !/\p{Extended_Pictographic}/u.test(street + city);
  if (!isPlausible) return { check: 'address', result: 'fail', params: { address: [street, city, state].join(', ') } };
  const length = street.length + address2.trim().length;
  return { check: 'address', result: length > CARRIER_LINE_LENGTH ? 'warn' : 'pass', params: { length, max: CARRIER_LINE_LENGTH } };
}

function postcode({ country, postal_code }: OrderFacts): CheckedOrder {
  const fits = postal_code.trim() === '' ? !needsPostcode(country) : readPostcode(country, postal_code) !== null;
  return { check: 'postcode', result: fits ? 'pass' : 'fail', params: { postal_code, country } };
}

/** Carriers ring before they deliver. An order from before the rule may hold what no number can be. */
function phone({ phone: number, country }: OrderFacts): CheckedOrder {
  const digits = number.replace(/(?:x|ext).*$/i, '').replaceAll(/\D/g, '').length;
  const read = readPhone(number, country);
  return { check: 'phone', result: read ? (read.isKnown ? 'pass' : 'warn') : 'fail', params: { digits, country } };
}

function method({ isMethodOffered, method: code }: OrderFacts): CheckedOrder {
  return { check: 'method', result: isMethodOffered ? 'pass' : 'fail', params: { method: code } };
}

function declaredValue({ lines }: OrderFacts): CheckedOrder {
  const cents = (text: string) => Number(parseMoney(text, 'USD')?.minor ?? 0n);
  const far = lines.find(({ unit_price, declared_value }) => {
    const known = cents(declared_value);
    return known > 0 && Math.abs(cents(unit_price) - known) * 100 > known * VALUE_TOLERANCE_PERCENT;
  });
  const params = far ? { sku: far.sku, price: far.unit_price, declared: far.declared_value } : {};
  return { check: 'declared_value', result: far ? 'warn' : 'pass', params };
}

function duplicate({ alike }: OrderFacts): CheckedOrder {
  const params = alike.length > 0 ? { orders: alike.join(', ') } : {};
  return { check: 'duplicate', result: alike.length > 0 ? 'warn' : 'pass', params };
}

function iossLimit({ country, ioss_number, isOverIoss }: OrderFacts): CheckedOrder {
  const isOver = isOverIoss && euCountries.includes(country) && ioss_number !== '';
  return { check: 'ioss_limit', result: isOver ? 'fail' : 'pass', params: {} };
}

/** An order named across merchants: "1004-100012". */
export const orderKeyPattern = /^[1-9]\d{0,15}-[1-9]\d{0,15}$/;
export const orderKeyOf = ({ customer_id, order_id }: { customer_id: number; order_id: number }) => `${customer_id}-${order_id}`;
export function readOrderKey(key: string): { customer_id: number; order_id: number } {
  const [customer_id = 0, order_id = 0] = key.split('-').map(Number);
  return { customer_id, order_id };
}
