import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Button, Skeleton } from 'antd';
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
      {articles.isPending && <Skeleton className="panel panel-body" active paragraph={{ rows: 12 }} />}
      {articles.isLoadingError && (
        <div className="panel">
          <ErrorState error={articles.error} onRetry={() => void articles.refetch()} />
        </div>
      )}
      <div className="help-stack">
        {articles.data?.list.map(({ slug, title }) => (
          <section key={slug} className="panel">
            <div className="panel-head">
              <h2>{readerChinese(title)}</h2>
            </div>
            <div className="panel-body">
              <ArticleView slug={slug} />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
