import { euCountries } from '../kernel/countries.ts';
import { nothingFound, type Piece, type Recognized } from './address-parts.ts';
import { placeIn, stateCode } from './address-place.ts';
import { streetIn } from './address-street.ts';
import { addressLabels } from './address-words.ts';
import { chineseAddress, isChineseText } from './chinese-address.ts';
import { countryNamed, takeCountry, type Country } from './country-names.ts';
import { isJapaneseText, japaneseAddress } from './japanese-address.ts';
import { isKoreanText, koreanAddress } from './korean-address.ts';
import { splitName } from './person-name.ts';
import { readPhone } from './phones.ts';
import { isPostcode } from './postcodes.ts';

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
  pieces = takeLonePhone(pieces, found);
  pieces = takePlace(pieces, found);
  pieces = takePhone(pieces, found);
  if (found.country === '') found.country = isChineseText([{ text: found.address1, line: 0 }]) ? 'CN' : countryOfPhone(found.phone);
  pieces = takeCompany(pieces, found);
  pieces = takeName(pieces, found);
  streetIn(pieces, found, euCountries.includes(found.country));
  found.email = found.email.toLowerCase();
  found.state = stateCode(found.state, found.country) || found.state;
  if (found.country === 'SG') found.city ||= 'Singapore'; // the city is the country
  return found;
}

function takePlace(pieces: Piece[], found: Recognized): Piece[] {
  if (isKoreanText(pieces)) return koreanAddress(pieces, found);
  if (isJapaneseText(pieces, found.country)) return japaneseAddress(pieces, found);
  return isChineseText(pieces) ? chineseAddress(pieces, found) : placeIn(pieces, found);
}

const chineseLabels = /\s+(?=(?:收件人|收货人|姓名|地址|详细地址|电话|手机|手机号|手机号码|联系电话|邮编|邮箱) ?:)/g;

const heading = /^(?:ship(?:ping)? ?(?:to|address)|deliver(?:y)? ?(?:to|address)|lieferadresse|adresse de livraison|recipient|收货信息)$/i;

/** Lines without decoration characters and extra spaces. */
function tidy(text: string): string[] {
  // NFKC turns full-width colons and commas into ASCII ones, but also the sign of a floor (3º) into a letter.
  const plain = text.replaceAll(/[^ºª]+/g, (part) => part.normalize('NFKC')).replace(chineseLabels, '\n');
  const lines = plain.split(/[\n\r\t;|]+/).map((line) =>
    line
      .replace(/【[^】]*】/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return lines.filter((line) => line !== '' && !heading.test(line));
}

const partOfLabel = new Map(
  Object.entries(addressLabels).flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const)),
);

/** The part a label names, by all of its words or by the last one: "Amazon buyer". */
function labelled(label: string): string | undefined {
  const words = label.toLowerCase().trim();
  return partOfLabel.get(words.replaceAll(' ', '')) ?? partOfLabel.get(words.split(' ').at(-1) ?? '');
}

/** Takes labelled values ("City: Paris") and splits the rest at commas. */
function takeLabelled(lines: readonly string[], found: Recognized, countries: readonly Country[]): Piece[] {
  const pieces: Piece[] = [];
  let suburb = '';
  lines.forEach((text, line) => {
    const [, label = '', value = ''] = /^([^:]{1,24}?)\.? ?:\s*(.*)$/.exec(text) ?? [];
    const part = labelled(label);
    if (part === undefined) pieces.push(...cut(text, line));
    // "Nom" and "Name" are the surname where the first name has its own label.
    else if (part === 'name' && found.first_name !== '') found.last_name = value;
    else if (part === 'name') Object.assign(found, splitName(value));
    else if (part === 'country') found.country = countryNamed(value, countries);
    else if (part === 'suburb') suburb = value;
    // A whole address often follows the label; it is parsed like unlabelled text.
    else if (part === 'address1' && /,|[省市県府都道區]|[시도] /.test(value)) pieces.push(...cut(value, line));
    else Object.assign(found, { [part]: value });
  });
  if (found.city === '') found.city = suburb;
  else if (suburb !== '') found.address2 = [found.address2, suburb].filter(Boolean).join(', ');
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
  const { rest, match } = takeOut(pieces, /(?:\+|(?<![\w-])00)[1-9](?:[ ()./-]{0,2}\d){6,14}(?: ?(?:x|ext\.?) ?\d{1,7})?/i);
  found.phone = match.replace(/^00/, '+');
  return rest;
}

/** A piece that is nothing but a number is the phone when the country can have such a number and no such postal code. */
function takeLonePhone(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.phone !== '' || found.country === '') return [...pieces];
  const isPhone = ({ text }: Piece) =>
    /^\(?\d[\d ()./-]{5,}\d(?: ?(?:x|ext\.?) ?\d{1,7})?$/i.test(text) &&
    !isPostcode(found.country, text) &&
    readPhone(text, found.country)?.isKnown === true;
  const at = pieces.findLastIndex(isPhone);
  if (at === -1) return [...pieces];
  found.phone = pieces[at]?.text ?? '';
  return pieces.toSpliced(at, 1);
}

/** A number at the end of a piece is taken as the phone number last: postal codes are already extracted. */
function takePhone(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.phone !== '') return [...pieces];
  const { rest, match } = takeOut(pieces, /(?<![\w-])\(?\d(?:[ ()./-]{0,2}\d){6,13}$/);
  // A few digits behind a word, without any sign between them, are a number of something else.
  if (/^[1-9]\d{6,8}$/.test(match) && rest.length === pieces.length) return [...pieces];
  found.phone = match.trim();
  return rest;
}

function countryOfPhone(phone: string): string {
  return phone.startsWith('+') ? (readPhone(phone, '')?.country ?? '') : '';
}

const companyWords =
  /\b(?:gmbh|ag|kg|ltd|limited|llc|inc|corp|corporation|company|co|plc|s\.?a\.?r?\.?l?|sprl|bvba|b\.?v|n\.?v|s\.?r\.?[lo]|s\.?p\.?a|sp\. ?z ?o\.o|oy|ab|a\/s|pty|sas|lda|ltda|s\.?l)\.?$|\bAS$/i;

function takeCompany(pieces: readonly Piece[], found: Recognized): Piece[] {
  if (found.company !== '') return [...pieces];
  const at = pieces.findIndex(({ text }) => (companyWords.test(text) && !/^\d/.test(text) && text.includes(' ')) || text.endsWith('公司'));
  if (at === -1) return [...pieces];
  found.company = (pieces[at]?.text ?? '').replace(inCareOf, '');
  return pieces.toSpliced(at, 1);
}

const inCareOf = /^(?:c\/o|bei|presso|chez|p\/a)[:. ]+/i;
const isFor =
  /^(?:to|attn|attention|att|fao|f\.a\.o|z\. ?hd|zhd|zu händen|c\.a|all'attenzione di|t\.a\.v|à l'attention de|a la atención de)[:. ]+/i;
const postBox = /^(?:p\.? ?o\.? ?box|post(?:fach|bus|boks)|box|b\.?p\.?|apartado)\b/i;

/** The first piece without a digit, before any street: people write the name first. */
function takeName(pieces: readonly Piece[], found: Recognized): Piece[] {
  const at = pieces.findIndex(({ text }) => !inCareOf.test(text));
  const first = pieces[at];
  if (!first || found.first_name !== '' || postBox.test(first.text)) return [...pieces];
  const [, words = '', street = ''] = /^([^\d]*?)(?:\s+(\d.*))?$/.exec(first.text.replace(isFor, '')) ?? [];
  if (words === '' || (pieces.length === 1 && street === '' && found.address1 === '' && words.split(' ').length > 4)) return [...pieces];
  // After a company a street may follow at once.
  if (street !== '' && found.company !== '') return [...pieces];
  Object.assign(found, splitName(words));
  return street === '' ? pieces.toSpliced(at, 1) : pieces.toSpliced(at, 1, { ...first, text: street });
}
