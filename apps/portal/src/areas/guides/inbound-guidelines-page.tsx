import { PageHead } from '@quayside/ui/shell/page-head';
import { useTranslation } from 'react-i18next';
import { ArticleView } from './article-view.tsx';
import './guides.css';

/** How boxes must be packed, marked and delivered (HELP-05). */
export function InboundGuidelinesPage() {
  const { t } = useTranslation('guides');
  return (
    <div className="page">
      <PageHead title={t('guidelines_title')} />
      <div className="panel panel-body">
        <ArticleView slug="inbound-guidelines" />
      </div>
    </div>
  );
}
