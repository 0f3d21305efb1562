import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { noticePaths } from '@quayside/contract/notices/notices.paths';
import type { Notice } from '@quayside/contract/notices/notices.schemas';
import { TimeText } from '@quayside/ui/display/time-text';
import { useRead } from '@quayside/ui/kernel/query';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './notices.css';
import { NoticeView } from './notice-view.tsx';
import { useMarkRead } from './use-mark-read.ts';

const FIRST = 5;

/** Unread messages, before everything else; nothing when all are read. */
export function UnreadCard() {
  const { t } = useTranslation('notices');
  const { data } = useRead(noticesCalls.list, { is_read: 0, limit: 10 }, { silent: true });
  const [opened, setOpened] = useState<Notice | null>(null);
  const markRead = useMarkRead();
  const close = () => {
    if (opened) markRead(opened.press_id);
    setOpened(null);
  };
  // While the last unread one is open, the card stays.
  if (!data?.list?.length && opened === null) return null;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('unread_title', { count: data?.count ?? 0 })}</h2>
        <Link to={noticePaths.messages}>{t('unread_all')}</Link>
      </div>
      <ul className="unread-messages">
        {data?.list.slice(0, FIRST).map((notice) => (
          <li key={notice.press_id}>
            <Button type="link" className="cell-link" onClick={() => setOpened(notice)}>
              {readerChinese(notice.title)}
            </Button>
            <span className="quiet">
              <TimeText at={notice.publish_on_time} />
            </span>
          </li>
        ))}
      </ul>
      <NoticeView notice={opened} onClose={close} />
    </section>
  );
}
