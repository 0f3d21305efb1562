import { currentLanguage } from '../kernel/i18n.ts';
import { dayText, EMPTY } from '../kernel/values.ts';

/** A day without a time, in the date style of the language. `data-day`: it has no time zone to name. */
export function DayText({ day }: { day: string | null | undefined }) {
  if (!day) return EMPTY;
  return (
    <time className="nowrap" dateTime={day} data-day>
      {dayText(day, currentLanguage())}
    </time>
  );
}
