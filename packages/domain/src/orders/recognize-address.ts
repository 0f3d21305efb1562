import { euCountries } from '../kernel/countries.ts';
import { addressLabels, countryNicknames, dialledCountries } from './address-words.ts';
import { nothingFound, type Piece, type Recognized } from './address-parts.ts';
import { placeIn } from './address-place.ts';
import { chineseAddress, isChineseText } from './chinese-address.ts';
import { splitName } from './person-name.ts';

type Country = { readonly code: string; readonly name_en: string; readonly name_cn: string };

/**
 * Splits pasted text into the parts of an address, without an external service (D-30): labelled values are taken as they are,
 * values with a known format (mail, phone, country, postal code) are extracted, and the rest is a name and a street. Parts that are
 * not found stay blank; the merchant checks the result.
 */
export function recognizeAddress(text: string, countries: readonly Country[]): Recognized {
  const found: Recognized = { ...nothingFound };
  let pieces = takeLabelled(tidy(text), found, countries);
  pieces = takeEmail(pieces, found);
  pieces = takeDialled(pieces, found);
  pieces = takeCountry(pieces, found, countries);
  pieces = isChineseText(pieces) ? chineseAddress(pieces, found) : placeIn(pieces, found);
  pieces = takePhone(pieces, found);
  if (found.country === '') found.country = countryOfPhone(found.phone);
  pieces = takeCompany(pieces, found);
  pieces = takeName(pieces, found);
  takeStreet(pieces, found);
  found.email = found.email.toLowerCase();
  if (euCountries.includes(found.country) && found.house_number === '') splitHouseNumber(found);
  return found;
}

/** Lines without decoration characters and extra spaces. */
function tidy(text: string): string[] {
  const plain = text.normalize('NFKC'); // NFKC turns full-width colons and commas into ASCII ones
  const lines = plain.split(/[\n\r\t;|]+/).map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter((line) => line !== '');
}

const partOfLabel = new Map(
  Object.entries(addressLabels).flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const)),
);

/** Takes labelled values ("City: Paris") and splits the rest at commas. */
function takeLabelled(lines: readonly string[], found: Recognized, countries: readonly Country[]): Piece[] {
  const pieces: Piece[] = [];
  lines.forEach((text, line) => {
    const [, label = '', value = ''] = /^([^:]{1,24}):\s*(.*)$/.exec(text) ?? [];
    const part = partOfLabel.get(label.toLowerCase().replaceAll(' ', ''));
    if (part === undefined) pieces.push(...cut(text, line));
    else if (part === 'name') Object.assign(found, splitName(value));
    else if (part === 'country') found.country = countryNamed(value, countries);
    // A whole address often follows the label; it is parsed like unlabelled text.
    else if (part === 'address1' && /,|[省市]/.test(value)) pieces.push(...cut(value, line));
    else Object.assign(found, { [part]: value });
  });
  return pieces;
}

function cut(text: string, line: number): Piece[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => ({ text: part, line }));
}

/** Removes the first match from the piece that contains it. */
function takeOut(pieces: readonly Piece[], pattern: RegExp): { rest: Piece[]; match: string } {
  const at = pieces.findIndex(({ text }) => pattern.test(text));
  const piece = pieces[at];
  if (!piece) return { rest: [...pieces], match: '' };
  const match = pattern.exec(piece.text)?.[0] ?? '';
  const left = piece.text
    .replace(match, ' ')
    .replace(/(?:\b(?:e-?mail|phone|tel|mobile|cell)|电话|手机|邮箱)\.?\s*:?\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const rest = pieces.flatMap((one, index) => (index !== at ? [one] : left === '' ? [] : [{ ...one, text: left }]));
  return { rest, match };
}

function takeEmail(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.email !== '') return [...pieces];
  const { rest, match } = takeOut(pieces, /[^\s<>,:]+@[^\s<>,:]+\.[a-z]{2,}/i);
  found.email = match;
  return rest;
}

/** A phone number with a country code is unambiguous. */
function takeDialled(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.phone !== '') return [...pieces];
  const { rest, match } = takeOut(pieces, /(?:\+|\b00)[1-9](?:[ ()./-]{0,2}\d){6,14}/);
  found.phone = match.replace(/^00/, '+');
  return rest;
}

/** Any other number is taken as the phone number last: postal codes are already extracted. */
function takePhone(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.phone !== '') return [...pieces];
  const { rest, match } = takeOut(pieces, /(?<![\w-])\(?\d(?:[ ()./-]{0,2}\d){6,13}(?![\w-])/);
  found.phone = match.trim();
  return rest;
}

function countryOfPhone(phone: string): string {
  const digits = /^\+(\d{3})/.exec(phone.replace(/[ ()./-]/g, ''))?.[1] ?? '';
  return dialledCountries[digits] ?? dialledCountries[digits.slice(0, 2)] ?? '';
}

function countryNamed(words: string, countries: readonly Country[]): string {
  const name = words.toLowerCase().trim();
  const is = ({ code, name_en, name_cn }: Country) =>
    [code.toLowerCase(), name_en.toLowerCase(), name_cn, ...(countryNicknames[code]?.split('|') ?? [])].includes(name);
  return countries.find(is)?.code ?? '';
}

/** A country comes last or alone; two letters in the middle of an address are more likely a state. */
function takeCountry(pieces: readonly Piece[], found: Recognized, countries: readonly Country[]): Piece[] {
  if (found.country !== '') return pieces.filter(({ text }) => countryNamed(text, countries) !== found.country || text.length === 2);
  for (const at of pieces.keys().toArray().toReversed()) {
    const { text = '' } = pieces[at] ?? {};
    const isLast = at === pieces.length - 1;
    const code = text.length > 2 || isLast ? countryNamed(text, countries) : '';
    if (code !== '' && !isStateToo(text, pieces[at + 1])) {
      found.country = code;
      return pieces.toSpliced(at, 1);
    }
  }
  return takeCountryBehind(pieces, found, countries);
}

/** "Georgia" and "CA" are states when a postal code follows. */
function isStateToo(text: string, next: Piece | undefined): boolean {
  return next !== undefined && (text.length <= 2 || text.toLowerCase() === 'georgia') && /^\d{5}/.test(next.text);
}

/** "CA 94105 USA": the country is at the end of the last piece. */
function takeCountryBehind(pieces: readonly Piece[], found: Recognized, countries: readonly Country[]): Piece[] {
  const words = pieces.at(-1)?.text.split(' ') ?? [];
  for (let from = 1; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    if (name.length > 2) found.country = countryNamed(name, countries);
    if (found.country !== '')
      return pieces.map((one, at) => (at < pieces.length - 1 ? one : { ...one, text: words.slice(0, from).join(' ') }));
  }
  return [...pieces];
}

const companyWords =
  /\b(?:gmbh|ag|kg|ltd|limited|llc|inc|corp|corporation|company|co|plc|s\.?a\.?r?\.?l?|b\.?v|n\.?v|s\.?r\.?l|s\.?p\.?a|oy|ab|a\/s|pty|sas|lda|ltda|s\.?l)\.?$/i;

function takeCompany(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.company !== '') return [...pieces];
  const at = pieces.findIndex(({ text }) => (companyWords.test(text) && !/^\d/.test(text) && text.includes(' ')) || text.endsWith('公司'));
  if (at === -1) return [...pieces];
  found.company = pieces[at]?.text ?? '';
  return pieces.toSpliced(at, 1);
}

/** The first piece without a digit, before any street: people write the name first. */
function takeName(pieces: readonly Piece[], found: Recognized): Piece[] {
  const [first, ...rest] = pieces;
  if (!first || found.first_name !== '') return [...pieces];
  const named = /^(?:to|attn|attention|c\/o)[:. ]+/i;
  const [, words = '', street = ''] = /^([^\d]*?)(?:\s+(\d.*))?$/.exec(first.text.replace(named, '')) ?? [];
  if (words === '' || (pieces.length === 1 && street === '' && found.address1 === '' && words.split(' ').length > 4)) return [...pieces];
  Object.assign(found, splitName(words));
  return street === '' ? rest : [{ ...first, text: street }, ...rest];
}

/** The remaining pieces, line by line in their original order. */
function takeStreet(pieces: readonly Piece[], found: Recognized): void {
  const lines = [...Map.groupBy(pieces, ({ line }) => line).values()].map((line) => line.map(({ text }) => text).join(', '));
  if (found.address1 === '') found.address1 = lines.shift() ?? '';
  const rest = lines.join(', ');
  if (found.address2 === '') found.address2 = rest;
  else if (rest !== '') found.address2 = `${found.address2}, ${rest}`;
}

/** Carriers in the EU need the house number by itself: "Hauptstr. 12a", "12 bis rue de la Paix". */
function splitHouseNumber(found: Recognized): void {
  const number = String.raw`\d{1,5}(?: ?(?:bis|ter|quater)\b| ?[a-zA-Z](?![\p{L}\d]))?(?: ?[-/] ?\d{1,4}[a-zA-Z]?)?`;
  const behind = new RegExp(String.raw`^(\D.*?)[ ,]+(${number})$`, 'u').exec(found.address1);
  const before = new RegExp(String.raw`^(${number}),? +(\D.+)$`, 'u').exec(found.address1);
  if (behind) Object.assign(found, { address1: behind[1], house_number: behind[2] });
  else if (before) Object.assign(found, { house_number: before[1], address1: before[2] });
}
