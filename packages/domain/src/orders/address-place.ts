import type { Piece, Recognized } from './address-parts.ts';
import { states } from './address-states.ts';
import { isPostcode, postcodeInText } from './postcodes.ts';

type Place = Pick<Recognized, 'postal_code' | 'city' | 'state'>;
type Taken = { place: Place; rest: Piece[] };

/** Takes postal code, city and state out of the pieces, by the format of the country, or of the country the postal code implies. */
export function placeIn(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.country === '') found.country = countryOfState(found);
  if (found.postal_code !== '' && found.city !== '') return [...pieces];
  for (const country of found.country === '' ? ['CA', 'GB', 'US'] : [found.country]) {
    const taken = takePlace(pieces, country, found);
    if (!taken || (found.country === '' && !speaksFor(country, taken.place))) continue;
    keep(found, taken.place);
    if (found.country === '') found.country = country;
    return taken.rest;
  }
  return [...pieces];
}

/** A postal code tells its country; five digits are ambiguous and mean United States only next to one of its states. */
function speaksFor(country: string, { postal_code, state }: Place): boolean {
  return postal_code !== '' && (country !== 'US' || state !== '');
}

/** A labelled state and postal code that only one country has. */
function countryOfState({ state, postal_code }: Recognized): string {
  const all = state === '' ? [] : ['US', 'CA', 'AU', 'BR'].filter((code) => isState(state, code) && isPostcode(code, postal_code));
  return all.length === 1 ? (all[0] ?? '') : '';
}

/** A labelled value is never overwritten. */
function keep(found: Recognized, place: Place): void {
  found.postal_code ||= place.postal_code;
  found.city ||= place.city;
  found.state ||= place.state;
}

/** Searches from the end: the postal code is usually there, and house numbers look like one. */
function takePlace(pieces: readonly Piece[], country: string, found: Recognized): Taken | null {
  const code = postcodeInText(country);
  // Codes of digits may have a letter of the country before them: D-10115, S018960.
  const sign = code?.includes('A-Z') ? '[A-Z]{1,3}-' : '[A-Z]{1,3}-|[A-Z]';
  const shape = new RegExp(`^(.*?)(?:^|[\\s-])(?:〒 ?|${sign})?(${code ?? '$.'})(?![\\w-])(.*)$`, 'u');
  for (const at of pieces.keys().toArray().toReversed()) {
    const text = (pieces[at]?.text ?? '').replace(/^(?:CEP|PLZ|C\.?P\.?|CAP|〒):? ?(?=\d)/i, '');
    const match = shape.exec(text);
    if (!match) continue;
    const [, before = '', postal = '', after = ''] = match;
    const words = [before, after].map((part) => part.replace(/^[\s-]+|[\s-]+$/g, ''));
    return withStateBehind(inWords(pieces, at, postal.trim(), words, country, found), pieces, at, country);
  }
  return found.city === '' ? withoutCode(pieces, country) : null;
}

type Words = readonly string[];

function inWords(
  pieces: readonly Piece[],
  at: number,
  postal: string,
  [before = '', after = '']: Words,
  country: string,
  found: Recognized,
): Taken {
  const isBehind = after !== '' && (before === '' || !isState(after, country));
  const beside = isBehind ? after : before;
  // Behind the code stands the city, even when a state has the same name: 72000 Puebla.
  const own = isBehind && isState(beside, country) ? { city: beside, state: '' } : splitState(beside, country);
  const place = { postal_code: postal, city: own.city, state: own.state || stateCode(after, country) };
  if (isBehind && own.city === after) place.state = own.state;
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
  const below = from === at && /^\p{L}[^\d]*$/u.test(pieces[at + 1]?.text ?? '');
  // The first piece is a name or a street, never the city; one with a number is the street when the city can be below.
  if (from > 1 && city.city !== '' && !(below ? /\d/ : /^\d/).test(city.city)) {
    from -= 1;
    place.city = city.city;
    place.state ||= city.state;
  } else if (below) {
    place.city = pieces[at + 1]?.text ?? ''; // the city on the line below the code
    return { place, rest: [...pieces.slice(0, at), ...pieces.slice(at + 2)] };
  } else if (stateWords.length > 3) place.city = stateWords; // "New York 10001" means the city.
  return { place, rest: [...pieces.slice(0, from), ...pieces.slice(at + 1)] };
}

/** "28013 Madrid, Madrid", "Chennai 600002⏎Tamil Nadu": the state is the next piece, by its name or because it is on the same line. */
function withStateBehind({ place, rest }: Taken, pieces: readonly Piece[], at: number, country: string): Taken {
  const next = pieces[at + 1];
  if (place.state !== '' || !next || !rest.includes(next)) return { place, rest };
  const isBeside = next.line === pieces[at]?.line && /^[^\d]{2,30}$/.test(next.text) && place.city !== '';
  if (!isBeside && !isState(next.text, country)) return { place, rest };
  return { place: { ...place, state: stateCode(next.text, country) || next.text }, rest: rest.filter((piece) => piece !== next) };
}

/** No postal code found: the city is the last piece without a digit, when enough pieces come before it. */
function withoutCode(pieces: readonly Piece[], country: string): Taken | null {
  const last = pieces.at(-1);
  if (!last || pieces.length < 3 || /\d/.test(last.text)) return null;
  const { city, state } = splitState(last.text, country);
  return city === '' ? null : { place: { postal_code: '', city, state }, rest: pieces.slice(0, -1) };
}

/** Countries that write the province in brackets behind the city. */
const inBrackets: ReadonlySet<string> = new Set(['ES', 'IT', 'PT']);

/** "Austin TX", "São Paulo - SP", "Milano (MI)", "Konak/İzmir": splits the city from the state after it. */
function splitState(text: string, country: string): { city: string; state: string } {
  const [, town = '', province = ''] = /^(.*\S)\s*\(([^()]+)\)$/.exec(text) ?? [];
  if (town !== '' && (inBrackets.has(country) || isState(province, country)))
    return { city: town, state: stateCode(province, country) || province };
  const words = text.split(/\s*[-/]\s*|\s+/).filter((word) => word !== '');
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    if (!isState(name, country)) continue;
    const city = text.slice(0, text.toLowerCase().lastIndexOf(words[from]?.toLowerCase() ?? '')).replace(/[\s/-]+$/, '');
    return { city, state: stateCode(name, country) };
  }
  const [, place = '', sign = ''] = (country === 'IT' ? /^(.+) ([A-Z]{2})$/ : /^([^\d/]+?) ?\/ ?([^\d/]+)$/).exec(text) ?? [];
  return place === '' ? { city: text, state: '' } : { city: place, state: sign };
}

function isState(text: string, country: string): boolean {
  return stateCode(text, country) !== '';
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[.]|\p{M}/gu, '')
    .toLowerCase();

/** The state as a code, as carriers write it; by its name where there are no codes. */
export function stateCode(text: string, country: string): string {
  if (country === 'IE' && /^(?:co\.?|county) \p{L}+$/iu.test(text)) return text;
  const name = plain(text);
  return Object.entries(states[country] ?? {}).find(([code, full]) => plain(code) === name || plain(full) === name)?.[0] ?? '';
}
