import { noticesCalls } from '@quayside/contract/notices/notices.calls';
import type { Notice } from '@quayside/contract/notices/notices.schemas';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { ListPage } from '@quayside/ui/list/list-page';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeView } from './notice-view.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** All notices of this account (D-94, USER-36): read one, or mark all as read. */
export function MessageListPage() {
  const { t } = useTranslation('notices');
  const [opened, setOpened] = useState<Notice | null>(null);
  const markRead = useMarkRead();
  const close = () => {
    if (opened?.is_read === 0) markRead(opened.press_id);
    setOpened(null);
  };
  const columns: ListColumn<Notice>[] = [
    {
      key: 'is_read',
      title: t('state'),
      width: 110,
      ellipsis: false,
      render: (row) => <StateTag tone={row.is_read === 0 ? 'active' : 'quiet'}>{row.is_read === 0 ? t('unread') : t('read')}</StateTag>,
    },
    {
      key: 'title',
      title: t('subject'),
      width: 480,
      render: (row) => (
        <Button type="link" size="small" className="cell-link" onClick={() => setOpened(row)}>
          {readerChinese(row.title)}
        </Button>
      ),
    },
    { key: 'publish_on_time', title: t('published'), width: 190, sortable: true, render: (row) => <TimeText at={row.publish_on_time} /> },
  ];
  return (
    <>
      <ListPage
        call={noticesCalls.list}
        rowKey="press_id"
        title={t('title')}
        purpose={t('purpose')}
        columns={columns}
        tabs={{
          param: 'is_read',
          counts: noticesCalls.counts,
          items: [
            { key: '0', label: t('unread') },
            { key: '1', label: t('read') },
          ],
        }}
        actions={<MarkAll />}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      <NoticeView notice={opened} onClose={close} />
    </>
  );
}

function MarkAll() {
  const { t } = useTranslation('notices');
  const { message } = App.useApp();
  const unread = useRead(noticesCalls.unreadCount, {}, { silent: true });
  const mark = useWrite(noticesCalls.markAllRead, ['notices', 'dashboards'], { onDone: () => void message.success(t('marked')) });
  return (
    <Button disabled={(unread.data?.count ?? 0) === 0} loading={mark.isPending} onClick={() => mark.mutate({})}>
      {t('mark_all')}
    </Button>
  );
}
