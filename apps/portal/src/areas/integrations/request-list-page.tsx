import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { integrationPaths } from '@quayside/contract/integrations/integrations.paths';
import type { RequestRow } from '@quayside/contract/integrations/integrations.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { PageHead } from '@quayside/ui/shell/page-head';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { Marked } from './marked.tsx';
import { useIntegrationName } from './use-integration-name.ts';

/** What the keys of an integration asked for. */
export function RequestListPage() {
  const { t } = useTranslation('integrations');
  const integration_id = useIdParam();
  const name = useIntegrationName(integration_id);
  return (
    <div className="page">
      <PageHead title={t('requests.title', { name })} purpose={t('requests.purpose')} back={integrationPaths.detail(integration_id)} />
      <ListPage
        call={integrationsCalls.requests}
        fixed={{ integration_id }}
        rowKey="request_no"
        title={t('requests.title', { name })}
        columns={useColumns()}
        empty={{ title: t('requests.empty_title'), hint: t('requests.empty_hint') }}
      />
    </div>
  );
}

function useColumns(): ListColumn<RequestRow>[] {
  const { t } = useTranslation('integrations');
  return [
    { key: 'requested_at', title: t('requests.time'), width: 180, render: (row) => <TimeText at={row.requested_at} /> },
    {
      key: 'path',
      title: t('requests.call'),
      width: 320,
      render: (row) => <Marked isTest={row.is_test}>{`${row.method} ${row.path}`}</Marked>,
    },
    {
      key: 'status',
      title: t('requests.status'),
      width: 100,
      ellipsis: false,
      render: (row) => <StateTag tone={row.status < 400 ? 'good' : 'bad'}>{row.status}</StateTag>,
    },
    { key: 'code', title: t('requests.code'), width: 200 },
    { key: 'ms', title: t('requests.ms'), width: 100, align: 'end', render: (row) => t('deliveries.took', { ms: row.ms }) },
    { key: 'ip', title: t('requests.ip'), width: 150 },
    { key: 'request_id', title: t('requests.id'), width: 320, render: (row) => <Copyable value={row.request_id} /> },
  ];
}
