import { currentLanguage } from '../kernel/i18n.ts';
import { dayText, EMPTY, momentText } from '../kernel/values.ts';

/** A timestamp in the reader's time zone. */
export function TimeText({ at, seconds = false }: { at: string | null | undefined; seconds?: boolean }) {
  if (!at) return EMPTY;
  return (
    <time className="nowrap" dateTime={at}>
      {momentText(at, currentLanguage(), seconds)}
    </time>
  );
}

/** A calendar day, in the style of `TimeText`. */
export function DayText({ day }: { day: string | null | undefined }) {
  if (!day) return EMPTY;
  return (
    <time className="nowrap" dateTime={day}>
      {dayText(day, currentLanguage())}
    </time>
  );
}
