import { SafeHtml } from '../display/safe-html.tsx';
import { TimeText } from '../display/time-text.tsx';

/** What a notice says and since when: in the merchant's dialog and in the preview of whoever writes it. */
export function NoticeBody({ html, at }: { html: string; at: string }) {
  return (
    <>
      <SafeHtml html={html} />
      <p className="notice-date">
        <TimeText at={at} />
      </p>
    </>
  );
}
