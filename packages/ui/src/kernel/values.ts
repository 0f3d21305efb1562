import { currencyDigits, type Currency } from '@quayside/domain/kernel/money';
import { localeCode, type Language } from './i18n.ts';

/** How an empty value is shown (SHELL-63). */
export const EMPTY = '-';

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A list's count as text: "1,000+" above the limit of counting. */
export function countText(count: number, counted: number, language: Language): string {
  const format = new Intl.NumberFormat(localeCode(language));
  return count > counted ? `${format.format(counted)}+` : format.format(count);
}

const amount = /^(-?)(\d+)(?:\.(\d+))?$/;

/** "1234.50" and USD to "1,234.50 USD", as text: an amount never becomes a float. Null when it is not an amount. */
export function amountText(value: string, currency: Currency, language: Language): string | null {
  const found = amount.exec(value);
  if (!found) return null;
  const [, sign, whole = '0', fraction = ''] = found;
  const digits = Math.max(currencyDigits[currency], fraction.length);
  const parts = new Intl.NumberFormat(localeCode(language), { minimumFractionDigits: 1 }).formatToParts(1.5);
  const point = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const grouped = new Intl.NumberFormat(localeCode(language)).format(BigInt(whole));
  const tail = digits === 0 ? '' : point + fraction.padEnd(digits, '0');
  return `${sign === '' ? '' : '\u2212'}${grouped}${tail}`;
}

/** A timestamp in the reader's time zone, to the minute, or to the second where needed. */
export function momentText(iso: string, language: Language, seconds = false): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return EMPTY;
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  if (seconds) time.second = '2-digit';
  return language !== 'en'
    ? new Intl.DateTimeFormat(localeCode(language), { year: 'numeric', month: '2-digit', day: '2-digit', ...time }).format(at)
    : new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'short', day: '2-digit', ...time }).format(at).replace(',', '');
}

/** A day of the provider, which has no time zone of the reader: 16 Nov, 11月16日. */
export function dayText(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  const locale = language === 'en' ? 'en-GB' : localeCode(language);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
}

/** A whole number with thousands separators. */
export function wholeText(value: number, language: Language): string {
  return new Intl.NumberFormat(localeCode(language)).format(value);
}
