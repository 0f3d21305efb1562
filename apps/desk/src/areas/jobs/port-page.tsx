import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import type { PortRow } from '@quayside/contract/jobs/jobs.schemas';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { ScrollTable } from '@quayside/ui/statistics/scroll-table';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

const tones = { off: 'quiet', unused: 'quiet', good: 'good', failing: 'bad' } as const;

/** Whether the services outside of this system answer, and what waits for them. */
export function PortPage() {
  const { t } = useTranslation('jobs');
  const ports = useRead(jobsDeskCalls.deskPorts, {});
  return (
    <div className="page">
      <PageHead title={t('ports.title')} purpose={t('ports.purpose')} />
      <div className="panel">
        {ports.isLoadingError ? (
          <ErrorState error={ports.error} onRetry={() => void ports.refetch()} />
        ) : ports.data ? (
          <PortTable rows={ports.data.list} />
        ) : (
          <Skeleton active className="panel-body" />
        )}
      </div>
    </div>
  );
}

const counts = ['successes', 'errors', 'waiting'] as const;

function PortTable({ rows }: { rows: readonly PortRow[] }) {
  const { t } = useTranslation('jobs');
  return (
    <ScrollTable label={t('ports.title')}>
      <thead>
        <tr>
          {(['port', 'health', 'last_success', 'last_error', ...counts] as const).map((column) => (
            <th key={column} scope="col">
              {t(`ports.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.port}>
            <th scope="row">{t(`ports.ports.${row.port}`)}</th>
            <td>
              <StateTag tone={tones[row.health]}>{t(`ports.healths.${row.health}`)}</StateTag>
            </td>
            <td>
              <TimeText at={row.last_success_at} />
            </td>
            <td>
              <LastError row={row} />
            </td>
            {counts.map((count) => (
              <td key={count}>{row[count]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function LastError({ row: { last_error, last_error_at } }: { row: PortRow }) {
  return (
    <>
      <TimeText at={last_error_at} />
      {last_error !== '' && <div className="quiet">{last_error}</div>}
    </>
  );
}
