import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { Facts } from '@quayside/ui/detail/facts';
import { TimeText } from '@quayside/ui/display/time-text';
import { useTranslation } from 'react-i18next';
import { useWarehouses } from '#portal/kernel/use-warehouses.ts';

export function NumberFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const warehouse = useWarehouses().find(({ value }) => value === order.warehouse_id);
  return (
    <Facts
      facts={[
        [t('order_no'), <Copyable key="own" value={order.order_no} />],
        [t('platform_order_no'), <Copyable key="platform" value={order.platform_order_no} />],
        [t('warehouse'), warehouse?.label],
        [t('created'), <TimeText key="created" at={order.created_at} />],
        [t('updated'), <TimeText key="updated" at={order.updated_at} />],
        ...(order.canceled_at === null ? [] : [[t('canceled_at'), <TimeText key="canceled" at={order.canceled_at} />] as const]),
      ]}
    />
  );
}
