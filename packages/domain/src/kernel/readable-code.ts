/** No I, O, 0 or 1: people read these numbers to each other and copy them by hand. */
export const READABLE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A document's number: prefix, day, random letters, so it does not reveal how many there are. */
export function documentNo(prefix: string, day: string, bytes: Iterable<number>): string {
  return `${prefix}-${day.slice(2).replaceAll('-', '')}-${readableCode(bytes)}`;
}

/** Random letters, one for each random byte. */
export function readableCode(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => READABLE_LETTERS[byte % READABLE_LETTERS.length]).join('');
}
