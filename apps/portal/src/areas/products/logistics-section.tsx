import { MAX_WEIGHT_G } from '@quayside/domain/products/product-rules';
import { Checkbox, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormPanel } from './form-panel.tsx';
import { emptyToNull, nullToUndefined, ProductFields } from './product-values.ts';
import { useProperties } from '#portal/kernel/use-properties.ts';

const sizes = ['length_cm', 'width_cm', 'height_cm'] as const;

export function LogisticsSection() {
  const { t } = useTranslation('products');
  const { options } = useProperties();
  return (
    <FormPanel title={t('section.logistics')}>
      <div className="form-pair">
        <ProductFields.Item name="property_ids" label={t('field.property_ids')} kind="select">
          <Select mode="multiple" showSearch={{ optionFilterProp: 'label' }} options={options} />
        </ProductFields.Item>
        <ProductFields.Item name="weight_g" label={t('field.weight_g')} normalize={nullToUndefined}>
          <InputNumber className="full-width" max={MAX_WEIGHT_G} precision={0} suffix={t('weight_unit')} />
        </ProductFields.Item>
      </div>
      <div className="form-triple">
        {sizes.map((name) => (
          <ProductFields.Item
            key={name}
            name={name}
            label={t(`field.${name}`)}
            normalize={emptyToNull}
            dependencies={sizes.filter((other) => other !== name)}
            extra={name === 'length_cm' ? t('hint.sizes') : undefined}
          >
            <Input inputMode="decimal" suffix={t('length_unit')} autoComplete="off" />
          </ProductFields.Item>
        ))}
      </div>
      <ProductFields.Item
        name="scan_serial"
        label={t('field.scan_serial')}
        hideLabel
        extra={t('hint.scan_serial')}
        valuePropName="checked"
        getValueProps={(value: unknown) => ({ checked: value === 1 })}
        normalize={(checked: boolean) => (checked ? 1 : 0)}
      >
        <Checkbox>{t('field.scan_serial')}</Checkbox>
      </ProductFields.Item>
    </FormPanel>
  );
}
