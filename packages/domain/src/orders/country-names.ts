import { countryCodes } from '../kernel/countries.ts';
import type { Piece, Recognized } from './address-parts.ts';
import { countryNicknames, nameLanguages } from './address-words.ts';
import { isPostcode } from './postcodes.ts';

export type Country = { readonly code: string; readonly name_en: string; readonly name_cn: string };

let known: Map<string, string> | null = null;

/** Names of all countries in the languages of the shops; made once, because there are thousands. */
function dictionary(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const language of nameLanguages.toReversed()) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes) known.set((names.of(code) ?? code).toLowerCase(), code);
  }
  for (const [code, names] of Object.entries(countryNicknames)) for (const name of names.split('|')) known.set(name, code);
  return known;
}

export function countryNamed(words: string, countries: readonly Country[]): string {
  const name = words.toLowerCase().trim();
  const listed = countries.find(({ code, name_en, name_cn }) => [code.toLowerCase(), name_en.toLowerCase(), name_cn].includes(name));
  if (listed) return listed.code;
  const code = dictionary().get(name) ?? '';
  return countries.some((one) => one.code === code) ? code : '';
}

/** A country comes last or alone; two letters in the middle of an address are more likely a state. */
export function takeCountry(pieces: readonly Piece[], found: Recognized, countries: readonly Country[]): Piece[] {
  if (found.country !== '') return pieces.filter(({ text }) => countryNamed(text, countries) !== found.country || text.length === 2);
  for (const at of pieces.keys().toArray().toReversed()) {
    const { text = '' } = pieces[at] ?? {};
    const isLast = pieces.slice(at + 1).every((one) => /^[\d ()+./-]+$/.test(one.text) && !/^\d{5}$/.test(one.text));
    const code = isLong(text) || isLast ? countryNamed(text, countries) : '';
    if (code !== '' && !isStateToo(text, pieces[at + 1])) {
      found.country = code;
      return pieces.toSpliced(at, 1);
    }
  }
  return takeCountryBehind(pieces, found, countries);
}

/** Two letters may be a state; two Chinese characters are a word. */
const isLong = (text: string) => text.length > 2 || !/^[A-Za-z]*$/.test(text);

/** "Georgia" and "CA" are states when a postal code follows. */
function isStateToo(text: string, next: Piece | undefined): boolean {
  return next !== undefined && (!isLong(text) || text.toLowerCase() === 'georgia') && /^\d{5}/.test(next.text);
}

/** "CA 94105 USA": the country is at the end of the last piece. "Singapore 560123": it is before its postal code. */
function takeCountryBehind(pieces: readonly Piece[], found: Recognized, countries: readonly Country[]): Piece[] {
  const words = pieces.at(-1)?.text.split(' ') ?? [];
  for (let from = 1; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    if (isLong(name)) found.country = countryNamed(name, countries);
    if (found.country !== '')
      return pieces.map((one, at) => (at < pieces.length - 1 ? one : { ...one, text: words.slice(0, from).join(' ') }));
  }
  const [, name = '', code = ''] = /^(\D+) (\d[\d -]+)$/.exec(pieces.at(-1)?.text ?? '') ?? [];
  const country = countryNamed(name, countries);
  if (country !== '' && isPostcode(country, code)) found.country = country;
  return [...pieces];
}
