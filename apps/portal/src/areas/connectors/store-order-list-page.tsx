import { connectorsCalls } from '@quayside/contract/connectors/connectors.calls';
import { storePaths } from '@quayside/contract/connectors/connectors.paths';
import type { StoreOrderRow } from '@quayside/contract/connectors/connectors.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { storeOrderTabs } from '@quayside/domain/connectors/connector-rules';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { useWrite } from '@quayside/ui/kernel/query';
import { actionsColumn } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { BulkAction, ListColumn } from '@quayside/ui/list/list-types';
import { RowAction, RowActions } from '@quayside/ui/list/row-actions';
import { PageHead } from '@quayside/ui/shell/page-head';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useIdParam } from '#portal/kernel/use-id-param.ts';
import './connectors.css';
import { useStoreName } from './use-store-name.ts';

const tones = { new: 'waiting', held: 'bad', created: 'waiting', submitted: 'good', ignored: 'quiet' } as const;

/** What became of every order of a store; held ones are mapped, tried again or ignored here. */
export function StoreOrderListPage() {
  const { t } = useTranslation('connectors');
  const store_id = useIdParam();
  const name = useStoreName(store_id);
  const work = useWork(store_id);
  return (
    <div className="page">
      <PageHead
        title={t('orders.title', { name })}
        purpose={t('orders.purpose')}
        back={storePaths.detail(store_id)}
        actions={<RetryTracking store_id={store_id} />}
      />
      <ListPage
        call={connectorsCalls.orders}
        fixed={{ store_id }}
        rowKey="store_order_id"
        title={t('orders.title', { name })}
        tabs={{
          param: 'state',
          counts: connectorsCalls.orderCounts,
          items: storeOrderTabs.map((key) => ({ key, label: t(`orders.states.${key}`), alert: key === 'held' || key === 'changed' })),
        }}
        columns={useColumns(store_id, work)}
        bulk={useBulk(work)}
        empty={{ title: t('orders.empty_title'), hint: t('orders.empty_hint') }}
      />
    </div>
  );
}

type Work = ReturnType<typeof useWork>;

function useWork(store_id: number) {
  const { t } = useTranslation('connectors');
  const { message } = App.useApp();
  const retry = useWrite(connectorsCalls.retry, ['connectors', 'orders'], {
    onDone: ({ list }) => {
      const made = list.filter(({ order_id }) => order_id !== null).length;
      void message[made === list.length ? 'success' : 'warning'](t('orders.retried', { made, count: list.length }));
    },
  });
  const ignore = useWrite(connectorsCalls.ignore, ['connectors'], {
    onDone: ({ count }) => void message.success(t('orders.ignored', { count })),
  });
  const settle = useWrite(connectorsCalls.settle, ['connectors'], {
    onDone: ({ count }) => void message.success(t('orders.settled', { count })),
  });
  const idsOf = (rows: readonly StoreOrderRow[]) => rows.map(({ store_order_id }) => store_order_id);
  return {
    isBusy: retry.isPending || settle.isPending,
    canEdit: useCan('connectors.edit'),
    // Errors are already shown.
    retry: (rows: readonly StoreOrderRow[]) => retry.mutateAsync({ store_id, ids: idsOf(rows) }).catch(() => undefined),
    settle: (rows: readonly StoreOrderRow[]) => settle.mutateAsync({ store_id, ids: idsOf(rows) }).catch(() => undefined),
    ignore: (rows: readonly StoreOrderRow[]) => ignore.mutateAsync({ store_id, ids: idsOf(rows) }).catch(() => undefined),
  };
}

function useBulk({ canEdit, retry, ignore, settle }: Work): readonly BulkAction<StoreOrderRow>[] {
  const { t } = useTranslation('connectors');
  if (!canEdit) return [];
  const ask = { title: t('orders.ignore_title'), text: t('orders.ignore_text') };
  return [
    { key: 'retry', label: t('orders.retry'), run: retry },
    { key: 'settle', label: t('orders.settle'), run: settle },
    { key: 'ignore', label: t('orders.ignore'), danger: true, confirm: ask, run: ignore },
  ];
}

function useColumns(store_id: number, work: Work): ListColumn<StoreOrderRow>[] {
  const { t } = useTranslation('connectors');
  const trackingOf = ({ tracking_state: state, tracking_no: number }: StoreOrderRow) => t(`orders.tracking_states.${state}`, { number });
  return [
    { key: 'number', title: t('orders.number'), width: 160 },
    {
      key: 'state',
      title: t('orders.state'),
      width: 130,
      ellipsis: false,
      card: 'tag',
      render: ({ state }) => <StateTag tone={tones[state]}>{t(`orders.states.${state}`)}</StateTag>,
    },
    { key: 'reason', title: t('orders.reason'), width: 340, ellipsis: false, card: 'main', render: (row) => <Reason row={row} /> },
    {
      key: 'order_no',
      title: t('orders.order'),
      width: 214,
      render: ({ order_id, order_no }) => (order_id === null ? null : <Link to={orderPaths.detail(order_id)}>{order_no}</Link>),
    },
    { key: 'country', title: t('orders.country'), width: 90 },
    { key: 'tracking_state', title: t('orders.tracking'), width: 220, render: trackingOf },
    { key: 'ordered_at', title: t('orders.ordered'), width: 180, card: 'time', render: (row) => <TimeText at={row.ordered_at} /> },
    {
      ...actionsColumn(),
      width: 170,
      render: (row) => (work.canEdit ? <Actions row={row} store_id={store_id} work={work} /> : null),
    },
  ];
}

function Actions({ row, store_id, work: { isBusy, retry, settle } }: { row: StoreOrderRow; store_id: number; work: Work }) {
  const { t } = useTranslation('connectors');
  const navigate = useNavigate();
  return (
    <RowActions>
      {row.state === 'held' && row.reason === 'unmapped' && (
        <RowAction onClick={() => void navigate(storePaths.unmapped(store_id))}>{t('orders.map')}</RowAction>
      )}
      {row.state === 'held' && (
        <RowAction loading={isBusy} onClick={() => void retry([row])}>
          {t('orders.retry')}
        </RowAction>
      )}
      {row.shop_change !== null && (
        <RowAction loading={isBusy} onClick={() => void settle([row])}>
          {t('orders.settle')}
        </RowAction>
      )}
    </RowActions>
  );
}

function Reason({ row: { reason, problems, unmapped, shop_change, shop_changed_at } }: { row: StoreOrderRow }) {
  const { t } = useTranslation('connectors');
  return (
    <>
      {shop_change !== null && (
        <>
          {t(`orders.changes.${shop_change}`)}
          <div className="quiet store-reason-more">
            <TimeText at={shop_changed_at} />
          </div>
        </>
      )}
      {reason !== null && t(`orders.reasons.${reason}`, { skus: unmapped.join(', ') })}
      {reason !== null &&
        problems.map((problem) => (
          <div key={problem} className="quiet store-reason-more">
            {problem}
          </div>
        ))}
    </>
  );
}

function RetryTracking({ store_id }: { store_id: number }) {
  const { t } = useTranslation('connectors');
  const { message } = App.useApp();
  const retry = useWrite(connectorsCalls.retryTracking, ['connectors'], {
    onDone: ({ count }) => void message.success(t('orders.tracking_retried', { count })),
  });
  if (!useCan('connectors.edit')) return null;
  return (
    <Button loading={retry.isPending} onClick={() => retry.mutate({ store_id })}>
      {t('orders.retry_tracking')}
    </Button>
  );
}
