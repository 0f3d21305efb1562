/** Counting stops at a thousand. */
export function shownCount(count: number): string {
  return count > 999 ? '999+' : String(count);
}
