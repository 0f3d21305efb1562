import type { OutputOf } from '@quayside/contract/kernel/call';
import { ordersDeskCalls } from '@quayside/contract/orders/orders.desk-calls';
import { isStoppable, orderStatuses } from '@quayside/domain/orders/order-machine';
import { mayHaveParcel } from '@quayside/domain/orders/order-rules';
import { Copyable } from '@quayside/ui/display/copyable';
import { TimeText } from '@quayside/ui/display/time-text';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { actionsColumn, NUMBER_WIDTH } from '@quayside/ui/list/actions-column';
import { ListPage } from '@quayside/ui/list/list-page';
import type { ListColumn } from '@quayside/ui/list/list-types';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { useCan } from '@quayside/ui/kernel/context';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ParcelDrawer } from '#desk/kernel/parcel/parcel-drawer.tsx';
import { RaiseDialog } from '#desk/kernel/order-review/raise-dialog.tsx';

type RowOf = OutputOf<typeof ordersDeskCalls.deskList>['list'][number];

/** The customer's orders. Those under way can be stopped with an exception; packed ones have a parcel. */
export function OrdersTab({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  const { t: statusName } = useTranslation('order-status');
  const [shown, show] = useState<RowOf | null>(null);
  const [raising, raise] = useState<{ order_id: number; order_no: string } | null>(null);
  return (
    <>
      <ListPage
        call={ordersDeskCalls.deskList}
        fixed={{ customer_id }}
        rowKey="order_id"
        title={t('tabs.orders')}
        tabs={{ param: 'status', items: orderStatuses.map((status) => ({ key: status, label: statusName(status) })) }}
        filters={[
          { kind: 'text', name: 'number', label: t('order.number') },
          { kind: 'text', name: 'sku', label: 'SKU' },
          { kind: 'days', from: 'from', to: 'to', label: t('order.days') },
        ]}
        columns={[
          {
            key: 'order_no',
            title: t('order.number'),
            width: NUMBER_WIDTH,
            pinned: 'start',
            render: (row) => <Copyable value={row.order_no} />,
          },
          {
            key: 'platform_order_no',
            title: t('order.platform_number'),
            width: 200,
            render: (row) => <Copyable value={row.platform_order_no} />,
          },
          {
            key: 'status',
            title: t('status_title'),
            width: 190,
            render: (row) => <OrderStatusTag status={row.status} />,
          },
          { key: 'recipient_name', title: t('order.recipient'), width: 180 },
          { key: 'country', title: t('order.country'), width: 150, render: (row) => countryName(row.country, currentLanguage()) },
          {
            key: 'goods',
            title: t('order.items'),
            width: 260,
            render: (row) => row.goods.map(({ sku, quantity }) => `${sku} × ${quantity}`).join(', '),
          },
          { key: 'created_at', title: t('order.created_at'), width: 170, render: (row) => <TimeText at={row.created_at} /> },
          useActionsColumn(raise, show),
        ]}
        empty={{ title: t('order.empty'), hint: t('list_empty_hint') }}
      />
      {shown && <ParcelDrawer order={{ ...shown, customer_id }} onClose={() => show(null)} />}
      {raising && <RaiseDialog order={raising} customer_id={customer_id} onClose={() => raise(null)} />}
    </>
  );
}

/** The parcel of packed orders; exceptions for staff who handle them. */
function useActionsColumn(onRaise: (order: RowOf) => void, onShow: (order: RowOf) => void): ListColumn<RowOf> {
  const { t } = useTranslation(['desk-exceptions', 'desk-shipping']);
  const canRaise = useCan('desk.exceptions.handle');
  const render = (row: RowOf) => (
    <>
      {mayHaveParcel(row.status) && (
        <Button type="link" size="small" onClick={() => onShow(row)}>
          {t('parcel.open', { ns: 'desk-shipping' })}
        </Button>
      )}
      {canRaise && isStoppable(row.status) && (
        <Button type="link" size="small" onClick={() => onRaise(row)}>
          {t('raise')}
        </Button>
      )}
    </>
  );
  return { ...actionsColumn(), width: 240, render };
}
