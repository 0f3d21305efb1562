import { currentLanguage, localeCode } from './i18n.ts';

/** An exact decimal with thousands separators; no float, so the digits are those of the database. A dash where there is no figure. */
export function exactText(value: string): string {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value);
  if (!found) return '-';
  const [, sign = '', whole = '0', fraction] = found;
  const grouped = new Intl.NumberFormat(localeCode(currentLanguage())).format(BigInt(whole));
  // Volume has six digits; what are zeros after the third says nothing.
  const tail = fraction === undefined ? '' : fraction.length > 3 ? fraction.slice(0, 3) + fraction.slice(3).replace(/0+$/, '') : fraction;
  return `${sign === '' ? '' : '\u2212'}${grouped}${tail === '' ? '' : `.${tail}`}`;
}

/** "Nov 26", "26年11月". */
export function monthLabel(month: string): string {
  const language = currentLanguage();
  const at = new Date(`${month}-01T00:00:00Z`);
  const parts = { month: 'short', year: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeCode(language), parts).format(at);
}

export function percentText(value: number, signed = false): string {
  const format = new Intl.NumberFormat(localeCode(currentLanguage()), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    ...(signed ? { signDisplay: 'exceptZero' as const } : {}),
  });
  return `${format.format(value).replace('-', '\u2212')} %`;
}

/** A part of a whole in percent; nothing of nothing is no part. */
export function shareText(part: string, whole: string): string {
  return Number(whole) === 0 ? '-' : percentText((Number(part) / Number(whole)) * 100);
}
