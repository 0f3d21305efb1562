import { postcodeFormats, withoutPostcodes } from './postcode-formats.ts';

const shapes = new Map<string, { shape: RegExp; form: string }[]>();
const signs: Readonly<Record<string, string>> = { '9': '[0-9]', A: '[A-Z]', '*': '[A-Z0-9]' };

function shapesOf(country: string): { shape: RegExp; form: string }[] | null {
  const format = postcodeFormats.get(country);
  if (!format) return null;
  const known =
    shapes.get(country) ?? format.forms.map((form) => ({ form, shape: new RegExp(`^${bare(form, (sign) => signs[sign] ?? '')}$`) }));
  shapes.set(country, known);
  return known;
}

const bare = (form: string, write: (sign: string) => string) => Array.from(form, write).join('');

/**
 * A postcode as its country writes it: "k1a0b1" is K1A 0B1, "D-10115" is 10115. Null when it has no form of the country; as it is
 * typed where the forms are not known.
 */
export function readPostcode(country: string, text: string): string | null {
  if (last?.text !== text || last.country !== country) last = { country, text, read: parsedPostcode(country, text) };
  return last.read;
}

/** Every address is read twice: checked, and then written. */
let last: { readonly country: string; readonly text: string; readonly read: string | null } | null = null;

function parsedPostcode(country: string, text: string): string | null {
  const typed = text.normalize('NFKC').trim();
  const known = shapesOf(country);
  if (!known) return typed;
  const upper = typed.toUpperCase().replace(/^〒\s*/, '');
  // The sign of the country before the code is not part of it: D-10115, SE-111 22, LV-1010.
  const candidates = [upper, upper.replace(/^[A-Z]{1,3}[- ]\s*(?=\d)/, '')];
  for (const candidate of candidates) {
    if (!/^[A-Z0-9 -]*$/.test(candidate)) continue;
    const code = candidate.replaceAll(/[ -]/g, '');
    const found = known.find(({ shape }) => shape.test(code));
    if (found) return written(code, found.form);
  }
  return null;
}

/** Puts the form's spaces and dashes between the letters and digits. */
function written(code: string, form: string): string {
  let at = 0;
  return bare(form, (sign) => (sign in signs ? (code[at++] ?? '') : sign));
}

/** Whether an address in the country must have a postcode (ORD-38). */
export function needsPostcode(country: string): boolean {
  return !withoutPostcodes.has(country) && postcodeFormats.get(country)?.isOptional !== true;
}

export function postcodeExample(country: string): string {
  return postcodeFormats.get(country)?.example ?? '';
}

/** Whether a text is a postcode of a country whose forms are known. */
export function isPostcode(country: string, text: string): boolean {
  return postcodeFormats.has(country) && readPostcode(country, text) !== null;
}

/** The forms of a country's postcodes as they stand in a text; five digits where they are not known, null where there are none. */
export function postcodeInText(country: string): string | null {
  if (withoutPostcodes.has(country)) return null;
  const forms = postcodeFormats.get(country)?.forms ?? ['99999'];
  const longestFirst = forms.toSorted((a, b) => b.length - a.length);
  return longestFirst.map((form) => bare(form, (sign) => inText[sign] ?? '')).join('|');
}

const inText: Readonly<Record<string, string>> = { '9': '\\d', A: '[A-Za-z]', '*': '[A-Za-z\\d]', ' ': ' ?', '-': '[ -]?' };
