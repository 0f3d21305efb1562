import { currentLanguage, localeCode } from '@quayside/ui/kernel/i18n';

/** A country in the reader's words; a code no browser knows stays a code. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(localeCode(currentLanguage()), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
