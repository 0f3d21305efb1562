/** The provider's days and months are in Shanghai time, which has no daylight saving (D-63). */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The start of a day in the provider's time zone, plus some days. */
export function startOfDay(day: string, plusDays = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + plusDays * DAY_MS);
}

/** The day of a point in time in the provider's time zone, as 2026-11-15. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
