/** How long a page may report faults with one token. */
export const REPORT_TOKEN_LIFE_MS = 60 * 60_000;

/** A fault's words without what may name a person or open a door: addresses, long numbers, long codes. */
export function withoutPeople(words: string): string {
  return words
    .replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…@…')
    .replace(/\+?\d[\d ()./-]{5,}\d/g, '…')
    .replace(/[\w-]{32,}/g, '…');
}

/** A page's address without its query: what people searched for is theirs. */
export function pagePath(page: string): string {
  return withoutPeople(page.split(/[?#]/)[0] ?? '');
}
