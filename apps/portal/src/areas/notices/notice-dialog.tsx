import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { useRead } from '@quayside/ui/kernel/query';
import { useState } from 'react';
import { NoticeView } from './notice-view.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** The newest notice, once, while it is unread (USER-15); closing it marks it as read (USER-16). */
export function NoticeDialog() {
  const newest = useRead(noticesCalls.newest, {}, { silent: true });
  const markRead = useMarkRead();
  const [closed, setClosed] = useState<number | null>(null);
  const notice = newest.data ?? null;
  const shown = notice !== null && notice.is_read === 0 && notice.press_id !== closed ? notice : null;
  const close = () => {
    if (shown === null) return;
    setClosed(shown.press_id);
    markRead(shown.press_id);
  };
  return <NoticeView notice={shown} onClose={close} />;
}
