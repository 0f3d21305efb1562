import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fixPath, useFieldName } from '../fix-path.ts';

/** Why staff sent the order back, and the fields to fix; each link opens its step at the field. */
export function ErrorNote({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order-screens');
  const nameOf = useFieldName();
  return (
    <Alert
      type="error"
      showIcon
      className="wizard-note"
      title={`${t('error_title')}: ${order.error_reason}`}
      description={
        order.error_fields.length > 0 && (
          <span className="error-fields">
            {order.error_fields.map((field) => (
              <Link key={field} to={fixPath(order.order_id, field)}>
                {nameOf(field)}
              </Link>
            ))}
          </span>
        )
      }
    />
  );
}
