import type { Piece, Recognized } from './address-parts.ts';

const prefecture = /^(東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)(.*)$/u;
const town = /^(.{1,6}?市|.{1,6}?[区町村])(.*)$/u;
const isPlace = (text: string) => prefecture.test(text);

export function isJapaneseText(pieces: readonly Piece[], country: string): boolean {
  return (country === 'JP' || country === '') && pieces.some(({ text }) => text.split(' ').some(isPlace));
}

/** From the prefecture to the house, without spaces; the name is two words, the surname first. */
export function japaneseAddress(pieces: readonly Piece[], found: Recognized): Piece[] {
  found.country ||= 'JP';
  const words = pieces.flatMap(({ text, line }) =>
    text
      .replace(/〒\s*/, '〒')
      .split(' ')
      .map((word) => ({ text: word, line })),
  );
  const left: Piece[] = [];
  for (const word of words) {
    const code = /^〒?(\d{3}-?\d{4})$/.exec(word.text)?.[1];
    if (found.postal_code === '' && code !== undefined) found.postal_code = code;
    else if (found.phone === '' && /^0\d{1,4}-?\d{1,4}-?\d{4}$/.test(word.text)) found.phone = word.text;
    else if (found.state === '' && isPlace(word.text)) placed(word.text, found);
    else left.push(word);
  }
  return takeFullName(left, found);
}

function placed(text: string, found: Recognized): void {
  const [, state = '', rest = ''] = prefecture.exec(text) ?? [];
  const [, city = '', street = rest] = town.exec(rest) ?? [];
  Object.assign(found, { state, city: found.city || city, address1: found.address1 || street });
}

/** Two words without digits on one line. */
function takeFullName(words: readonly Piece[], found: Recognized): Piece[] {
  const isWord = (piece: Piece | undefined) =>
    piece !== undefined && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}$/u.test(piece.text);
  const at = words.findIndex((word, index) => isWord(word) && isWord(words[index + 1]) && words[index + 1]?.line === word.line);
  if (found.first_name !== '' || at === -1) return [...words];
  Object.assign(found, { last_name: words[at]?.text, first_name: words[at + 1]?.text });
  return words.toSpliced(at, 2);
}
