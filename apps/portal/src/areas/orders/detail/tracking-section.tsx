import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { Copyable } from '@quayside/ui/display/copyable';
import { localName } from '@quayside/ui/kernel/local-name';
import { useTranslation } from 'react-i18next';
import { TrackingEvents } from '#portal/kernel/order-life/tracking-events.tsx';
import './detail.css';

/** The parcel's numbers, its page for the recipient, and what the carrier reported. */
export function TrackingSection({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['order-life', 'order-screens']);
  const ns = 'order-screens';
  const carrier = localName({ name_en: order.method_name_en, name_cn: order.method_name_cn });
  const numbers = (
    [
      [t('waybill'), order.waybill_no],
      [carrier === '' ? t('tracking', { ns }) : carrier, order.tracking_no],
      [t('last_mile', { ns }), order.last_mile_no],
    ] as const
  ).filter(([, number]) => number !== '');
  if (numbers.length === 0) return <p className="quiet">{t('no_tracking')}</p>;
  return (
    <>
      <dl className="order-numbers">
        {numbers.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Copyable value={number} />
            </dd>
          </div>
        ))}
      </dl>
      <TrackingEvents order_id={order.order_id} />
    </>
  );
}
