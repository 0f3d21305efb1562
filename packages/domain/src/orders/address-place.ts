import { postalCodes, states } from './address-words.ts';
import type { Piece, Recognized } from './address-parts.ts';

type Place = Pick<Recognized, 'postal_code' | 'city' | 'state'>;

/** Takes postal code, city and state out of the pieces, by the format of the country, or of the country the postal code implies. */
export function placeIn(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.postal_code !== '' && found.city !== '') return [...pieces];
  for (const country of found.country === '' ? ['CA', 'GB', 'US'] : [found.country]) {
    const taken = takePlace(pieces, country, found);
    // Five digits are ambiguous: without a country they mean United States only next to one of its states.
    if (!taken || (found.country === '' && country === 'US' && taken.place.state === '')) continue;
    keep(found, taken.place);
    if (found.country === '') found.country = country;
    return taken.rest;
  }
  return [...pieces];
}

/** A labelled value is never overwritten. */
function keep(found: Recognized, place: Place): void {
  found.postal_code ||= place.postal_code;
  found.city ||= place.city;
  found.state ||= place.state;
}

/** Searches from the end: the postal code is usually there, and house numbers look like one. */
function takePlace(pieces: readonly Piece[], country: string, found: Recognized): { place: Place; rest: Piece[] } | null {
  const code = postalCodes[country] ?? '\\d{5}';
  const shape = new RegExp(`^(.*?)(?:^|[\\s-])(?:[A-Z]{1,3}-)?(${code})(?![\\w-])(.*)$`, 'u');
  for (const at of pieces.keys().toArray().toReversed()) {
    const text = (pieces[at]?.text ?? '').replace(/^(?:CEP|PLZ|〒):? ?/i, '');
    const match = shape.exec(text);
    if (!match) continue;
    const [, before = '', postal = '', after = ''] = match;
    const words = [before, after].map((part) => part.replace(/^[\s-]+|[\s-]+$/g, ''));
    return inWords(pieces, at, postal.trim(), words, country, found);
  }
  return withoutCode(pieces, country);
}

type Words = readonly string[];

function inWords(
  pieces: readonly Piece[],
  at: number,
  postal: string,
  [before = '', after = '']: Words,
  country: string,
  found: Recognized,
) {
  const beside = after !== '' && !isState(after, country) ? after : before;
  const own = splitState(beside, country);
  const place = { postal_code: postal, city: own.city, state: own.state || stateCode(after, country) };
  if (own.city !== '' || found.city !== '') return { place, rest: pieces.toSpliced(at, 1) };
  // Only the code, or a state and the code: the piece before it is the city, and the one before that the state.
  let from = at;
  let stateWords = beside;
  if (place.state === '' && from > 1 && isState(pieces[from - 1]?.text ?? '', country)) {
    from -= 1;
    stateWords = pieces[from]?.text ?? '';
    place.state = stateCode(stateWords, country);
  }
  const town = pieces[from - 1]?.text ?? '';
  const city = isState(town, country) && town.length > 3 ? { city: town, state: '' } : splitState(town, country);
  // The first piece is a name or a street, never the city.
  if (from > 1 && city.city !== '' && !/^\d/.test(city.city)) {
    from -= 1;
    place.city = city.city;
    place.state ||= city.state;
  } else if (stateWords.length > 3) place.city = stateWords; // "New York 10001" means the city.
  return { place, rest: [...pieces.slice(0, from), ...pieces.slice(at + 1)] };
}

/** No postal code found: the city is the last piece without a digit, when enough pieces come before it. */
function withoutCode(pieces: readonly Piece[], country: string): { place: Place; rest: Piece[] } | null {
  const last = pieces.at(-1);
  if (!last || pieces.length < 3 || /\d/.test(last.text)) return null;
  const { city, state } = splitState(last.text, country);
  return city === '' ? null : { place: { postal_code: '', city, state }, rest: pieces.slice(0, -1) };
}

/** "Austin TX", "São Paulo - SP", "Milano (MI)": splits the city from the state after it. */
function splitState(text: string, country: string): { city: string; state: string } {
  const [, town = '', province = ''] = /^(.*\S)\s*\(([A-Z]{2})\)$/.exec(text) ?? [];
  if (town !== '') return { city: town, state: province };
  const words = text.split(/\s*[-/]\s*|\s+/).filter((word) => word !== '');
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    if (!isState(name, country)) continue;
    const city = text.slice(0, text.toLowerCase().lastIndexOf(words[from]?.toLowerCase() ?? '')).replace(/[\s/-]+$/, '');
    return { city, state: stateCode(name, country) };
  }
  if (country === 'IT') {
    const [, place = '', sign = ''] = /^(.+) ([A-Z]{2})$/.exec(text) ?? [];
    if (place !== '') return { city: place, state: sign };
  }
  return { city: text, state: '' };
}

function isState(text: string, country: string): boolean {
  return stateCode(text, country) !== '';
}

/** The state as a code, as carriers write it. */
function stateCode(text: string, country: string): string {
  const all = Object.entries(states[country] ?? {});
  const name = text.toLowerCase().replace(/\.$/, '');
  return all.find(([code, full]) => code.toLowerCase() === name || full.toLowerCase() === name)?.[0] ?? '';
}
