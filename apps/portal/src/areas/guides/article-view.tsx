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

/** One article, read by its address. */
export function ArticleView({ slug, title = true }: { slug: string; title?: boolean }) {
  const { t } = useTranslation('guides');
  const navigate = useNavigate();
  const article = useRead(guidesCalls.get, { slug }, { silent: true });
  if (article.isLoadingError) return <ErrorState error={article.error} onRetry={() => void article.refetch()} />;
  if (!article.data) return <Skeleton active paragraph={{ rows: 12 }} />;
  const { title: name, body, pictures, updated_at } = article.data;
  return (
    <article>
      {title && <h2>{readerChinese(name)}</h2>}
      <ArticleBody html={readerChinese(body)} pictures={pictures} language={currentLanguage()} onOpenPage={(path) => void navigate(path)} />
      <p className="help-updated">{t('updated', { day: dayText(updated_at.slice(0, 10), currentLanguage()) })}</p>
    </article>
  );
}
