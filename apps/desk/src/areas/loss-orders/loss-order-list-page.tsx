import { lossOrdersDeskCalls, type DeskLossOrderRow } from '@quayside/contract/loss-orders/loss-orders.desk-calls';
import { deskLossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import { lossStates, lossTypes, lossWaits } from '@quayside/domain/loss-orders/loss-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH, PLAIN_NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { Compensation, LossStateTag } from '@quayside/ui/loss-orders/loss-facts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';

/** All loss orders; the queue opens it on those that wait for staff. */
export function LossOrderListPage() {
  const { t } = useTranslation('loss-orders');
  return (
    <ListPage
      call={lossOrdersDeskCalls.deskList}
      rowKey="loss_order_id"
      title={t('title')}
      tabs={{
        param: 'state',
        counts: lossOrdersDeskCalls.deskCounts,
        items: lossStates.map((key) => ({ key, label: t(`states.${key}`) })),
      }}
      filters={useFilters()}
      columns={useColumns()}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function useFilters(): ListFilter<typeof lossOrdersDeskCalls.deskList>[] {
  const { t } = useTranslation('loss-orders');
  return [
    { kind: 'text', name: 'number', label: t('number_filter') },
    {
      kind: 'select',
      name: 'waits_for',
      label: t('waits_all'),
      options: lossWaits.map((value) => ({ value, label: t(`waits.${value}`) })),
    },
    { kind: 'select', name: 'type', label: t('type'), options: lossTypes.map((value) => ({ value, label: t(`types.${value}`) })) },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() },
  ];
}

function useColumns(): ListColumn<DeskLossOrderRow>[] {
  const { t } = useTranslation('loss-orders');
  const warehouses = useWarehouseOptions();
  return [
    { key: 'loss_order_no', title: t('number'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <LossLink loss={row} /> },
    { key: 'state', title: t('state'), width: 110, card: 'tag', render: (row) => <LossStateTag state={row.state} /> },
    {
      key: 'waits_for',
      title: t('waits_all'),
      width: 180,
      render: (row) => (row.waits_for ? t(`waits.${row.waits_for}`) : row.outcome && t(`outcomes.${row.outcome}`)),
    },
    {
      key: 'customer_name',
      title: t('customer'),
      width: 190,
      card: 'main',
      render: (row) => <CustomerLink {...row} />,
    },
    { key: 'type', title: t('type'), width: 110, render: (row) => t(`types.${row.type}`) },
    { key: 'source_no', title: t('source'), width: PLAIN_NUMBER_WIDTH },
    {
      key: 'warehouse_id',
      title: t('warehouse'),
      width: 110,
      render: (row) => warehouses.find(({ value }) => value === row.warehouse_id)?.code,
    },
    { key: 'difference', title: t('units'), width: 110, align: 'end', render: (row) => wholeText(row.difference, currentLanguage()) },
    {
      key: 'compensation',
      title: t('compensation'),
      width: 150,
      align: 'end',
      card: 'amount',
      render: (row) => <Compensation loss={row} />,
    },
    { key: 'created_at', title: t('created_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.created_at} /> },
  ];
}

function LossLink({ loss: { customer_id, loss_order_id, loss_order_no } }: { loss: DeskLossOrderRow }) {
  return (
    <Copyable value={loss_order_no}>
      <Link to={deskLossOrderPaths.detail(customer_id, loss_order_id)}>{loss_order_no}</Link>
    </Copyable>
  );
}
