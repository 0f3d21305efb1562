import { workOrdersDeskCalls, type DeskWorkOrderRow } from '@quayside/contract/work-orders/work-orders.desk-calls';
import { deskWorkOrderPaths } from '@quayside/contract/work-orders/work-orders.paths';
import { workStates, workTypes } from '@quayside/domain/work-orders/work-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { wholeText } from '@quayside/ui/kernel/values';
import { NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn, ListFilter } from '@quayside/ui/list/list-types';
import { WorkStateTag } from '@quayside/ui/work-orders/work-sections';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';
import { PricesDrawer } from './prices-drawer.tsx';

/** All self-service orders; the queue opens it on those nobody has begun, oldest first. */
export function WorkOrderListPage() {
  const { t } = useTranslation('work-orders');
  const [isPricing, setPricing] = useState(false);
  return (
    <>
      <ListPage
        call={workOrdersDeskCalls.deskList}
        rowKey="work_order_id"
        title={t('title')}
        tabs={{
          param: 'state',
          counts: workOrdersDeskCalls.deskCounts,
          items: workStates.map((key) => ({ key, label: t(`states.${key}`) })),
        }}
        filters={useFilters()}
        columns={useColumns()}
        actions={<Button onClick={() => setPricing(true)}>{t('prices')}</Button>}
        empty={{ title: t('empty_title'), hint: t('empty_desk') }}
      />
      {isPricing && <PricesDrawer onClose={() => setPricing(false)} />}
    </>
  );
}

function useFilters(): ListFilter<typeof workOrdersDeskCalls.deskList>[] {
  const { t } = useTranslation('work-orders');
  return [
    { kind: 'text', name: 'number', label: t('number') },
    { kind: 'select', name: 'type', label: t('type'), options: workTypes.map((value) => ({ value, label: t(`types.${value}`) })) },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouseOptions() },
  ];
}

function useColumns(): ListColumn<DeskWorkOrderRow>[] {
  const { t } = useTranslation('work-orders');
  const warehouses = useWarehouseOptions();
  const whole = (value: number) => wholeText(value, currentLanguage());
  const codeOf = (id: number) => warehouses.find(({ value }) => value === id)?.code;
  return [
    { key: 'work_order_no', title: t('number'), width: NUMBER_WIDTH, pinned: 'start', render: (row) => <OrderLink order={row} /> },
    { key: 'state', title: t('state'), width: 120, card: 'tag', render: (row) => <WorkStateTag state={row.state} /> },
    { key: 'customer_name', title: t('customer'), width: 190, card: 'main', render: (row) => <CustomerLink {...row} /> },
    { key: 'type', title: t('type'), width: 150, render: (row) => t(`types.${row.type}`) },
    { key: 'warehouse_id', title: t('warehouse'), width: 110, render: (row) => codeOf(row.warehouse_id) },
    { key: 'skus', title: t('skus'), width: 90, align: 'end', render: (row) => whole(row.skus) },
    { key: 'units', title: t('units'), width: 100, align: 'end', render: (row) => whole(row.units) },
    {
      key: 'total',
      title: t('total'),
      width: 130,
      align: 'end',
      card: 'amount',
      render: (row) => row.total !== null && <MoneyText amount={row.total} currency="USD" />,
    },
    {
      key: 'created_at',
      title: t('created_at'),
      width: 180,
      card: 'time',
      sortable: true,
      render: (row) => <TimeText at={row.created_at} />,
    },
  ];
}

function OrderLink({ order: { customer_id, work_order_id, work_order_no } }: { order: DeskWorkOrderRow }) {
  return (
    <Copyable value={work_order_no}>
      <Link to={deskWorkOrderPaths.detail(customer_id, work_order_id)}>{work_order_no}</Link>
    </Copyable>
  );
}
