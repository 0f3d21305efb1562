import { importsCalls } from '@quayside/contract/imports/imports.calls';
import type { ImportView } from '@quayside/contract/imports/imports.schemas';
import { App, Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { importKinds } from './import-kinds.ts';
import { useWrite } from '../kernel/query.ts';
import { useDownload } from '../kernel/use-download.ts';

/** Applies rows, downloads the marked workbook, or discards the import. Actions that would lose corrections ask to save them first. */
export function ImportActions({ view, unsaved }: { view: ImportView; unsaved: number }) {
  const { t } = useTranslation('imports');
  const { message } = App.useApp();
  const ask = useAsk();
  const { import_id, kind, good_count, faulty_count, unchanged_count } = view;
  const apply = useWrite(importsCalls.apply, ['imports', ...importKinds[kind].touches], {
    onDone: ({ imported_count }) => void message.success(t('import_done', { count: imported_count })),
  });
  const discard = useWrite(importsCalls.discard, ['imports'], { onDone: () => void message.success(t('discarded')) });
  const start = (only_good: 0 | 1) => {
    if (unsaved > 0) return void message.warning({ content: t('unsaved_first'), key: 'unsaved' });
    ask({
      title: only_good === 1 ? t('import_good_title', { count: good_count }) : t('import_all_title', { count: good_count }),
      text: only_good === 1 ? t('import_good_text', { faulty: faulty_count }) : t('import_all_text', { unchanged: unchanged_count }),
      ok: only_good === 1 ? t('import_good') : t('import_all'),
      run: () => apply.mutateAsync({ import_id, only_good }),
    });
  };
  const drop = () =>
    ask({
      title: t('discard_title'),
      text: t('discard_text'),
      ok: t('discard'),
      danger: true,
      run: () => discard.mutateAsync({ import_id }),
    });
  const hasFaults = faulty_count > 0;
  return (
    <>
      <Button onClick={drop} loading={discard.isPending}>
        {t('discard')}
      </Button>
      {hasFaults && <MarkedButton import_id={import_id} />}
      {hasFaults && (
        <Button disabled={good_count === 0} loading={apply.isPending} onClick={() => start(1)}>
          {t('import_good')}
        </Button>
      )}
      <Tooltip title={hasFaults ? t('faulty_title', { count: faulty_count }) : undefined}>
        <Button type="primary" disabled={hasFaults || good_count === 0} loading={apply.isPending} onClick={() => start(0)}>
          {t('import_all')}
        </Button>
      </Tooltip>
    </>
  );
}

/** The uploaded workbook with its errors marked and explained. */
export function MarkedButton({ import_id }: { import_id: number }) {
  const { t } = useTranslation('imports');
  const marked = useDownload(importsCalls.markedWorkbook);
  return (
    <Button loading={marked.busy} onClick={() => void marked.start({ import_id })}>
      {t('marked')}
    </Button>
  );
}

type Question = { title: string; text: string; ok: string; danger?: boolean; run: () => Promise<unknown> };

function useAsk(): (question: Question) => void {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return ({ title, text, ok, danger = false, run }) => {
    modal.confirm({
      title,
      content: text,
      okText: ok,
      okButtonProps: { danger },
      cancelText: t('actions.cancel'),
      onOk: () => run().catch(() => undefined), // the error is already shown
    });
  };
}
