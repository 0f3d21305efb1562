export type Level = { readonly total: number; readonly frozen: number };

/** What can be sold (INV-02). */
export function available({ total, frozen }: Level): number {
  return total - frozen;
}

/** Nothing can be sold, in any warehouse or in the one looked at (D-56). A SKU that was never in stock is sold out as well. */
export function isSoldOut(availableNow: number): boolean {
  return availableNow <= 0;
}

/** At or below the warning quantity, where there is one (D-71). */
export function isLow(availableNow: number, warningQuantity: number): boolean {
  return warningQuantity > 0 && availableNow <= warningQuantity;
}
