import type { Piece, Recognized } from './address-parts.ts';
import { splitName } from './person-name.ts';

const place = /^(\p{Script=Hangul}+(?:특별시|광역시|특별자치시|특별자치도|도)) (.+)$/u;

export function isKoreanText(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text }) => place.test(text));
}

/** From the city or province to the house, with spaces between them. */
export function koreanAddress(pieces: readonly Piece[], found: Recognized): Piece[] {
  found.country ||= 'KR';
  return pieces.filter(({ text }) => {
    if (found.postal_code === '' && /^\d{5}$/.test(text)) found.postal_code = text;
    else if (found.first_name === '' && /^\p{Script=Hangul}{2,4}$/u.test(text)) Object.assign(found, splitName(text));
    else if (found.address1 === '' && place.test(text)) placed(text, found);
    else return true;
    return false;
  });
}

function placed(text: string, found: Recognized): void {
  const [, largest = '', rest = ''] = place.exec(text) ?? [];
  const [, town = '', street = rest] = largest.endsWith('도') ? (/^(\S+[시군]) (.+)$/.exec(rest) ?? []) : [];
  found.state ||= town === '' ? '' : largest;
  found.city ||= town || largest;
  found.address1 = street;
}
