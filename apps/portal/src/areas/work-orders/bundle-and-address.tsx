import { Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountries } from '#portal/kernel/use-countries.ts';
import { ProductSelect } from '#portal/kernel/product-select.tsx';
import { WorkFields } from './work-form.ts';

/** Which SKU is made, and how many of it. */
export function BundleFields() {
  const { t } = useTranslation('work-orders');
  return (
    <section className="panel">
      <div className="panel-body work-line">
        <WorkFields.Item name="bundle_product_id" label={t('bundle_sku')} kind="select" required>
          <ProductSelect />
        </WorkFields.Item>
        <WorkFields.Item name="bundle_quantity" label={t('bundle_quantity')} required>
          <InputNumber className="full-width" min={1} precision={0} />
        </WorkFields.Item>
      </div>
    </section>
  );
}

const texts = ['name', 'phone', 'city', 'postal_code', 'address'] as const;

/** Where the units of a return go. */
export function AddressFields() {
  const { t } = useTranslation('work-orders');
  const countries = useCountries();
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('address')}</h2>
      </div>
      <div className="panel-body work-address">
        <WorkFields.Item name={['address', 'country']} label={t('address_country')} kind="select">
          <Select showSearch={{ optionFilterProp: 'search' }} options={countries} />
        </WorkFields.Item>
        {texts.map((name) => (
          <WorkFields.Item key={name} name={['address', name]} label={t(`address_${name}`)}>
            <Input autoComplete="off" />
          </WorkFields.Item>
        ))}
      </div>
    </section>
  );
}
