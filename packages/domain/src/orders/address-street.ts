import type { Piece, Recognized } from './address-parts.ts';

/** The remaining pieces, line by line. Carriers in the EU need the house number by itself, and the street before what is beside it. */
export function streetIn(pieces: readonly Piece[], found: Recognized, isNumbered: boolean): void {
  const lines = [...Map.groupBy(pieces, ({ line }) => line).values()].map((line) => line.map(({ text }) => text).join(', '));
  if (found.address1 !== '') lines.unshift(found.address1);
  const rest = isNumbered && found.house_number === '' ? numbered(lines, found) : lines;
  if (rest === lines) found.address1 = lines.shift() ?? '';
  found.address2 = [found.address2, ...rest].filter((line) => line !== '').join(', ');
}

/** Splits the first line that has a house number, and returns the other lines; all of them when none has. */
function numbered(lines: string[], found: Recognized): string[] {
  // Where the number comes first, a line that begins with one is the street.
  const front = numberFirst.has(found.country) ? lines.findIndex((line) => before.test(line)) : -1;
  for (const [at, line] of lines.entries()) {
    const split = at < front ? null : withNumber(line, found.country);
    if (!split) continue;
    Object.assign(found, { address1: split.street, house_number: split.number });
    return [...lines.slice(0, at), split.beside, ...lines.slice(at + 1)];
  }
  return lines;
}

const letter = String.raw`[a-zA-Z](?!\p{L})`;
const number =
  String.raw`\d{1,5}(?:${letter}| ?(?:bis|ter|quater)(?!\p{L})| ${letter}(?: \d{1,4})?)?(?: ?[-/] ?[\da-zA-Z]{1,4})*(?: ${letter} \d{1,4})?` +
  String.raw`(?: (?:bus|bte|lgh|m\.) ?\d{1,5}| (?:hs|I{1,3})(?!\p{L}))?(?:\.(?: \d{1,3}/\d{1,3}\.?)?)?`;
const alone = new RegExp(`^${number}$`, 'u');
const behind = new RegExp(String.raw`^(.*?\p{L}.*?)(?:[ ,]+|(?<=\.))(${number})$`, 'u');
const before = new RegExp(String.raw`^(${number}),? +(\D.+)$`, 'u');
/** Words after which a number is not a house's. */
const noStreet =
  /^(?:p\.? ?o\.? ?box|post(?:fach|bus|boks|nummer)|box|b\.?p\.?|pl|apartado|apartment|apt|appartement|app|flat|unit|stiege|top|scala|interno)(?![\p{L}])/iu;
const numberFirst: ReadonlySet<string> = new Set(['FR', 'IE', 'LU', 'MT']);

/** "Hauptstr. 12a, 3. Stock" and "12 bis rue de la Paix": street, number and what stands beside them. */
function withNumber(line: string, country: string): { street: string; number: string; beside: string } | null {
  const [first = '', second = '', ...more] = line.split(', ');
  if (noStreet.test(first)) return null;
  if (alone.test(first) && second !== '') return { street: second, number: first, beside: more.join(', ') };
  if (alone.test(second)) return { street: first, number: second, beside: more.join(', ') };
  const beside = [second, ...more].filter((part) => part !== '').join(', ');
  const front = before.exec(first);
  const back = behind.exec(first);
  if (front && (numberFirst.has(country) || !back)) return { street: front[2] ?? '', number: front[1] ?? '', beside };
  return back ? { street: back[1] ?? '', number: back[2] ?? '', beside } : null;
}
