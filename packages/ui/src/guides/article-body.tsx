import { picturePath } from '@quayside/contract/guides/guides.calls';
import type { GuidePicture } from '@quayside/domain/guides/guide-rules';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '../display/safe-html.tsx';
import './article.css';

type ArticleBodyProps = {
  html: string;
  pictures: readonly GuidePicture[];
  /** Of the text, which may differ from the page's in a preview. */
  language: string;
  onOpenPage: (path: string) => void;
};

/** The text of a help article with its pictures: in the portal and in the author's preview. */
export function ArticleBody({ html, pictures, language, onOpenPage }: ArticleBodyProps) {
  const { t } = useTranslation('guides');
  return (
    <div className="article-body">
      <SafeHtml html={html} onOpenPage={onOpenPage} />
      {pictures.map((name) => (
        <figure key={name} className="article-picture">
          <img src={picturePath(name, language)} alt={t(`pictures.${name}`)} loading="lazy" width={1200} height={750} />
          <figcaption>{t(`pictures.${name}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
