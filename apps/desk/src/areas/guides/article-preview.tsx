import { ArticleBody } from '@quayside/ui/guides/article-body';
import type { GuidePicture } from '@quayside/domain/guides/guide-rules';
import { useTranslation } from 'react-i18next';

type Texts = { title_en: string; title_cn: string; body_en: string; body_cn: string; pictures?: readonly GuidePicture[] | undefined };

/** The article as a merchant reads it, in both languages. Its links lead to the portal, so they open in a new tab. */
export function ArticlePreview({ values }: { values: Texts }) {
  const { t } = useTranslation('desk-guides');
  const pictures = values.pictures ?? [];
  return (
    <div className="notice-languages">
      <Card lang="en" label={t('english')} title={values.title_en} html={values.body_en} pictures={pictures} />
      <Card lang="zh-CN" label={t('chinese')} title={values.title_cn} html={values.body_cn} pictures={pictures} />
    </div>
  );
}

type CardProps = { lang: 'en' | 'zh-CN'; label: string; title: string; html: string; pictures: readonly GuidePicture[] };

function Card({ lang, label, title, html, pictures }: CardProps) {
  const { t } = useTranslation('desk-guides');
  return (
    <article className="notice-card" lang={lang} aria-label={label}>
      <h3>{title === '' ? label : title}</h3>
      {html === '' ? (
        <p>{t('preview_empty')}</p>
      ) : (
        <ArticleBody html={html} pictures={pictures} language={lang} onOpenPage={(path) => window.open(path, '_blank', 'noopener')} />
      )}
    </article>
  );
}
