/** The provider's days and months are in Shanghai time, which has no daylight saving (D-63). */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** Days from Excel's day 0 (1899-12-30) to 1970-01-01. */
const EXCEL_EPOCH = 25_569;
/** Written where a document or an export shows times. */
export const ZONE = 'Asia/Shanghai, UTC+8';

export function zoned(title: string): string {
  return `${title} (${ZONE})`;
}

/** The start of a day in the provider's time zone, plus some days. */
export function startOfDay(day: string, plusDays = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + plusDays * DAY_MS);
}

/** The day of a point in time in the provider's time zone, as 2026-11-15. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The provider's clock, as 14:05. */
export function clockOf(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(11, 16);
}

/** A point in time as the number of days a spreadsheet counts, in the provider's time zone; whole seconds. */
export function serialOf(moment: Date): number {
  const seconds = Math.floor((moment.getTime() + OFFSET_MS) / 1000);
  return Number((seconds / 86_400 + EXCEL_EPOCH).toFixed(8));
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
