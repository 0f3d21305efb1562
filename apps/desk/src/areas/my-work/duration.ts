import type { TFunction } from 'i18next';

const HOUR = 60;
/** A working day has nine hours. */
const DAY = 9 * HOUR;

/** Working time as text: minutes, hours, and from two working days on days. */
export function durationText(t: TFunction<'my-work'>, minutes: number): string {
  if (minutes < HOUR) return t('minutes', { minutes });
  if (minutes < 2 * DAY) {
    const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
    return rest === 0 ? t('hours', { hours }) : t('hours_minutes', { hours, minutes: rest });
  }
  const [count, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)];
  return hours === 0 ? t('days', { count }) : t('days_hours', { count, hours });
}
