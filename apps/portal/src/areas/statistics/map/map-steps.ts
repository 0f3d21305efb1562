export const STEPS = 5;

/** 0 for nothing, else 1 to 5 by the logarithm of the share: one large country would leave all others pale. */
export function seriesStep(value: number, highest: number): number {
  if (value <= 0) return 0;
  if (highest <= 1) return STEPS;
  return Math.min(STEPS, 1 + Math.floor((Math.log(value) / Math.log(highest)) * STEPS));
}
