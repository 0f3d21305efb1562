type OnTheWay = { readonly method: string; readonly days: number; readonly count: number };
export type Ageing = { in_time: number; due_soon: number; late: number; very_late: number; unknown: number };

/** Due within so many days of the promised time. */
export const DUE_SOON_DAYS = 2;
/** Later than promised by more than this is a case for the carrier. */
export const VERY_LATE_DAYS = 7;

/** Parcels on their way against the longest delivery time their method promises; a method that promises none is unknown. */
export function ageingOf(parcels: readonly OnTheWay[], promised: ReadonlyMap<string, number>): Ageing {
  const sums: Ageing = { in_time: 0, due_soon: 0, late: 0, very_late: 0, unknown: 0 };
  for (const { method, days, count } of parcels) sums[ageOf(days, promised.get(method) ?? 0)] += count;
  return sums;
}

function ageOf(days: number, promised: number): keyof Ageing {
  if (promised <= 0) return 'unknown';
  if (days > promised + VERY_LATE_DAYS) return 'very_late';
  if (days > promised) return 'late';
  return days > promised - DUE_SOON_DAYS ? 'due_soon' : 'in_time';
}
