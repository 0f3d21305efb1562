import { PlusOutlined } from '@ant-design/icons';
import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import type { DeskArticleRow } from '@quayside/contract/guides/guides.schemas';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeListPage } from '#desk/kernel/whole-list-page.tsx';
import { ArticleDrawer } from './article-drawer.tsx';
import { HistoryDrawer } from './history-drawer.tsx';

type Open = { kind: 'edit'; article_id: number | null } | { kind: 'history'; article: DeskArticleRow };

/** The help articles merchants read, by section. */
export function ArticleListPage() {
  const { t } = useTranslation('desk-guides');
  const [open, show] = useState<Open | null>(null);
  const close = () => show(null);
  return (
    <>
      <WholeListPage
        call={guidesDeskCalls.deskArticles}
        rowKey="article_id"
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => show({ kind: 'edit', article_id: null })}>
            {t('add')}
          </Button>
        }
        columns={useColumns(show)}
        empty={{ title: t('empty_title'), hint: t('empty_hint') }}
      />
      {open?.kind === 'edit' && <ArticleDrawer articleId={open.article_id} onClose={close} />}
      {open?.kind === 'history' && <HistoryDrawer article={open.article} onClose={close} />}
    </>
  );
}

function useColumns(show: (open: Open) => void): ListColumn<DeskArticleRow>[] {
  const { t } = useTranslation(['desk-guides', 'guides']);
  const isEnglish = currentLanguage() === 'en';
  return [
    {
      key: isEnglish ? 'title_en' : 'title_cn',
      title: t('article'),
      width: 320,
      render: (row) => (isEnglish ? row.title_en : readerChinese(row.title_cn)),
    },
    { key: 'section', title: t('section'), width: 160, render: (row) => t(`section.${row.section}`, { ns: 'guides' }) },
    {
      key: 'published',
      title: t('state'),
      width: 130,
      card: 'tag',
      render: (row) => <StateTag tone={row.published ? 'good' : 'quiet'}>{t(row.published ? 'published' : 'unpublished')}</StateTag>,
    },
    { key: 'version', title: t('version'), width: 90, align: 'end' },
    { key: 'updated_by', title: t('updated_by'), width: 190, render: (row) => row.updated_by ?? t('supplied') },
    { key: 'updated_at', title: t('updated_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.updated_at} /> },
    {
      ...actionsColumn(),
      width: 160,
      render: (row) => (
        <RowActions>
          <RowAction onClick={() => show({ kind: 'edit', article_id: row.article_id })}>{t('edit')}</RowAction>
          <RowAction onClick={() => show({ kind: 'history', article: row })}>{t('history')}</RowAction>
        </RowActions>
      ),
    },
  ];
}
