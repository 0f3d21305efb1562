const DAY_MS = 86_400_000;
/** Shanghai has no daylight saving time. */
const SHANGHAI_MS = 8 * 3_600_000;
const ISO_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?Z$/;

/** Milliseconds since 1970 of an ISO time in UTC; null when the text is none. */
export function parseTime(text: string): number | null {
  const [, day, hours, minutes, seconds, ms = '0'] = ISO_TIME.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return null;
  return (
    dayNumber(day) * DAY_MS + Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(ms.padEnd(3, '0'))
  );
}

/** The calendar day in Shanghai. */
export function shanghaiDay(ms: number): string {
  return dayText(Math.floor((ms + SHANGHAI_MS) / DAY_MS));
}

/** The first millisecond after the day in Shanghai. */
export function endOfShanghaiDay(day: string): number {
  return (dayNumber(day) + 1) * DAY_MS - SHANGHAI_MS;
}

export function timeText(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  const rest = ms - day * DAY_MS;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const clock = `${two(rest / 3_600_000)}:${two((rest / 60_000) % 60)}:${two((rest / 1000) % 60)}`;
  return `${dayText(day)}T${clock}.${String(rest % 1000).padStart(3, '0')}Z`;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayText(dayNumber(text)) === text;
}

/** Within first … last, both inclusive; null is open. */
export function isWithin(day: string, first: string | null, last: string | null): boolean {
  return (first === null || first <= day) && (last === null || day <= last);
}

export function dayBefore(day: string): string {
  return dayText(dayNumber(day) - 1);
}

/** Days since 1970-01-01 in the Gregorian calendar; the year is counted from March so that the leap day is its last. */
function dayNumber(day: string): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(day.slice(8, 10)) - 1;
  return 365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + dayOfYear - 719_468;
}

function dayText(days: number): string {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor((ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365);
  const dayOfYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
