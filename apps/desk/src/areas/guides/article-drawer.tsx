import { guidesDeskCalls } from '@quayside/contract/guides/guides.desk-calls';
import type { DeskArticle } from '@quayside/contract/guides/guides.schemas';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useSave } from '@quayside/ui/form/use-save';
import { useRead } from '@quayside/ui/kernel/query';
import { Button, Drawer, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawerGuard } from '#desk/kernel/use-drawer-guard.ts';
import { ArticleFields } from './article-fields.tsx';
import { ArticleForm, type ArticleValues } from './article-form.ts';
import { ArticlePreview } from './article-preview.tsx';

type Mode = 'write' | 'preview';
type Props = { articleId: number | null; onClose: () => void };

const blank: ArticleValues = {
  slug: '',
  section: 'start',
  position: 100,
  title_en: '',
  title_cn: '',
  body_en: '',
  body_cn: '',
  pictures: [],
  published: true,
};

/** Writes an article in both languages side by side. An existing one is read first: the list has no texts. */
export function ArticleDrawer({ articleId, onClose }: Props) {
  const read = useRead(
    guidesDeskCalls.deskArticle,
    { article_id: articleId ?? 0 },
    { enabled: articleId !== null, silent: true, staleMs: 0 },
  );
  if (articleId === null) return <Editor article={null} onClose={onClose} />;
  // A text that is read again must not replace what is being written: the version decides at the save.
  if (read.data) return <Editor key={articleId} article={read.data} onClose={onClose} />;
  return (
    <Drawer open size={1180} className="wide-drawer" onClose={onClose}>
      {read.isLoadingError ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Drawer>
  );
}

function startOf(article: DeskArticle | null): ArticleValues {
  if (article === null) return blank;
  const { updated_by: _by, updated_at: _at, ...values } = article;
  return values;
}

function Editor({ article, onClose }: { article: DeskArticle | null; onClose: () => void }) {
  const { t } = useTranslation(['desk-guides', 'desk-kernel', 'kernel']);
  const [form] = ArticleForm.useForm();
  const [start] = useState(() => startOf(article));
  const [values, setValues] = useState(start);
  const [mode, setMode] = useState<Mode>('write');
  const guard = useDrawerGuard('help-article', JSON.stringify(values) !== JSON.stringify(start), onClose);
  const { save, failure, isSaving } = useSave(guidesDeskCalls.deskSaveArticle, ['guides'], {
    form,
    saved: ({ version }) => t('saved', { version }),
    onSaved: onClose,
  });
  const submit = () => {
    // An error can only be shown on the tab of its field.
    setMode('write');
    form.submit();
  };
  return (
    <Drawer
      open
      size={1180}
      className="wide-drawer"
      title={article === null ? t('new_title') : t('edit_title', { ns: 'desk-kernel', name: article.slug })}
      onClose={guard.close}
      extra={
        <Segmented<Mode>
          aria-label={t('mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'write', label: t('write') },
            { value: 'preview', label: t('preview') },
          ]}
        />
      }
      footer={
        <div className="form-drawer-foot">
          <Button onClick={guard.close}>{t('actions.cancel', { ns: 'kernel' })}</Button>
          <Button type="primary" loading={isSaving} onClick={submit}>
            {t('actions.save', { ns: 'kernel' })}
          </Button>
        </div>
      }
    >
      <div hidden={mode !== 'write'}>
        <ArticleFields
          form={form}
          start={start}
          failure={failure}
          onChange={() => setValues({ ...start, ...form.getFieldsValue(true) })}
          onSubmit={(entered) => {
            const { article_id, version } = start;
            void save(article_id === undefined ? entered : { ...entered, article_id, version });
          }}
        />
      </div>
      {mode === 'preview' && <ArticlePreview values={values} />}
    </Drawer>
  );
}
