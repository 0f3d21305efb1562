import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import type { IntegrationRow } from '@quayside/contract/integrations/integrations.schemas';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { ListPage } from '@quayside/ui/list/list-page';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The merchant's integrations. */
export function IntegrationListPage() {
  const { t } = useTranslation('integrations');
  return (
    <ListPage
      call={integrationsCalls.list}
      rowKey="integration_id"
      title={t('title')}
      columns={useIntegrationsColumns()}
      filters={[{ kind: 'text', name: 'name', label: t('name') }]}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function useIntegrationsColumns(): ListColumn<IntegrationRow>[] {
  const { t } = useTranslation('integrations');
  return [
    {
      key: 'name',
      title: t('name'),
      width: 240,
      render: (row) => <Link to={`/integrations/details?id=${row.integration_id}`}>{row.name}</Link>,
    },
    { key: 'created_at', title: t('created'), width: 180, render: (row) => <TimeText at={row.created_at} /> },
  ];
}
