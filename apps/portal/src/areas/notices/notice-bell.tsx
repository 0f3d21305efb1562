import { BellOutlined } from '@ant-design/icons';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import type { Notice } from '@quayside/contract/notices/notices.schemas';
import { noticePaths } from '@quayside/contract/notices/notices.paths';
import { TimeText } from '@quayside/ui/display/time-text';
import { Loading } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { pathInTab } from '@quayside/ui/kernel/tabs';
import { navigateThen } from '@quayside/ui/kernel/unsaved';
import { Badge, Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { NoticeView } from './notice-view.tsx';
import { useMarkRead } from './use-mark-read.ts';
import './notices.css';

const POLL_MS = 60_000;
const PREVIEWED = 5;

/** How many notices are unread (USER-09, D-94); shows the latest ones and leads to all of them. */
export function NoticeBell() {
  const { t } = useTranslation('notices');
  const [isOpen, setOpen] = useState(false);
  const [shown, show] = useState<Notice | null>(null);
  const markRead = useMarkRead();
  const unread = useRead(noticesCalls.unreadCount, {}, { silent: true, pollMs: () => POLL_MS });
  const count = unread.data?.count ?? 0;
  const read = (notice: Notice) => {
    setOpen(false);
    show(notice);
    if (notice.is_read === 0) markRead(notice.press_id);
  };
  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        title={t('title')}
        content={isOpen && <Latest onRead={read} onLeave={() => setOpen(false)} />}
      >
        <Badge count={count} size="small" offset={[-6, 6]}>
          <Button
            type="text"
            icon={<BellOutlined aria-hidden />}
            aria-label={count === 0 ? t('bell_none') : t('bell', { count })}
            aria-expanded={isOpen}
          />
        </Badge>
      </Popover>
      <NoticeView notice={shown} onClose={() => show(null)} />
    </>
  );
}

function Latest({ onRead, onLeave }: { onRead: (notice: Notice) => void; onLeave: () => void }) {
  const { t } = useTranslation('notices');
  const navigate = useNavigate();
  const latest = useRead(noticesCalls.list, { page: 1, limit: 10 }, { silent: true });
  const toAll = () => {
    onLeave();
    navigateThen(() => void navigate(pathInTab(noticePaths.messages)));
  };
  const notices = latest.data?.list.slice(0, PREVIEWED) ?? [];
  return (
    <div className="notice-preview">
      {latest.isPending && <Loading />}
      {!latest.isPending && notices.length === 0 && <p className="quiet">{t('empty_title')}</p>}
      <ul>
        {notices.map((notice) => (
          <li key={notice.press_id}>
            <button type="button" data-unread={notice.is_read === 0 || undefined} onClick={() => onRead(notice)}>
              <span>{notice.title}</span>
              <small>
                <TimeText at={notice.publish_on_time} />
              </small>
            </button>
          </li>
        ))}
      </ul>
      <Button type="link" block onClick={toAll}>
        {t('all')}
      </Button>
    </div>
  );
}
