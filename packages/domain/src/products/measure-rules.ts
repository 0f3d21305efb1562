/** Above this difference between declared and measured values, staff should check again. */
export const LARGE_DEVIATION_PERCENT = 20;

export type Deviation = {
  /** 0.25: 25 % more than declared. */
  readonly ratio: number;
  readonly isLarge: boolean;
};

/** Relative difference between a measured and a declared value; null where one of them is missing. */
export function deviation(declared: string | number | null, measured: string | number | null): Deviation | null {
  if (declared === null || measured === null) return null;
  // Integers in hundredths avoid float rounding: 3.60 against 3.00 is exactly 20 %.
  const [from, to] = [hundredths(declared), hundredths(measured)];
  if (!(from > 0) || !(to > 0)) return null;
  return { ratio: (to - from) / from, isLarge: Math.abs(to - from) * 100 > LARGE_DEVIATION_PERCENT * from };
}

function hundredths(value: string | number): number {
  return Math.round(Number(value) * 100);
}
