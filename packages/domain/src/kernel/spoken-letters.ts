/** No I, O, 0 or 1: people read these numbers to each other and copy them by hand. */
export const SPOKEN_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Letters that tell nothing, one for each random byte. */
export function spokenLetters(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => SPOKEN_LETTERS[byte % SPOKEN_LETTERS.length]).join('');
}
