import { jobsDeskCalls } from '@quayside/contract/jobs/jobs.desk-calls';
import type { PortRow } from '@quayside/contract/jobs/jobs.schemas';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { ErrorState } from '@quayside/ui/feedback/states';
import { useRead } from '@quayside/ui/kernel/query';
import { PageHead } from '@quayside/ui/shell/page-head';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';

const tones = { off: 'quiet', unused: 'quiet', good: 'good', failing: 'bad' } as const;

/** Whether the services outside of this system answer, and what waits for them. */
export function PortPage() {
  const { t } = useTranslation('jobs');
  const columns = useColumns();
  const ports = useRead(jobsDeskCalls.deskPorts, {});
  return (
    <div className="page">
      <PageHead title={t('ports.title')} purpose={t('ports.purpose')} />
      <div className="panel">
        {ports.isLoadingError ? (
          <ErrorState error={ports.error} onRetry={() => void ports.refetch()} />
        ) : (
          <Table<PortRow>
            rowKey="port"
            size="middle"
            pagination={false}
            loading={ports.isPending}
            scroll={{ x: 'max-content' }}
            dataSource={ports.data?.list ?? []}
            columns={columns}
          />
        )}
      </div>
    </div>
  );
}

function useColumns() {
  const { t } = useTranslation('jobs');
  return [
    { key: 'port', title: t('ports.port'), render: (_: unknown, row: PortRow) => t(`ports.ports.${row.port}`) },
    {
      key: 'health',
      title: t('ports.health'),
      render: (_: unknown, { health }: PortRow) => <StateTag tone={tones[health]}>{t(`ports.healths.${health}`)}</StateTag>,
    },
    {
      key: 'last_success',
      title: t('ports.last_success'),
      render: (_: unknown, row: PortRow) => <TimeText at={row.last_success_at} />,
    },
    { key: 'last_error', title: t('ports.last_error'), render: (_: unknown, row: PortRow) => <LastError row={row} /> },
    { dataIndex: 'successes', title: t('ports.successes'), align: 'end' as const },
    { dataIndex: 'errors', title: t('ports.errors'), align: 'end' as const },
    { dataIndex: 'waiting', title: t('ports.waiting'), align: 'end' as const },
  ];
}

function LastError({ row: { last_error, last_error_at } }: { row: PortRow }) {
  return (
    <>
      <TimeText at={last_error_at} />
      {last_error !== '' && <div className="quiet">{last_error}</div>}
    </>
  );
}
