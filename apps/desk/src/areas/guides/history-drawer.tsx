import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import type { ArticleVersion, DeskArticleRow } from '@quayside/contract/guides/guides.schemas';
import { TimeText } from '@quayside/ui/display/time-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead, useWrite } from '@quayside/ui/kernel/query';
import { App, Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../notices/notices.css';
import { ArticlePreview } from './article-preview.tsx';
import './guides.css';

/** Every text an article has had; one can be shown, and restored as the newest. */
export function HistoryDrawer({ article, onClose }: { article: DeskArticleRow; onClose: () => void }) {
  const { t } = useTranslation('desk-guides');
  const [shown, show] = useState(article.version);
  const versions = useRead(guidesDeskCalls.deskVersions, { article_id: article.article_id }, { silent: true });
  return (
    <Drawer open size={1180} className="wide-drawer" title={`${t('history')}: ${article.slug}`} onClose={onClose}>
      {versions.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {versions.isLoadingError && <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />}
      {versions.data && (
        <div className="history-columns">
          <ol className="history-versions">
            {versions.data.list.map((version) => (
              <Version
                key={version.version}
                article={article}
                version={version}
                isShown={version.version === shown}
                onShow={show}
                onDone={onClose}
              />
            ))}
          </ol>
          <OldText articleId={article.article_id} version={shown} />
        </div>
      )}
    </Drawer>
  );
}

type VersionProps = {
  article: DeskArticleRow;
  version: ArticleVersion;
  isShown: boolean;
  onShow: (version: number) => void;
  onDone: () => void;
};

function Version({ article, version: { version, saved_by, saved_at, restored_from }, isShown, onShow, onDone }: VersionProps) {
  const { t } = useTranslation('desk-guides');
  return (
    <li>
      <button type="button" className="history-version" aria-pressed={isShown} onClick={() => onShow(version)}>
        <strong>
          {t('version')} {version}
        </strong>
        <span>{saved_by ?? t('supplied')}</span>
        <TimeText at={saved_at} />
        {restored_from !== null && <span>{t('restored_from', { version: restored_from })}</span>}
      </button>
      {version === article.version ? (
        <span className="quiet">{t('current')}</span>
      ) : (
        <Restore article={article} version={version} onDone={onDone} />
      )}
    </li>
  );
}

function Restore({ article, version, onDone }: { article: DeskArticleRow; version: number; onDone: () => void }) {
  const { t } = useTranslation(['desk-guides', 'kernel']);
  const { message, modal } = App.useApp();
  const write = useWrite(guidesDeskCalls.deskRestore, ['guides'], {
    onDone: (saved) => {
      void message.success(t('restored', { version: saved.version }));
      onDone();
    },
  });
  const ask = () =>
    modal.confirm({
      title: t('restore_title', { version }),
      content: t('restore_text'),
      okText: t('restore'),
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => write.mutate({ article_id: article.article_id, version, current_version: article.version }),
    });
  return (
    <Button size="small" loading={write.isPending} onClick={ask}>
      {t('restore')}
    </Button>
  );
}

function OldText({ articleId, version }: { articleId: number; version: number }) {
  const old = useRead(guidesDeskCalls.deskVersion, { article_id: articleId, version }, { silent: true });
  if (old.isLoadingError) return <ErrorState error={old.error} onRetry={() => void old.refetch()} />;
  return old.data ? <ArticlePreview values={old.data} /> : <Skeleton active paragraph={{ rows: 8 }} />;
}
