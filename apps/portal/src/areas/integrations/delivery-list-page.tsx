import { integrationsCalls } from '@quayside/contract/integrations/integrations.calls';
import { integrationPaths } from '@quayside/contract/integrations/integrations.paths';
import type { DeliveryRow } from '@quayside/contract/integrations/integrations.schemas';
import { deliveryStates } from '@quayside/domain/integrations/integration-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { PageHead } from '@quayside/ui/shell/page-head';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { Marked } from './marked.tsx';
import { useIntegrationName } from './use-integration-name.ts';

const tones = { waiting: 'waiting', delivered: 'good', failed: 'bad' } as const;

/** What an integration was told, and what it answered. */
export function DeliveryListPage() {
  const { t } = useTranslation('integrations');
  const integration_id = useIdParam();
  const name = useIntegrationName(integration_id);
  const [viewed, view] = useState<DeliveryRow | null>(null);
  return (
    <div className="page">
      <PageHead
        title={t('deliveries.title', { name })}
        purpose={t('deliveries.purpose')}
        back={integrationPaths.detail(integration_id)}
        actions={<ReplayFailed integration_id={integration_id} />}
      />
      <ListPage
        call={integrationsCalls.deliveries}
        fixed={{ integration_id }}
        rowKey="delivery_id"
        title={t('deliveries.title', { name })}
        tabs={{
          param: 'state',
          counts: integrationsCalls.deliveryCounts,
          items: deliveryStates.map((key) => ({ key, label: t(`deliveries.states.${key}`) })),
        }}
        columns={useColumns(integration_id, view)}
        empty={{ title: t('deliveries.empty_title'), hint: t('deliveries.empty_hint') }}
      />
      <DeliveryDialog integration_id={integration_id} row={viewed} onClose={() => view(null)} />
    </div>
  );
}

function useColumns(integration_id: number, view: (row: DeliveryRow) => void): ListColumn<DeliveryRow>[] {
  const { t } = useTranslation('integrations');
  const canManage = useCan('integrations.manage');
  const answerOf = ({ tries, status }: DeliveryRow) => (tries === 0 ? null : (status ?? t('deliveries.no_answer')));
  return [
    { key: 'created_at', title: t('deliveries.created'), width: 180, render: (row) => <TimeText at={row.created_at} /> },
    {
      key: 'topic',
      title: t('deliveries.topic'),
      width: 160,
      render: (row) => <Marked isTest={row.is_test}>{t(`deliveries.topics.${row.topic}`)}</Marked>,
    },
    {
      key: 'state',
      title: t('deliveries.state'),
      width: 120,
      ellipsis: false,
      render: (row) => <StateTag tone={tones[row.state]}>{t(`deliveries.states.${row.state}`)}</StateTag>,
    },
    { key: 'tries', title: t('deliveries.tries'), width: 80, align: 'end' },
    { key: 'status', title: t('deliveries.answer'), width: 120, render: answerOf },
    { key: 'next_try_at', title: t('deliveries.next'), width: 180, render: (row) => <TimeText at={row.next_try_at} /> },
    { key: 'delivery_id', title: t('deliveries.id'), width: 320, render: (row) => <Copyable value={row.delivery_id} /> },
    {
      ...actionsColumn(),
      width: 170,
      render: (row) => (
        <RowActions>
          <RowAction onClick={() => view(row)}>{t('deliveries.view')}</RowAction>
          {canManage && <Replay integration_id={integration_id} delivery_id={row.delivery_id} />}
        </RowActions>
      ),
    },
  ];
}

function useReplay() {
  const { t } = useTranslation('integrations');
  const { message } = App.useApp();
  return useWrite(integrationsCalls.replay, ['integrations'], {
    onDone: ({ count }) => void message.success(t('deliveries.replayed', { count })),
  });
}

function Replay(one: { integration_id: number; delivery_id: string }) {
  const { t } = useTranslation('integrations');
  const replay = useReplay();
  return (
    <RowAction loading={replay.isPending} onClick={() => replay.mutate(one)}>
      {t('deliveries.replay')}
    </RowAction>
  );
}

function ReplayFailed({ integration_id }: { integration_id: number }) {
  const { t } = useTranslation('integrations');
  const replay = useReplay();
  if (!useCan('integrations.manage')) return null;
  return (
    <Button loading={replay.isPending} onClick={() => replay.mutate({ integration_id })}>
      {t('deliveries.replay_failed')}
    </Button>
  );
}
