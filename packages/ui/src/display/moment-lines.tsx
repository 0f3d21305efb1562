import { currentLanguage } from '../kernel/i18n.ts';
import { EMPTY, momentLines, momentText } from '../kernel/values.ts';

/** A timestamp in the two lines of a list's row; its full text on hover. */
export function MomentLines({ at }: { at: string | null | undefined }) {
  if (!at) return EMPTY;
  const language = currentLanguage();
  const { day, time } = momentLines(at, language);
  return (
    <time className="two-lines" dateTime={at} title={momentText(at, language)}>
      <span>{day}</span> <span className="second-line">{time}</span>
    </time>
  );
}
