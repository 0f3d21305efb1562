import { noticesDeskCalls } from '@quayside/contract/notices/notices.desk-calls';
import type { DeskNoticeRow } from '@quayside/contract/notices/notices.schemas';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { ListPage } from '@quayside/ui/list/list-page';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandNames } from '#desk/kernel/brand-names.ts';
import { useNow } from '#desk/kernel/use-now.ts';
import { NoticeActions } from './notice-actions.tsx';
import { noticeState, noticeTones } from './notice-state.ts';

/** Lazy: the editor is large and most visits do not need it. */
const NoticeDrawer = lazy(() => import('./notice-drawer.tsx').then(({ NoticeDrawer: drawer }) => ({ default: drawer })));

/** STAFF-10: the provider's notices to merchants. */
export function NoticeListPage() {
  const { t } = useTranslation(['desk-notices', 'kernel']);
  const [edited, edit] = useState<DeskNoticeRow | 'new' | null>(null);
  const brandOf = useBrandNames();
  const titleOf = (row: DeskNoticeRow) =>
    (currentLanguage() === 'en' ? row.title_en || row.title_cn : row.title_cn || row.title_en) || t('untitled');
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        call={noticesDeskCalls.deskList}
        rowKey="press_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={add}
        columns={[
          {
            key: 'title',
            title: t('subject'),
            width: 300,
            render: (row) => (
              <Button type="link" className="cell-link" onClick={() => edit(row)}>
                {titleOf(row)}
              </Button>
            ),
          },
          { key: 'state', title: t('state_title'), width: 110, render: (row) => <NoticeStateTag row={row} /> },
          { key: 'publish_on_time', title: t('publish_on_time'), width: 160, render: (row) => <TimeText at={row.publish_on_time} /> },
          { key: 'ends_at', title: t('ends_at'), width: 160, render: (row) => <TimeText at={row.ends_at} /> },
          { key: 'brands', title: t('brands'), width: 250, render: (row) => row.platform_types.map(brandOf).join(', ') },
          { key: 'updated_at', title: t('updated_at'), width: 160, render: (row) => <TimeText at={row.updated_at} /> },
          { key: 'press_id', title: t('press_id'), width: 90, hidden: true, sortable: true },
          { ...actionsColumn(), width: 150, render: (row) => <NoticeActions notice={row} onEdit={() => edit(row)} /> },
        ]}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {edited !== null && (
        <Suspense fallback={null}>
          <NoticeDrawer
            key={edited === 'new' ? 'new' : edited.press_id}
            notice={edited === 'new' ? null : edited}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function NoticeStateTag({ row }: { row: DeskNoticeRow }) {
  const { t } = useTranslation('desk-notices');
  const state = noticeState(row, useNow());
  return <StateTag tone={noticeTones[state]}>{t(`state.${state}`)}</StateTag>;
}
