import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import { guidePaths } from '@quayside/contract/guides/guides.paths';
import { useRead } from '@quayside/ui/kernel/query';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { PageHead } from '@quayside/ui/shell/page-head';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ArticleView } from './article-view.tsx';
import { Contents } from './contents.tsx';
import './guides.css';

const FIRST = 'getting-started';

/** An article with the contents beside it; without one the way from registration to a delivered order. */
export function HelpPage() {
  const { t } = useTranslation('guides');
  const slug = useSearchParams()[0].get('article') ?? FIRST;
  const articles = useRead(guidesCalls.list, {}, { silent: true });
  const title = articles.data?.list.find((article) => article.slug === slug)?.title;
  return (
    <div className="page">
      <PageHead
        title={title === undefined ? t('help_title') : readerChinese(title)}
        actions={<Link to={guidePaths.center}>{t('to_center')}</Link>}
      />
      <div className="help-columns">
        <Contents articles={articles.data?.list ?? []} current={slug} />
        <div className="panel panel-body">
          <ArticleView key={slug} slug={slug} />
        </div>
      </div>
    </div>
  );
}
