/** The first and last number of equal boxes. */
export function boxNumbers(first: number, count: number): { from: number; to: number } {
  return { from: first, to: first + count - 1 };
}

/** "10", or "1–8" for equal boxes. */
export function boxText(first: number, count: number): string {
  return count > 1 ? `${first}–${first + count - 1}` : String(first);
}
