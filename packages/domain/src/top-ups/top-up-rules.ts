import { currencyDigits, money, parseMoney, scale, type Currency, type Money } from '../kernel/money.ts';
import { customerCode, MAX_CUSTOMER_LETTERS, READABLE_LETTERS } from '../kernel/readable-code.ts';

export type TopUpRefusal =
  | 'top-ups.already_reviewed'
  | 'top-ups.no_account'
  | 'top-ups.bad_statement'
  | 'top-ups.bad_line'
  | 'top-ups.sent_again'
  | 'top-ups.not_rejected'
  | 'top-ups.not_exact'
  | 'top-ups.duplicate'
  | 'top-ups.second_person'
  | 'top-ups.line_taken'
  | 'top-ups.line_confirmed'
  | 'top-ups.has_line'
  | 'top-ups.cannot_match';

export const topUpStatuses = ['submitted', 'received', 'rejected'] as const;
export const MAX_VOUCHER_BYTES = 10 * 1024 * 1024; // TOP-05
export const voucherMimes: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf']; // TOP-05
/** Recommended size of screenshots; larger ones are accepted (TOP-06). */
export const ADVISED_SCREENSHOT_BYTES = 1024 * 1024;
/** Payments and exchange rates before this day are not accepted. */
export const FIRST_PAYMENT_DAY = '2024-01-01';
export const MAX_STATEMENT_LINES = 2000;
export const statementLineStates = ['open', 'proposed', 'confirmed', 'ignored'] as const;

/** Texts for a rejection, each telling the merchant what to do. Their order is the keys 1 to 5. */
export const rejectTemplates = ['already_credited', 'unreadable', 'amount_differs', 'other_payer', 'not_arrived'] as const;
export type RejectTemplate = (typeof rejectTemplates)[number];

/** What the bank says about a top-up. `matched`: a line was matched by hand. */
export const bankVerdicts = ['agrees', 'matched', 'differs', 'none'] as const;
export type BankVerdict = (typeof bankVerdicts)[number];

export const REFERENCE_RANDOM_LETTERS = 6;
/** References of the first release have eight letters. */
const SHORTEST_REFERENCE = 8;
const LONGEST_REFERENCE = REFERENCE_RANDOM_LETTERS + MAX_CUSTOMER_LETTERS;
/** How long an account and its reference are kept without a proof. */
export const DRAFT_DAYS = 30;

/** A payment reference. No other merchant gets it: a bank's text names it without the merchant. */
export function referenceOf(customerId: number, bytes: Iterable<number>): string {
  return `TU-${customerCode('TU-', customerId, bytes)}`;
}

/**
 * Every possible reference in a bank's text, whatever its spaces and case. Where the text goes on without a gap its end is unknown, so each
 * length is one; the longest first, because a short one may be the beginning of a long one.
 */
export function referencesIn(words: string): string[] {
  const letters = words.toUpperCase().replace(/[^A-Z0-9]/g, '');
  // A lookahead does not consume text: a "TU" that only looks like a reference must not swallow the real one.
  const found = [...letters.matchAll(new RegExp(`(?=TU([${READABLE_LETTERS}]{${SHORTEST_REFERENCE},${LONGEST_REFERENCE}}))`, 'g'))];
  const lengths = Array.from({ length: LONGEST_REFERENCE - SHORTEST_REFERENCE + 1 }, (_, less) => LONGEST_REFERENCE - less);
  return [...new Set(found.flatMap(([, code = '']) => lengths.map((length) => `TU-${code.slice(0, length)}`)))];
}

const RATE_DIGITS = 8;

/** An amount converted at a rate, rounded to the cent, half up. */
export function inUsd({ minor, currency }: Money, rate: string): Money {
  const read = /^(\d+)(?:\.(\d+))?$/.exec(rate);
  const fraction = read?.[2] ?? '';
  if (!read || fraction.length > RATE_DIGITS) throw new RangeError(`${rate} is no rate`);
  const numerator = BigInt((read[1] ?? '') + fraction.padEnd(RATE_DIGITS, '0'));
  const cents = 10n ** BigInt(currencyDigits.USD - currencyDigits[currency]);
  return scale(money(minor, 'USD'), numerator * cents, 10n ** BigInt(RATE_DIGITS));
}

const PERCENT_DIGITS = 6;

/** A share of an amount, in percent with at most six decimals. */
export function partOf(amount: Money, percent: string): Money {
  const [whole = '', fraction = ''] = percent.split('.');
  return scale(amount, BigInt(whole + fraction.padEnd(PERCENT_DIGITS, '0')), 100n * 10n ** BigInt(PERCENT_DIGITS));
}

/** An amount as the database stores it: two decimals for every currency. Null when the currency has no such amount. */
export function readAmount(text: string, currency: Currency): Money | null {
  return parseMoney(currencyDigits[currency] === 0 ? text.replace(/\.0+$/, '') : text, currency);
}

export function keptAmount(text: string, currency: Currency): Money {
  const amount = readAmount(text, currency);
  if (!amount) throw new RangeError(`${text} is no amount in ${currency}`);
  return amount;
}
