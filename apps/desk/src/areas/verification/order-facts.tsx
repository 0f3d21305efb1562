import type { OrderLine } from '@quayside/contract/orders/orders.schemas';
import type { VerificationDetail } from '@quayside/contract/verification/verification.schemas';
import { Facts } from '@quayside/ui/detail/facts';
import { AuthImage } from '@quayside/ui/display/auth-image';
import { MoneyText } from '@quayside/ui/display/money-text';
import { TimeText } from '@quayside/ui/display/time-text';
import { countryName } from '@quayside/ui/kernel/countries';
import { currentLanguage } from '@quayside/ui/kernel/i18n';
import { localName } from '@quayside/ui/kernel/local-name';
import { KeyCap } from '@quayside/ui/review/key-button';
import { Button, Table } from 'antd';
import { usePhoneText } from '@quayside/ui/kernel/phones';
import { useTranslation } from 'react-i18next';
import { CustomerLink } from '#desk/kernel/customer-link.tsx';
import { useWarehouseOptions } from '#desk/kernel/use-warehouse-options.ts';

type Props = { order: VerificationDetail };

export function OrderFacts({ order }: Props) {
  const { t } = useTranslation('desk-verification');
  const warehouse = useWarehouseOptions().find(({ value }) => value === order.warehouse_id)?.label;
  const tax = [order.vat_number, order.ioss_number, order.gst_number, order.icms_number].filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        [t('customer'), <CustomerLink key="customer" {...order} />],
        [t('platform_order'), order.platform_order_no],
        [t('method'), localName({ name_en: order.method_name_en, name_cn: order.method_name_cn }) || order.method],
        [t('warehouse'), warehouse],
        [t('held'), <MoneyText key="held" amount={order.quoted_total} currency="USD" />],
        [t('submitted_at'), <TimeText key="submitted" at={order.submitted_at} />],
        ...(tax === '' ? [] : [[t('tax_numbers'), tax] as const]),
        ...(order.remark === '' ? [] : [[t('remark'), order.remark] as const]),
      ]}
    />
  );
}

type PartsProps = Props & { onAddress?: () => void; onWhy?: () => void };

/** Recipient and goods side by side. */
export function OrderParts({ order, onAddress, onWhy }: PartsProps) {
  const { t } = useTranslation('desk-verification');
  return (
    <div className="verify-parts">
      <section className="verify-recipient" aria-label={t('recipient')}>
        <header>
          <span className="quiet">{t('recipient')}</span>
          {onAddress && (
            <Button type="link" size="small" aria-keyshortcuts="D" onClick={onAddress}>
              {t('change_address')} <KeyCap>D</KeyCap>
            </Button>
          )}
        </header>
        <Recipient order={order} />
      </section>
      <div>
        <Goods lines={order.lines} />
        <p className="verify-sum">
          <MoneyText amount={order.quoted_total} currency="USD" />
          {onWhy && (
            <Button type="link" size="small" aria-keyshortcuts="W" onClick={onWhy}>
              {t('why')} <KeyCap>W</KeyCap>
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}

/** The address line by line; what a check refuses is marked. */
function Recipient({ order }: Props) {
  const phoneText = usePhoneText();
  const failing = new Set(order.checks.flatMap(({ check, result }) => (result === 'fail' ? [check] : [])));
  const street = [order.address1, order.house_number].filter(Boolean).join(' ');
  const country = `${countryName(order.country, currentLanguage())} (${order.country})`;
  const lines = [
    { text: order.recipient_name, isWrong: false },
    { text: order.company, isWrong: false },
    { text: street, isWrong: failing.has('address') },
    { text: [order.address2, order.address3].filter(Boolean).join(', '), isWrong: false },
    { text: `${order.postal_code} ${order.city}`, isWrong: failing.has('postcode') },
    { text: order.state, isWrong: false },
    { text: country, isWrong: failing.has('postcode') },
    { text: phoneText(order.phone, order.country), isWrong: failing.has('phone') },
    { text: order.email, isWrong: false },
  ].filter(({ text }) => text !== '');
  return <address>{lines.map(({ text, isWrong }) => (isWrong ? <mark key={text}>{text}</mark> : <span key={text}>{text}</span>))}</address>;
}

function Goods({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('desk-verification');
  return (
    <Table<OrderLine>
      size="small"
      rowKey="product_id"
      dataSource={[...lines]}
      scroll={{ x: 'max-content' }}
      // With the focus in a row, the keys move what does not fit.
      onRow={() => ({ tabIndex: 0 })}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        {
          title: t('goods'),
          key: 'goods',
          render: (_: unknown, { image_url, sku, product_name }: OrderLine) => (
            <span className="verify-goods">
              <AuthImage path={image_url} alt="" />
              <span>
                {sku}
                <span className="quiet">{product_name}</span>
              </span>
            </span>
          ),
        },
        { title: t('quantity'), dataIndex: 'quantity', align: 'end' },
        { title: t('declared'), dataIndex: 'unit_price', align: 'end' },
        {
          title: t('weight'),
          key: 'weight',
          align: 'end',
          render: (_: unknown, { weight_g }: OrderLine) => t('weight_text', { weight: weight_g }),
        },
        { title: t('available'), dataIndex: 'available', align: 'end' },
      ]}
    />
  );
}
