import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Button, Skeleton, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { ArticleView } from './article-view.tsx';
import './guides.css';

/** How own programs use the open API (PLUG-04). */
export function ApiGuidesPage() {
  const { t } = useTranslation('guides');
  const articles = useRead(guidesCalls.list, { section: 'api' }, { silent: true });
  return (
    <div className="page">
      <PageHead
        title={t('api_title')}
        actions={
          <Button href="/docs" target="_blank" rel="noopener noreferrer">
            {t('api_reference')}
          </Button>
        }
      />
      <div className="panel panel-body">
        {articles.isPending && <Skeleton active paragraph={{ rows: 12 }} />}
        {articles.isLoadingError && <ErrorState error={articles.error} onRetry={() => void articles.refetch()} />}
        {articles.data && (
          <Tabs
            items={articles.data.list.map(({ slug, title }) => ({
              key: slug,
              label: readerChinese(title),
              children: <ArticleView slug={slug} title={false} />,
            }))}
          />
        )}
      </div>
    </div>
  );
}
