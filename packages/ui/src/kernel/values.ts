import { currencyDigits, type Currency } from '@quayside/domain/kernel/money';
import { dateFormat, numberFormat } from './formats.ts';
import { localeCode, type Language } from './i18n.ts';

/** How an empty value is shown (SHELL-63). */
export const EMPTY = '-';

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A list's count as text: "1,000+" above the limit of counting. */
export function countText(count: number, counted: number, language: Language): string {
  const format = numberFormat(localeCode(language));
  return count > counted ? `${format.format(counted)}+` : format.format(count);
}

const amount = /^(-?)(\d+)(?:\.(\d+))?$/;

/** "1234.50" and USD to "1,234.50 USD", as text: an amount never becomes a float. Null when it is not an amount. */
export function amountText(value: string, currency: Currency, language: Language): string | null {
  const found = amount.exec(value);
  if (!found) return null;
  const [, sign, whole = '0', fraction = ''] = found;
  const digits = Math.max(currencyDigits[currency], fraction.length);
  const parts = numberFormat(localeCode(language), { minimumFractionDigits: 1 }).formatToParts(1.5);
  const point = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const grouped = numberFormat(localeCode(language)).format(BigInt(whole));
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
    ? dateFormat(localeCode(language), { year: 'numeric', month: '2-digit', day: '2-digit', ...time }).format(at)
    : dateFormat('en-GB', { year: 'numeric', month: 'short', day: '2-digit', ...time })
        .format(at)
        .replace(',', '');
}

/** A day, written as in `momentText`: "2026-11-16" (a calendar day) or a timestamp in the reader's time zone. */
export function dayText(day: string, language: Language): string {
  const at = new Date(day.length === 10 ? `${day}T00:00:00` : day);
  if (Number.isNaN(at.getTime())) return EMPTY;
  return language !== 'en'
    ? dateFormat(localeCode(language), { year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
    : dateFormat('en-GB', { year: 'numeric', month: 'short', day: '2-digit' }).format(at);
}

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A rate or a measure without trailing zeros, at least two decimals: "0.800000" to "0.80". As text: it never becomes a float. */
export function decimalText(value: string, language: Language): string {
  const found = decimal.exec(value);
  if (!found) return value;
  const [, sign, whole = '0', fraction = ''] = found;
  const grouped = numberFormat(localeCode(language)).format(BigInt(whole));
  return `${sign === '' ? '' : '\u2212'}${grouped}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}

/** The time of day, to the minute. */
export function timeText(iso: string, language: Language): string {
  return dateFormat(localeCode(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "5 minutes ago"; null below a minute. */
export function agoText(iso: string, language: Language, now = Date.now()): string | null {
  const minutes = Math.floor((now - new Date(iso).getTime()) / 60_000);
  const unit = units.find(([, size]) => minutes >= size);
  return unit === undefined ? null : new Intl.RelativeTimeFormat(localeCode(language)).format(-Math.floor(minutes / unit[1]), unit[0]);
}

/** The time zone in which the reader sees times. */
export function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A timestamp in two parts for two-line rows: the day, with its year only when it is not this year, and the time. */
export function momentLines(iso: string, language: Language, now = new Date()): { day: string; time: string } {
  const [day, time] = splitMoment(momentText(iso, language));
  const year = String(now.getFullYear());
  if (!day.includes(year)) return { day, time };
  return { day: language === 'en' ? day.replace(` ${year}`, '') : day.replace(`${year}/`, ''), time };
}

function splitMoment(text: string): [string, string] {
  const at = text.lastIndexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** A day of the provider, which has no time zone of the reader: 16 Nov, 11月16日. */
export function shortDayText(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  const locale = language === 'en' ? 'en-GB' : localeCode(language);
  return dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
}

/** A whole number with thousands separators. */
export function wholeText(value: number, language: Language): string {
  return numberFormat(localeCode(language)).format(value);
}

const PROVIDER_ZONE = 'Asia/Shanghai';

/**
 * When a payment was submitted. A payment day has no time zone: where the reader's clock would put the submission before it, the
 * provider's time is shown, with its zone named.
 */
export function submittedText(iso: string, paidOn: string, language: Language): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return EMPTY;
  // The Swedish style is 2026-11-16, so that days compare as text.
  if (dateFormat('sv-SE').format(at) >= paidOn) return momentText(iso, language);
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: PROVIDER_ZONE } as const;
  const text = dateFormat(language === 'en' ? 'en-GB' : localeCode(language), style).format(at);
  return `${text} (UTC+8)`;
}
