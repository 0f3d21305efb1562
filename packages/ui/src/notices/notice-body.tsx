import { SafeHtml } from '../display/safe-html.tsx';
import { TimeText } from '../display/time-text.tsx';
import { readerChinese } from '../kernel/traditional.ts';

/** A notice's text and date: in the merchant's dialog and in the author's preview. */
export function NoticeBody({ html, at }: { html: string; at: string }) {
  return (
    <>
      <SafeHtml html={readerChinese(html)} />
      <p className="notice-date">
        <TimeText at={at} />
      </p>
    </>
  );
}
