export type Level = { readonly total: number; readonly frozen: number };

/** What can be sold (INV-02). */
export function available({ total, frozen }: Level): number {
  return total - frozen;
}

/** At or below the warning quantity, where there is one (D-71). */
export function isLow(availableNow: number, warningQuantity: number): boolean {
  return warningQuantity > 0 && availableNow <= warningQuantity;
}
