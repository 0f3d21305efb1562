import { NoticeBody } from '@quayside/ui/notices/notice-body';
import { useTranslation } from 'react-i18next';
import type { NoticeValues } from './notice-form.ts';

/** The notice as a merchant's dialog shows it, in both languages. */
export function NoticePreview({ values }: { values: NoticeValues }) {
  const { t } = useTranslation('desk-notices');
  const { meta_title = '', publish_on_time } = values;
  return (
    <>
      <p className="notice-preview-hint">{t('preview_hint')}</p>
      <div className="notice-languages">
        <Card lang="en" label={t('english')} title={values.title_en} html={values.description_en} at={publish_on_time} meta={meta_title} />
        <Card
          lang="zh-CN"
          label={t('chinese')}
          title={values.title_cn}
          html={values.description_cn}
          at={publish_on_time}
          meta={meta_title}
        />
      </div>
    </>
  );
}

type CardProps = { lang: string; label: string; title: string; html: string; at: string; meta: string };

function Card({ lang, label, title, html, at, meta }: CardProps) {
  const { t } = useTranslation('desk-notices');
  return (
    <article className="notice-card" lang={lang} aria-label={label}>
      {meta !== '' && <p className="notice-card-meta">{meta}</p>}
      <h3>{title === '' ? label : title}</h3>
      {html === '' ? <p>{t('preview_empty')}</p> : <NoticeBody html={html} at={at} />}
    </article>
  );
}
