import { localeCode, type Language } from './i18n.ts';

/** Region codes the browser knows that are not countries. */
const noCountry: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export type Country = { value: string; label: string };

/** Every country by its ISO code, with the browser's localized name, sorted by that language. */
export function countryOptions(language: Language): Country[] {
  const names = new Intl.DisplayNames(localeCode(language), { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => isCountry(code, names));
  const sorted = new Intl.Collator(localeCode(language));
  return codes.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) => sorted.compare(a.label, b.label));
}

function isCountry(code: string, names: Intl.DisplayNames): boolean {
  // A retired code (DD, YU) is mapped to the current one, so that no country is listed twice.
  return !noCountry.has(code) && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames(localeCode(language), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** "USD · US Dollar". */
export function currencyOptions(currencies: readonly string[], language: Language): Country[] {
  const names = new Intl.DisplayNames(localeCode(language), { type: 'currency' });
  return currencies.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }));
}
