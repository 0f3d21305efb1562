import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import type { ArticleRow } from '@quayside/contract/guides/guides.schemas';
import { guidePaths } from '@quayside/contract/guides/guides.paths';
import { guideSections } from '@quayside/domain/guides/guide-rules';
import { EmptyState, ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { useDebounced } from '@quayside/ui/kernel/use-debounced';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Input, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './guides.css';

/** All articles by section, and a search over both languages. */
export function HelpCenterPage() {
  const { t } = useTranslation('guides');
  const [keyword, type] = useDebounced('');
  const articles = useRead(guidesCalls.list, keyword === '' ? {} : { keyword }, { silent: true, keepPrevious: true });
  const list = articles.data?.list;
  return (
    <div className="page">
      <PageHead title={t('center_title')} />
      <Input.Search
        className="help-search"
        aria-label={t('search')}
        placeholder={t('search_placeholder')}
        allowClear
        maxLength={100}
        onChange={(event) => type(event.target.value)}
      />
      {articles.isLoadingError && (
        <div className="panel">
          <ErrorState error={articles.error} onRetry={() => void articles.refetch()} />
        </div>
      )}
      {articles.isPending && <Skeleton className="panel panel-body" active paragraph={{ rows: 10 }} />}
      {list !== undefined && (keyword === '' ? <Sections articles={list} /> : <Results articles={list} />)}
    </div>
  );
}

function Sections({ articles }: { articles: readonly ArticleRow[] }) {
  const { t } = useTranslation('guides');
  const used = guideSections.filter((section) => articles.some((article) => article.section === section));
  return (
    <div className="help-sections">
      {used.map((section) => (
        <section key={section} className="panel help-section">
          <h2>{t(`section.${section}`)}</h2>
          <ul>
            {articles
              .filter((article) => article.section === section)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={guidePaths.article(slug)}>{readerChinese(title)}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Results({ articles }: { articles: readonly ArticleRow[] }) {
  const { t } = useTranslation('guides');
  return (
    <section className="panel" aria-live="polite">
      {articles.length === 0 && <EmptyState title={t('no_results')} hint={t('no_results_hint')} />}
      {articles.length > 0 && (
        <>
          <div className="panel-head">
            <h2>{t('results', { count: articles.length })}</h2>
          </div>
          <ul className="help-results">
            {articles.map(({ slug, title, summary }) => (
              <li key={slug}>
                <Link to={guidePaths.article(slug)}>{readerChinese(title)}</Link>
                <p>{readerChinese(summary)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
