import type { ImportKindName } from '@quayside/domain/imports/import-rules';
import { importsCalls } from '@quayside/contract/imports/imports.calls';
import type { ImportView } from '@quayside/contract/imports/imports.schemas';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ImportStateTag } from './import-state-tag.tsx';
import { ImportUpload } from './import-upload.tsx';
import { useRead } from '../kernel/query.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ErrorState } from '../feedback/states.tsx';
import { TemplateButton } from './template-button.tsx';
import { TimeText } from '../display/time-text.tsx';

/** Starts an import and lists the earlier ones. */
export function ImportStart({ kind, back }: { kind: ImportKindName; back: string }) {
  const { t } = useTranslation('imports');
  return (
    <div className="page">
      <PageHead title={t(`title.${kind}`)} purpose={t('purpose')} back={back} actions={<TemplateButton kind={kind} />} />
      <ImportUpload kind={kind} />
      <RecentImports kind={kind} />
    </div>
  );
}

function RecentImports({ kind }: { kind: ImportKindName }) {
  const { t } = useTranslation('imports');
  const recent = useRead(importsCalls.list, { kind, limit: 10 }, { silent: true });
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('recent')}</h2>
      </div>
      <div className="panel-body">
        {recent.isPending && <Skeleton active title={false} />}
        {recent.isLoadingError && <ErrorState error={recent.error} onRetry={() => void recent.refetch()} />}
        {recent.data?.list.length === 0 && <p className="quiet">{t('recent_empty')}</p>}
        <ul className="line-list">
          {recent.data?.list.map((one) => (
            <RecentImport key={one.import_id} view={one} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function RecentImport({ view }: { view: ImportView }) {
  const { t } = useTranslation('imports');
  const { pathname } = useLocation();
  const { import_id, file_name, state, created_at, faulty_count } = view;
  const shown = state === 'checked' && faulty_count > 0 ? '&state=faulty' : '';
  return (
    <li>
      <span className="line-main">
        <Link to={`${pathname}?import_id=${import_id}${shown}`}>{file_name}</Link>
        <span className="line-note">
          <TimeText at={created_at} />
        </span>
      </span>
      <span className="line-side">
        <ImportStateTag state={state} />
        <span className="line-note">{noteOf(view, t('rows'), t('row_state.faulty'))}</span>
      </span>
    </li>
  );
}

function noteOf({ row_count, faulty_count }: ImportView, rows: string, faulty: string): string {
  const counted = `${rows}: ${row_count}`;
  return faulty_count === 0 ? counted : `${counted} · ${faulty}: ${faulty_count}`;
}
