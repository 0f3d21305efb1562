import { ordersDeskCalls } from '@quayside/contract/orders/orders.desk-calls';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { Copyable } from '@quayside/ui/display/copyable';
import { StateTag } from '@quayside/ui/display/state-tag';
import { TimeText } from '@quayside/ui/display/time-text';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { ListPage } from '@quayside/ui/list/list-page';
import { useTranslation } from 'react-i18next';

/** The customer's orders. */
export function OrdersTab({ customer_id }: { customer_id: number }) {
  const { t } = useTranslation('customers');
  return (
    <ListPage
      call={ordersDeskCalls.deskList}
      fixed={{ customer_id }}
      rowKey="order_id"
      title={t('tabs.orders')}
      tabs={{ param: 'status', items: orderStatuses.map((status) => ({ key: status, label: t(`order.status.${status}`) })) }}
      filters={[
        { kind: 'text', name: 'number', label: t('order.number') },
        { kind: 'text', name: 'sku', label: 'SKU' },
        { kind: 'days', from: 'from', to: 'to', label: t('order.days') },
      ]}
      columns={[
        { key: 'order_no', title: t('order.number'), width: 210, pinned: 'start', render: (row) => <Copyable value={row.order_no} /> },
        {
          key: 'platform_order_no',
          title: t('order.platform_number'),
          width: 200,
          render: (row) => <Copyable value={row.platform_order_no} />,
        },
        {
          key: 'status',
          title: t('status_title'),
          width: 120,
          render: (row) => <StateTag tone={row.status === 'approving' ? 'waiting' : 'quiet'}>{t(`order.status.${row.status}`)}</StateTag>,
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
      ]}
      empty={{ title: t('order.empty'), hint: t('list_empty_hint') }}
    />
  );
}
