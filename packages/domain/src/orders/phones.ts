/** What is used of libphonenumber-js; the server and the pages load it, each in its own size. */
type PhoneLibrary = {
  parsePhoneNumberFromString(text: string, options: { extract: false; defaultCountry?: 'US' }): PhoneNumber | undefined;
  isSupportedCountry(country: string): boolean;
  getCountryCallingCode(country: 'US'): string;
};
type PhoneNumber = {
  readonly number: string;
  readonly ext?: string;
  readonly country?: string;
  readonly countryCallingCode: string;
  isPossible(): boolean;
  isValid(): boolean;
  formatNational(): string;
  formatInternational(): string;
};
let library: PhoneLibrary | null = null;

/** The server sets it at once; a page loads it when somebody opens a form or an order, because it is large. */
export function setPhoneLibrary(loaded: PhoneLibrary | null): void {
  library = loaded;
}

export type Phone = {
  /** E.164, with the extension behind it: "+14155550134 ext. 12". */
  readonly stored: string;
  /** Whether the numbering plan has such a number; a wrong refusal costs an order, so this is only a warning. */
  readonly isKnown: boolean;
  /** The country of the number; empty when its code is of several and the number of none. */
  readonly country: string;
};

const signs = /^\+?[\d ().\u2010-\u2015/-]{4,}(?:[,;]? ?(?:x|ext\.?|extension|#) ?:? ?\d{1,7})?$/i;

/** The last one read: an order is checked and then tidied, and reading a number is the slowest part of both. */
let last: { readonly text: string; readonly country: string; readonly library: PhoneLibrary | null; readonly read: Phone | null } | null =
  null;

/** A number as a person in the country writes it, or with + or 00 and any country's code. Null when no such number is possible. */
export function readPhone(text: string, country: string): Phone | null {
  if (last?.text !== text || last.country !== country || last.library !== library)
    last = { text, country, library, read: parsedPhone(text, country) };
  return last.read;
}

function parsedPhone(text: string, country: string): Phone | null {
  const typed = text.normalize('NFKC').trim();
  if (!signs.test(typed)) return null;
  const asTyped = { stored: typed, isKnown: true, country: '' };
  if (!library) return asTyped;
  const dialled = typed.replace(/^\(?00\)?[ -]?(?=[1-9(])/, '+');
  const home = homeIn(library, country);
  if (home === undefined && !dialled.startsWith('+')) return asTyped;
  const number = library.parsePhoneNumberFromString(dialled, { extract: false, ...(home && { defaultCountry: home }) });
  if (!number?.isPossible()) return null;
  const stored = number.ext ? `${number.number} ext. ${number.ext}` : number.number;
  return {
    stored,
    country: number.country ?? '',
    get isKnown() {
      return number.isValid(); // slow, and most callers do not ask
    },
  };
}

/** As the destination writes it: its own numbers without the country code, others with it. What cannot be read stays as it is. */
export function phoneText(stored: string, country: string): string {
  if (!library) return stored;
  const home = homeIn(library, country);
  const number = library.parsePhoneNumberFromString(stored, { extract: false, ...(home && { defaultCountry: home }) });
  if (!number) return stored;
  const isOwn = home !== undefined && library.getCountryCallingCode(home) === number.countryCallingCode;
  return isOwn ? number.formatNational() : number.formatInternational();
}

/** A country the library knows, or undefined. */
function homeIn({ isSupportedCountry }: PhoneLibrary, country: string) {
  return isSupportedCountry(country) ? (country as 'US') : undefined; // any of its codes; one stands for all of them in the type
}
