export type EvaluationRefusal = 'evaluations.no_manager';

/** Five levels (EVAL-01). */
export const MAX_STARS = 5;

/** The mean with two digits, rounded half up, from a sum of whole stars. Null without evaluations. */
export function averageStars(sum: number, count: number): string | null {
  if (count === 0) return null;
  // Whole hundredths: the sum of stars times 100 is exact in a double.
  const hundredths = String(Math.round((sum * 100) / count)).padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}
