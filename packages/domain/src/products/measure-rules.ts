/** Beyond this the merchant's word and the scale differ so much that somebody should look again. */
export const LARGE_DEVIATION_PERCENT = 20;

export type Deviation = {
  /** 0.25: a quarter more than declared. */
  readonly ratio: number;
  readonly isLarge: boolean;
};

/** How far a measurement is from what was declared; null where there is nothing to compare. */
export function deviation(declared: string | number | null, measured: string | number | null): Deviation | null {
  if (declared === null || measured === null) return null;
  // In hundredths, as whole numbers: 3.60 against 3.00 is exactly 20 %.
  const [from, to] = [hundredths(declared), hundredths(measured)];
  if (!(from > 0) || !(to > 0)) return null;
  return { ratio: (to - from) / from, isLarge: Math.abs(to - from) * 100 > LARGE_DEVIATION_PERCENT * from };
}

function hundredths(value: string | number): number {
  return Math.round(Number(value) * 100);
}
