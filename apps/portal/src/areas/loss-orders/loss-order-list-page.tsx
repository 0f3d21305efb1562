import { lossOrdersCalls } from '@quayside/contract/loss-orders/loss-orders.calls';
import { lossOrderPaths } from '@quayside/contract/loss-orders/loss-orders.paths';
import type { LossOrderRow } from '@quayside/contract/loss-orders/loss-orders.schemas';
import { lossStates, lossTypes } from '@quayside/domain/loss-orders/loss-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { DayText } from '@quayside/ui/display/day-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH, PLAIN_NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { Compensation, LossStateTag } from '@quayside/ui/loss-orders/loss-facts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';

/** Loss orders, normal and abnormal (LOSS-02). */
export function LossOrderListPage() {
  const { t } = useTranslation('loss-orders');
  return (
    <ListPage
      call={lossOrdersCalls.list}
      rowKey="loss_order_id"
      title={t('title')}
      purpose={t('purpose')}
      tabs={{ param: 'state', counts: lossOrdersCalls.counts, items: lossStates.map((key) => ({ key, label: t(`states.${key}`) })) }}
      filters={useFilters()}
      columns={useColumns()}
      empty={{ title: t('empty_title'), hint: t('empty_hint') }}
    />
  );
}

function useFilters(): ListFilter<typeof lossOrdersCalls.list>[] {
  const { t } = useTranslation('loss-orders');
  const options = useWarehouses();
  return [
    { kind: 'text', name: 'number', label: t('number_filter') },
    { kind: 'text', name: 'sku', label: t('sku_filter') },
    { kind: 'select', name: 'type', label: t('type'), options: lossTypes.map((value) => ({ value, label: t(`types.${value}`) })) },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options },
    { kind: 'days', from: 'from', to: 'to', label: t('period') },
  ];
}

function useColumns(): ListColumn<LossOrderRow>[] {
  const { t } = useTranslation('loss-orders');
  const warehouses = useWarehouses();
  // Suppliers see no amounts.
  const seesMoney = useCan('loss-orders.edit');
  const nameOf = (id: number) => warehouses.find(({ value }) => value === id)?.label;
  return [
    { key: 'loss_order_no', title: t('number'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <LossLink loss={row} /> },
    { key: 'state', title: t('state'), width: 110, card: 'tag', render: (row) => <LossStateTag state={row.state} /> },
    { key: 'type', title: t('type'), width: 110, render: (row) => t(`types.${row.type}`) },
    { key: 'source_no', title: t('source'), width: PLAIN_NUMBER_WIDTH, card: 'main' },
    { key: 'warehouse_id', title: t('warehouse'), width: 130, render: (row) => nameOf(row.warehouse_id) },
    { key: 'difference', title: t('units'), width: 110, align: 'end', render: (row) => wholeText(row.difference, currentLanguage()) },
    ...(seesMoney ? [amountColumn(t('compensation'))] : []),
    {
      key: 'waits_for',
      title: t('waits_all'),
      width: 170,
      render: (row) => (row.waits_for ? t(`waits_own.${row.waits_for}`) : row.outcome && t(`outcomes.${row.outcome}`)),
    },
    { key: 'deadline', title: t('deadline'), width: 130, render: (row) => row.waits_for === 'merchant' && <DayText day={row.deadline} /> },
    { key: 'created_at', title: t('created_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.created_at} /> },
  ];
}

function amountColumn(title: string): ListColumn<LossOrderRow> {
  return { key: 'compensation', title, width: 150, align: 'end', card: 'amount', render: (row) => <Compensation loss={row} /> };
}

function LossLink({ loss: { loss_order_id, loss_order_no } }: { loss: LossOrderRow }) {
  return (
    <Copyable value={loss_order_no}>
      <Link to={lossOrderPaths.detail(loss_order_id)}>{loss_order_no}</Link>
    </Copyable>
  );
}
