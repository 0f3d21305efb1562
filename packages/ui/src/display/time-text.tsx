import { currentLanguage } from '../kernel/i18n.ts';
import { EMPTY, momentText } from '../kernel/values.ts';

/** A timestamp in the reader's time zone. */
export function TimeText({ at, seconds = false }: { at: string | null | undefined; seconds?: boolean }) {
  if (!at) return EMPTY;
  return (
    <time className="nowrap" dateTime={at}>
      {momentText(at, currentLanguage(), seconds)}
    </time>
  );
}
