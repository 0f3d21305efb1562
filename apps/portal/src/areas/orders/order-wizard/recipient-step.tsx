import { addressTypes, needsHouseNumber, PLATFORM_ORDER_NO_LENGTH } from '@quayside/domain/orders/order-rules';
import { needsPostcode, postcodeExample } from '@quayside/domain/orders/postcodes';
import { App, Button, Form, Input, Radio, Select } from 'antd';
import { usePhoneText } from '@quayside/ui/kernel/phones';
import { useTranslation } from 'react-i18next';
import { useCountries } from '#portal/kernel/use-countries.ts';
import { AlikeOrders } from './alike-orders.tsx';
import { OrderFields, personFields, type OrderValues } from './order-fields.ts';
import { useOrderWork } from './order-work.ts';
import { RecognizeBox } from './recognize-box.tsx';
import { useDuplicateCheck } from './use-duplicate-check.ts';

/** The order's number, then recipient and address (ORD-07, ORD-08). */
export function RecipientStep() {
  const { t } = useTranslation('orders');
  usePhoneText(); // the form checks numbers by rules that are loaded with this step
  return (
    <div className="order-step">
      <OrderFields.Item name="platform_order_no" label={t('platform_order_no')} extra={t('platform_order_no_hint')}>
        <Input className="order-number" maxLength={PLATFORM_ORDER_NO_LENGTH} autoComplete="off" />
      </OrderFields.Item>
      <RecognizeBox />
      <h3>{t('section.person')}</h3>
      <div className="form-pair">
        {personFields.map((name) => (
          <OrderFields.Item key={name} name={name} label={t(`field.${name}`)} {...(name === 'phone' ? { dependencies: ['country'] } : {})}>
            <Input autoComplete="off" {...(name === 'phone' ? { inputMode: 'tel' as const } : {})} />
          </OrderFields.Item>
        ))}
      </div>
      <h3>{t('section.address')}</h3>
      <AddressFields />
      <DuplicateCheck />
      <AlikeOrders />
    </div>
  );
}

function AddressFields() {
  const { t } = useTranslation('orders');
  const countries = useCountries();
  const country = Form.useWatch<string | undefined>('country');
  const example = postcodeExample(country ?? '');
  const isNumbered = country !== undefined && needsHouseNumber(country);
  return (
    <>
      <div className="form-pair">
        <OrderFields.Item name="country" label={t('field.country')} kind="select">
          <Select showSearch={{ optionFilterProp: 'search' }} options={countries} />
        </OrderFields.Item>
        <AddressField name="state" />
        <AddressField name="city" />
        <OrderFields.Item
          name="postal_code"
          label={t('field.postal_code')}
          dependencies={['country']}
          required={needsPostcode(country ?? '')}
          extra={example === '' ? undefined : t('postcode_hint', { example })}
        >
          <Input autoComplete="off" />
        </OrderFields.Item>
        <AddressField name="address1" />
        <OrderFields.Item
          name="house_number"
          label={t('field.house_number')}
          dependencies={['country']}
          required={isNumbered}
          extra={isNumbered ? t('house_number_hint') : undefined}
        >
          <Input autoComplete="off" />
        </OrderFields.Item>
        <AddressField name="address2" />
        <AddressField name="address3" />
      </div>
      <OrderFields.Item name="address_type" label={t('field.address_type')}>
        <Radio.Group options={addressTypes.map((value) => ({ value, label: t(`address_type.${value}`) }))} />
      </OrderFields.Item>
    </>
  );
}

function AddressField({ name }: { name: 'state' | 'city' | 'address1' | 'address2' | 'address3' }) {
  const { t } = useTranslation('orders');
  return (
    <OrderFields.Item name={name} label={t(`field.${name}`)}>
      <Input autoComplete="off" />
    </OrderFields.Item>
  );
}

function DuplicateCheck() {
  const { t } = useTranslation('orders');
  const { message } = App.useApp();
  const form = Form.useFormInstance<OrderValues>();
  const { opened, setAlike } = useOrderWork();
  const check = useDuplicateCheck(opened, setAlike);
  const start = async () => {
    const { number, count } = await check.ask(form.getFieldsValue(true) as Partial<OrderValues>); // the form's fields are the order's
    form.setFields([{ name: 'platform_order_no', errors: number === null ? [] : [number] }]);
    if (number !== null) form.scrollToField('platform_order_no', { block: 'center', focus: true });
    else if (count === 0) message.success(t('check_none'));
  };
  return (
    <div className="duplicate-check">
      {/* The write has already shown the error. */}
      <Button loading={check.isPending} onClick={() => void start().catch(() => undefined)}>
        {t('check')}
      </Button>
      <span className="quiet">{t('check_hint')}</span>
    </div>
  );
}
