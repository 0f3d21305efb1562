import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormPanel } from './form-panel.tsx';
import { emptyToNull, ProductFields } from './product-values.ts';
import { TranslateButton } from './translate-button.tsx';
import { useCountries } from '#portal/kernel/use-countries.ts';

const pairs = ['name', 'material', 'purpose'] as const;

export function CustomsSection() {
  const { t } = useTranslation('products');
  return (
    <FormPanel title={t('section.customs')}>
      {pairs.map((what) => (
        <div key={what} className="form-pair">
          <TranslatedField from={`${what}_cn`} to={`${what}_en`} into="en" />
          <TranslatedField from={`${what}_en`} to={`${what}_cn`} into="zh" />
        </div>
      ))}
      <div className="form-pair">
        <ProductFields.Item name="declared_value" label={t('field.declared_value')}>
          <Input inputMode="decimal" suffix={t('value_unit')} autoComplete="off" />
        </ProductFields.Item>
        <ProductFields.Item name="hs_code" label={t('field.hs_code')} extra={t('hint.hs_code')}>
          <Input inputMode="numeric" autoComplete="off" />
        </ProductFields.Item>
        <ProductFields.Item name="origin_country" label={t('field.origin_country')} kind="select" normalize={emptyToNull}>
          <Select allowClear showSearch={{ optionFilterProp: 'search' }} options={useCountries()} />
        </ProductFields.Item>
        <ProductFields.Item name="brand" label={t('field.brand')} extra={t('hint.brand')} dependencies={['property_ids']}>
          <Input autoComplete="off" />
        </ProductFields.Item>
      </div>
    </FormPanel>
  );
}

type Word = `${(typeof pairs)[number]}_${'cn' | 'en'}`;

/** One language of a translated field, with the button for the other. */
function TranslatedField({ from, to, into }: { from: Word; to: Word; into: 'zh' | 'en' }) {
  const { t } = useTranslation('products');
  return (
    <ProductFields.Item
      name={from}
      label={t(`field.${from}`)}
      extra={<TranslateButton from={from} to={to} into={into} label={t(`field.${from}`)} />}
    >
      <Input autoComplete="off" lang={into === 'en' ? 'zh-CN' : 'en'} />
    </ProductFields.Item>
  );
}
