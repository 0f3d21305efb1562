import type { ArticleRow } from '@quayside/contract/guides/guides.schemas';
import { guidePaths } from '@quayside/contract/guides/guides.paths';
import { guideSections } from '@quayside/domain/guides/guide-rules';
import { readerChinese } from '@quayside/ui/kernel/traditional';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The articles by section; the one that is open is marked. */
export function Contents({ articles, current }: { articles: readonly ArticleRow[]; current: string }) {
  const { t } = useTranslation('guides');
  return (
    <nav className="panel help-contents" aria-label={t('contents')}>
      {guideSections.map((section) => {
        const own = articles.filter((article) => article.section === section);
        return (
          own.length > 0 && (
            <section key={section}>
              <h2>{t(`section.${section}`)}</h2>
              <ul>
                {own.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link to={guidePaths.article(slug)} {...(slug === current ? { 'aria-current': 'page' } : {})}>
                      {readerChinese(title)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </nav>
  );
}
