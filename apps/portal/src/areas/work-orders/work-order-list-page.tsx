import { PlusOutlined } from '@ant-design/icons';
import { workOrdersCalls } from '@quayside/contract/work-orders/work-orders.calls';
import { workOrderPaths } from '@quayside/contract/work-orders/work-orders.paths';
import type { WorkOrderRow } from '@quayside/contract/work-orders/work-orders.schemas';
import { workStates, workTypes } from '@quayside/domain/work-orders/work-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { useCan } from '@quayside/ui/kernel/context';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { Allowed } from '@quayside/ui/shell/allowed';
import { WorkStateTag } from '@quayside/ui/work-orders/work-sections';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';

/** Work orders on stock (SELF-01). */
export function WorkOrderListPage() {
  const { t } = useTranslation('work-orders');
  return (
    <ListPage
      call={workOrdersCalls.list}
      rowKey="work_order_id"
      title={t('title')}
      purpose={t('purpose')}
      tabs={{ param: 'state', counts: workOrdersCalls.counts, items: workStates.map((key) => ({ key, label: t(`states.${key}`) })) }}
      filters={useFilters()}
      columns={useColumns()}
      actions={<NewOrder />}
      empty={{ title: t('empty_title'), hint: t('empty_hint'), action: <NewOrder /> }}
    />
  );
}

function NewOrder() {
  const { t } = useTranslation('work-orders');
  const navigate = useNavigate();
  return (
    <Allowed all={['work-orders.edit']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(workOrderPaths.create)}>
        {t('create')}
      </Button>
    </Allowed>
  );
}

function useFilters(): ListFilter<typeof workOrdersCalls.list>[] {
  const { t } = useTranslation('work-orders');
  const options = useWarehouses();
  return [
    { kind: 'text', name: 'number', label: t('number') },
    { kind: 'select', name: 'type', label: t('type'), options: workTypes.map((value) => ({ value, label: t(`types.${value}`) })) },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options },
  ];
}

function useColumns(): ListColumn<WorkOrderRow>[] {
  const { t } = useTranslation('work-orders');
  const warehouses = useWarehouses();
  // Suppliers see no amounts.
  const seesMoney = useCan('work-orders.edit');
  const nameOf = (id: number) => warehouses.find(({ value }) => value === id)?.label;
  const whole = (value: number) => wholeText(value, currentLanguage());
  return [
    { key: 'work_order_no', title: t('number'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <OrderLink order={row} /> },
    { key: 'state', title: t('state'), width: 120, card: 'tag', render: (row) => <WorkStateTag state={row.state} /> },
    { key: 'type', title: t('type'), width: 150, card: 'main', render: (row) => t(`types.${row.type}`) },
    { key: 'warehouse_id', title: t('warehouse'), width: 150, render: (row) => nameOf(row.warehouse_id) },
    { key: 'skus', title: t('skus'), width: 90, align: 'end', render: (row) => whole(row.skus) },
    { key: 'units', title: t('units'), width: 100, align: 'end', render: (row) => whole(row.units) },
    ...(seesMoney ? [totalColumn(t('total'))] : []),
    { key: 'created_at', title: t('created_at'), width: 180, card: 'time', render: (row) => <TimeText at={row.created_at} /> },
    { key: 'closed_at', title: t('closed_at'), width: 180, render: (row) => <TimeText at={row.closed_at} /> },
  ];
}

function totalColumn(title: string): ListColumn<WorkOrderRow> {
  return {
    key: 'total',
    title,
    width: 130,
    align: 'end',
    card: 'amount',
    render: (row) => row.total !== null && <MoneyText amount={row.total} currency="USD" />,
  };
}

function OrderLink({ order: { work_order_id, work_order_no } }: { order: WorkOrderRow }) {
  return (
    <Copyable value={work_order_no}>
      <Link to={workOrderPaths.detail(work_order_id)}>{work_order_no}</Link>
    </Copyable>
  );
}
