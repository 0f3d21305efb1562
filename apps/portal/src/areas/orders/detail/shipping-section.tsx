import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { taxKindsOf } from '@quayside/domain/orders/tax-numbers';
import { Facts } from '@quayside/ui/detail/facts';
import { Copyable } from '@quayside/ui/display/copyable';
import { AmountText } from '@quayside/ui/display/money-text';
import { localName } from '@quayside/ui/kernel/local-name';
import { useTranslation } from 'react-i18next';
import './detail.css';

type SectionProps = { order: OrderDetail };

/** Method, tracking numbers and tax numbers, then the services with their projected fee (ORD-04, ORD-13). */
export function ShippingSection({ order }: SectionProps) {
  const { t } = useTranslation(['order-screens', 'order-shipping']);
  const ns = 'order-shipping';
  const name = localName({ name_en: order.method_name_en, name_cn: order.method_name_cn });
  const numbers = taxKindsOf(order.country).map(
    (kind) => [t('number_of', { ns, kind: t(`kind.${kind}`, { ns }) }), <Copyable key={kind} value={order[`${kind}_number`]} />] as const,
  );
  return (
    <>
      <Facts
        facts={[
          [t('method'), name],
          [t('tracking'), <Copyable key="tracking" value={order.tracking_no} />],
          [t('last_mile'), <Copyable key="last-mile" value={order.last_mile_no} />],
          ...numbers,
          ...(order.platform_payment ? [[t('platform_payment', { ns }), t('platform_payment_hint', { ns })] as const] : []),
        ]}
      />
      <h3 className="order-services-head">{t('services', { ns })}</h3>
      {order.services.length === 0 ? (
        <p className="quiet">{t('no_services', { ns })}</p>
      ) : (
        <ul className="order-service-lines">
          {order.services.map((one) => (
            <li key={one.service}>
              <span>{localName(one)}</span>
              <span className="quiet">{`${one.quantity} ×`}</span>
              <AmountText amount={one.projected_fee} currency="USD" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
