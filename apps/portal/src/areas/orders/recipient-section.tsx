import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { CopyButton, Copyable } from '@quayside/ui/display/copyable';
import { Facts } from '@quayside/ui/detail/facts';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { usePhoneText } from '@quayside/ui/kernel/phones';
import { momentText } from '@quayside/ui/kernel/values';
import { useTranslation } from 'react-i18next';
import { addressLines } from './address-lines.ts';

/** The recipient: the address as on a label, and the other fields beside it. */
export function RecipientSection({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'order-life']);
  const phoneText = usePhoneText();
  const phone = phoneText(order.phone, order.country);
  const lines = addressLines({ ...order, phone }, countryName(order.country, currentLanguage()));
  if (order.recipient_cleared_at !== null) {
    const at = momentText(order.recipient_cleared_at, currentLanguage());
    return (
      <p className="quiet">
        {countryName(order.country, currentLanguage())} · {t('cleared_at', { ns: 'order-life', at })}
      </p>
    );
  }
  return (
    <div className="order-recipient">
      <div>
        <address className="order-address">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <CopyButton text={lines.join('\n')}>{t('copy_address')}</CopyButton>
      </div>
      <Facts
        facts={[
          [t('field.phone'), <Copyable key="phone" value={phone} />],
          [t('field.email'), <Copyable key="email" value={order.email} />],
          [t('field.id_number'), <Copyable key="id" value={order.id_number} />],
          [t('field.address_type'), t(`address_type.${order.address_type}`)],
          [t('field.state'), order.state],
          [t('field.house_number'), order.house_number],
        ]}
      />
    </div>
  );
}
