import { guidesCalls } from '@quayside/contract/guides/guides.calls';
import { ErrorState } from '@quayside/ui/feedback/states';
import { ArticleBody } from '@quayside/ui/guides/article-body';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { dayText } from '@quayside/ui/kernel/values';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** One article, read by its address; the page has its title. */
export function ArticleView({ slug }: { slug: string }) {
  const { t } = useTranslation('guides');
  const navigate = useNavigate();
  const article = useRead(guidesCalls.get, { slug }, { silent: true });
  if (article.isLoadingError) return <ErrorState error={article.error} onRetry={() => void article.refetch()} />;
  if (!article.data) return <Skeleton active paragraph={{ rows: 12 }} />;
  const { body, pictures, updated_at } = article.data;
  return (
    <article>
      <ArticleBody html={readerChinese(body)} pictures={pictures} language={currentLanguage()} onOpenPage={(path) => void navigate(path)} />
      <p className="help-updated">{t('updated', { day: dayText(updated_at.slice(0, 10), currentLanguage()) })}</p>
    </article>
  );
}
