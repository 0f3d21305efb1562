/** Working hours of the provider: 09:00 to 18:00 in Shanghai, Monday to Friday. Shanghai has no daylight saving (D-63). */
const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const OPENS_MS = 9 * 3_600_000;
const SHIFT_MS = 9 * 3_600_000;
const WORKDAYS = 5;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
const MINUTE_MS = 60_000;

/** Working time from the first Monday until then. It grows with the clock and stands still at night and at weekends. */
function workedUntil(moment: number): number {
  const local = moment + ZONE_MS - FIRST_MONDAY_MS;
  const week = Math.floor(local / WEEK_MS);
  const day = Math.floor((local - week * WEEK_MS) / DAY_MS);
  const time = local - week * WEEK_MS - day * DAY_MS;
  const today = day < WORKDAYS ? Math.min(Math.max(time - OPENS_MS, 0), SHIFT_MS) : 0;
  return (week * WORKDAYS + Math.min(day, WORKDAYS)) * SHIFT_MS + today;
}

/** Minutes of working time between two moments, in milliseconds since 1970. */
export function workingMinutes(from: number, to: number): number {
  return (workedUntil(to) - workedUntil(from)) / MINUTE_MS;
}

/** What began before this moment has waited for more than these minutes of working time. */
export function workingMinutesBefore(now: number, minutes: number): number {
  const worked = workedUntil(now) - minutes * MINUTE_MS;
  // The end of a shift and the start of the next one are the same working time: the earlier moment is meant.
  const shift = Math.ceil(worked / SHIFT_MS) - 1;
  const week = Math.floor(shift / WORKDAYS);
  const day = week * 7 + (shift - week * WORKDAYS);
  return FIRST_MONDAY_MS + day * DAY_MS + OPENS_MS + (worked - shift * SHIFT_MS) - ZONE_MS;
}
