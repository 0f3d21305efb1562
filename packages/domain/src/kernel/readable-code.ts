/** No I, O, 0 or 1: people read these numbers to each other and copy them by hand. */
export const READABLE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random letters, one for each random byte. */
export function readableCode(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => READABLE_LETTERS[byte % READABLE_LETTERS.length]).join('');
}
