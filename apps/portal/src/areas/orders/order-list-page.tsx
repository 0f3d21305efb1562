import { PlusOutlined } from '@ant-design/icons';
import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderRow } from '@quayside/contract/orders/orders.schemas';
import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { Allowed } from '@quayside/ui/shell/allowed';
import { useCan } from '@quayside/ui/kernel/context';
import type { BulkAction, ListFilter, ListTabs } from '@quayside/ui/list/list-types';
import { useRead } from '@quayside/ui/kernel/query';
import { ListPage } from '@quayside/ui/list/list-page';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import '#portal/kernel/things.css';
import { useCountries } from '#portal/kernel/use-countries.ts';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';
import { useOrderColumns } from './order-columns.tsx';
import './orders.css';
import { useOrderMoves } from './use-order-moves.tsx';

type List = typeof ordersCalls.list;

/** All orders with their status. */
export function OrderListPage() {
  const { t } = useTranslation('orders');
  return (
    <ListPage
      call={ordersCalls.list}
      rowKey="order_id"
      title={t('title')}
      tabs={useTabs()}
      columns={useOrderColumns()}
      filters={useFilters()}
      bulk={useBulk()}
      actions={<NewOrder />}
      empty={{ title: t('empty_title'), hint: t('empty_hint'), action: <NewOrder /> }}
    />
  );
}

function NewOrder() {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  return (
    <Allowed all={['orders.edit']}>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => navigate(orderPaths.create)}>
        {t('create')}
      </Button>
    </Allowed>
  );
}

function useTabs(): ListTabs<List> {
  const { t } = useTranslation('orders');
  const counts = useRead(ordersCalls.counts, {}, { silent: true, pollMs: () => 60_000 }).data?.list;
  const countOf = (status: string) => counts?.find((one) => one.status === status)?.count;
  return {
    param: 'status',
    items: orderStatuses.map((key) => {
      const count = countOf(key);
      return { key, label: t(`status_text.${key}`), ...(count === undefined ? {} : { count }) };
    }),
  };
}

function useFilters(): ListFilter<List>[] {
  const { t } = useTranslation('orders');
  return [
    { kind: 'text', name: 'number', label: t('number_filter') },
    { kind: 'select', name: 'warehouse_id', label: t('warehouse'), options: useWarehouses() },
    { kind: 'select', name: 'country', label: t('field.country'), options: useCountries() },
    { kind: 'days', from: 'from', to: 'to', label: t('period') },
    { kind: 'text', name: 'sku', label: t('sku_filter') },
  ];
}

function useBulk(): BulkAction<OrderRow>[] {
  const { t } = useTranslation('orders');
  const canEdit = useCan('orders.edit');
  const move = useOrderMoves();
  if (!canEdit) return [];
  return [
    { key: 'cancel', label: t('cancel'), keepsSelection: true, run: (rows) => move('cancel', rows) },
    { key: 'delete', label: t('delete'), danger: true, keepsSelection: true, run: (rows) => move('delete', rows) },
  ];
}
