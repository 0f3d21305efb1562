import { tariffsDeskCalls } from '@quayside/contract/tariffs/tariffs.desk-calls';
import { deskTariffPaths } from '@quayside/contract/tariffs/tariffs.paths';
import type { TariffImportView } from '@quayside/contract/tariffs/tariffs.schemas';
import { MAX_TARIFF_ROWS } from '@quayside/domain/tariffs/tariff-rules';
import { ErrorState, Loading } from '@quayside/ui/feedback/states';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { useRead } from '@quayside/ui/kernel/query';
import { useDownload } from '@quayside/ui/kernel/use-download';
import { wholeText } from '@quayside/ui/kernel/values';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Alert, Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { FaultTable } from './fault-table.tsx';
import { RecentImports } from './recent-imports.tsx';
import { ImportTag } from './tariff-tags.tsx';
import { TariffUpload } from './tariff-upload.tsx';

const POLL_MS = 1000;

/** Imports a workbook: upload, faults with their place, and again until there are none. The import's id is in the URL. */
export function TariffImportPage() {
  const [params] = useSearchParams();
  const import_id = Number(params.get('import_id'));
  return Number.isSafeInteger(import_id) && import_id > 0 ? <ImportReview key={import_id} import_id={import_id} /> : <ImportStart />;
}

function ImportStart() {
  const { t } = useTranslation('desk-tariffs');
  const template = useDownload(tariffsDeskCalls.deskTemplate);
  return (
    <div className="page">
      <PageHead
        title={t('import_title')}
        back={deskTariffPaths.list}
        purpose={t('import_hint', { rows: wholeText(MAX_TARIFF_ROWS, currentLanguage()) })}
        actions={
          <Button loading={template.busy} onClick={() => void template.start({})}>
            {t('template')}
          </Button>
        }
      />
      <TariffUpload />
      <RecentImports />
    </div>
  );
}

function ImportReview({ import_id }: { import_id: number }) {
  const { t } = useTranslation('desk-tariffs');
  const pollMs = (view: TariffImportView | undefined) => (view?.state === 'reading' ? POLL_MS : (false as const));
  const read = useRead(tariffsDeskCalls.deskGetImport, { import_id }, { silent: true, pollMs });
  if (read.isPending) return <Loading />;
  return (
    <div className="page">
      <PageHead
        title={read.data?.file_name ?? t('import_title')}
        back={deskTariffPaths.import}
        status={read.data && <ImportTag state={read.data.state} />}
      />
      {read.data ? (
        <Stage view={read.data} />
      ) : (
        <div className="panel">
          <ErrorState error={read.error} onRetry={() => void read.refetch()} />
        </div>
      )}
    </div>
  );
}

function Stage({ view }: { view: TariffImportView }) {
  const { t } = useTranslation('desk-tariffs');
  const whole = (value: number) => wholeText(value, currentLanguage());
  switch (view.state) {
    case 'reading':
      return (
        <section className="panel panel-body" aria-live="polite">
          <Spin /> {t('reading')}
        </section>
      );
    case 'refused':
      return (
        <>
          <Alert type="error" showIcon title={t('refused_title')} description={view.refusal} />
          <TariffUpload />
        </>
      );
    case 'imported':
      return (
        <Alert
          type="success"
          showIcon
          title={t('imported_title')}
          description={view.version_id === null ? t('draft_gone') : t('imported_text', { count: whole(view.row_count) as never })}
          action={view.version_id !== null && <Link to={deskTariffPaths.detail(view.version_id)}>{t('open_draft')}</Link>}
        />
      );
    case 'faulty':
      return (
        <>
          <Alert
            type="error"
            showIcon
            title={t('faulty_title', { count: whole(view.fault_count) as never })}
            description={t('faulty_text')}
          />
          <FaultTable import_id={view.import_id} />
          <TariffUpload />
        </>
      );
  }
}
