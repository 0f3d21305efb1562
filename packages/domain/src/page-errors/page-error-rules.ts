/** How long one token may be used to report page errors. */
export const REPORT_TOKEN_LIFE_MS = 60 * 60_000;

/** An error message without personal data and secrets: email addresses, long numbers, long codes. */
export function withoutPeople(words: string): string {
  return words
    .replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…@…')
    .replace(/\+?\d[\d ()./-]{5,}\d/g, '…')
    .replace(/[\w-]{32,}/g, '…');
}

/** A page's URL without its query, which may hold personal data. */
export function pagePath(page: string): string {
  return withoutPeople(page.split(/[?#]/)[0] ?? '');
}
