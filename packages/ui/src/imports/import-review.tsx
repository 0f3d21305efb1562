import { importsCalls } from '@quayside/contract/imports/imports.calls';
import type { ImportView } from '@quayside/contract/imports/imports.schemas';
import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { Button, Spin } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { ImportChecked } from './import-checked.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportStateTag } from './import-state-tag.tsx';
import { MarkedButton } from './import-actions.tsx';
import { useRead } from '../kernel/query.ts';
import { PageHead } from '../shell/page-head.tsx';
import { EmptyState, ErrorState, Loading } from '../feedback/states.tsx';
import { TemplateButton } from './template-button.tsx';

const POLL_MS = 1000;

type ReviewProps = { import_id: number; kind: ImportKindName; back: string };

/** One import in any of its states. */
export function ImportReview({ import_id, kind, back }: ReviewProps) {
  const { pathname } = useLocation();
  const read = useRead(importsCalls.get, { import_id }, { silent: true, pollMs: (view) => (view?.state === 'reading' ? POLL_MS : false) });
  const view = read.data;
  useFaultyFirst(view);
  const { t } = useTranslation('imports');
  if (read.isPending) return <Loading />;
  return (
    <div className="page">
      <PageHead
        title={view?.file_name ?? t(`title.${kind}`)}
        back={pathname}
        status={view && <ImportStateTag state={view.state} />}
        purpose={t(`title.${kind}`)}
      />
      {view ? (
        <Stage view={view} back={back} />
      ) : (
        <div className="panel">
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        </div>
      )}
    </div>
  );
}

function Stage({ view, back }: { view: ImportView; back: string }) {
  switch (view.state) {
    case 'reading':
      return <Reading />;
    case 'refused':
      return <Refused view={view} />;
    case 'discarded':
      return <Discarded />;
    case 'imported':
      return <Imported view={view} back={back} />;
    case 'checked':
      return <ImportChecked view={view} />;
  }
}

function Reading() {
  const { t } = useTranslation('imports');
  return (
    <output className="panel">
      <EmptyState icon={<Spin />} title={t('reading_title')} hint={t('reading_hint')} />
    </output>
  );
}

function Refused({ view }: { view: ImportView }) {
  const { t } = useTranslation('imports');
  const action = (
    <>
      <TemplateButton kind={view.kind} type="primary" />
      <Another />
    </>
  );
  return (
    <div className="panel" role="alert">
      <EmptyState title={t('refused_title')} hint={view.refusal ?? ''} action={action} />
    </div>
  );
}

function Discarded() {
  const { t } = useTranslation('imports');
  return (
    <div className="panel">
      <EmptyState title={t('discarded_title')} hint={t('discarded_hint')} action={<Another />} />
    </div>
  );
}

function Imported({ view, back }: { view: ImportView; back: string }) {
  const { t } = useTranslation('imports');
  const { imported_count, faulty_count } = view;
  const action = (
    <>
      <Link to={back}>
        <Button type="primary">{t(`to_list.${view.kind}`)}</Button>
      </Link>
      {faulty_count > 0 && <MarkedButton import_id={view.import_id} />}
      <Another />
    </>
  );
  const leftOut = faulty_count > 0 ? { hint: t('left_out', { count: faulty_count }) } : {};
  return (
    <>
      <div className="panel">
        <EmptyState title={t('imported_title', { count: imported_count })} {...leftOut} action={action} />
      </div>
      <ImportRows view={view} edits={null} />
    </>
  );
}

function Another() {
  const { t } = useTranslation('imports');
  const [, setParams] = useSearchParams();
  return <Button onClick={() => setParams({})}>{t('another')}</Button>;
}

/** When reading ends while the page is open, shows the rows with errors first. */
function useFaultyFirst(view: ImportView | undefined): void {
  const [, setParams] = useSearchParams();
  const wasReading = useRef(false);
  // An effect, because the URL may change only after the render that saw the state change.
  useEffect(() => {
    if (view === undefined) return;
    const isFresh = wasReading.current && view.state === 'checked';
    wasReading.current = view.state === 'reading';
    if (isFresh && view.faulty_count > 0) setParams({ import_id: String(view.import_id), state: 'faulty' }, { replace: true });
  }, [view, setParams]);
}
