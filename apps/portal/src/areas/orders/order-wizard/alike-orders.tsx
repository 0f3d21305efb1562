import { orderPaths } from '@quayside/contract/orders/orders.paths';
import { TimeText } from '@quayside/ui/display/time-text';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderStatusTag } from '@quayside/ui/orders/order-status-tag';
import { useOrderWork } from './order-work.ts';

/** Orders to the same recipient and address: only a warning (D-29). */
export function AlikeOrders() {
  const { t } = useTranslation('orders');
  const { alike } = useOrderWork();
  if (alike.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="wizard-note"
      title={t('alike_title', { count: alike.length })}
      description={
        <>
          <ul className="alike-orders">
            {alike.map((order) => (
              <li key={order.order_id}>
                <Link to={orderPaths.detail(order.order_id)}>{order.order_no}</Link>
                <span>{order.platform_order_no}</span>
                <OrderStatusTag status={order.status} />
                <TimeText at={order.created_at} />
              </li>
            ))}
          </ul>
          {t('alike_text')}
        </>
      }
    />
  );
}
