import { BellOutlined } from '@ant-design/icons';
import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import { noticePaths } from '@quayside/contract/notices/notices.paths';
import { useRead } from '@quayside/ui/kernel/query';
import { pathInTab } from '@quayside/ui/kernel/tabs';
import { navigateThen } from '@quayside/ui/kernel/unsaved';
import { Badge, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

const POLL_MS = 60_000;

/** How many notices are unread (USER-09, D-94); opens the messages. */
export function NoticeBell() {
  const { t } = useTranslation('notices');
  const navigate = useNavigate();
  const unread = useRead(noticesCalls.unreadCount, {}, { silent: true, pollMs: () => POLL_MS });
  const count = unread.data?.count ?? 0;
  return (
    <Badge count={count} size="small" offset={[-6, 6]}>
      <Button
        type="text"
        icon={<BellOutlined aria-hidden />}
        aria-label={count === 0 ? t('bell_none') : t('bell', { count })}
        onClick={() => navigateThen(() => navigate(pathInTab(noticePaths.messages)))}
      />
    </Badge>
  );
}
