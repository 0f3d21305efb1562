import { currentLanguage } from '../kernel/i18n.ts';
import { submittedText } from '../kernel/values.ts';

/** When a payment was submitted. Its day is never before the day of payment, which has no time zone. */
export function SubmittedText({ at, paidOn }: { at: string; paidOn: string }) {
  return (
    <time className="nowrap" dateTime={at}>
      {submittedText(at, paidOn, currentLanguage())}
    </time>
  );
}
