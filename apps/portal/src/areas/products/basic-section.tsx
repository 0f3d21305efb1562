import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { MAX_CATEGORIES, MAX_WARNING_QUANTITY } from '@quayside/domain/products/product-rules';
import { Form, Input, InputNumber, TreeSelect } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormPanel } from './form-panel.tsx';
import { ImageField } from './image-field.tsx';
import { nullToUndefined, ProductFields } from './product-values.ts';
import { useCategories } from './use-product-choices.ts';

export function BasicSection({ opened }: { opened: ProductDetail | null }) {
  const { t } = useTranslation('products');
  const skuHint = opened === null ? t('hint.sku') : t('hint.sku_fixed');
  return (
    <FormPanel title={t('section.basic')}>
      <div className="form-pair">
        <ProductFields.Item name="sku" label={t('field.sku')} extra={skuHint}>
          <Input disabled={opened !== null} autoComplete="off" spellCheck={false} />
        </ProductFields.Item>
        <ProductFields.Item name="product_name" label={t('field.product_name')}>
          <Input autoComplete="off" />
        </ProductFields.Item>
        <ProductFields.Item name="alias" label={t('field.alias')} extra={t('hint.alias')} dependencies={['sku']}>
          <Input autoComplete="off" spellCheck={false} />
        </ProductFields.Item>
        <CategoryField />
        <ProductFields.Item name="color" label={t('field.color')}>
          <Input autoComplete="off" />
        </ProductFields.Item>
        <ProductFields.Item name="size" label={t('field.size')}>
          <Input autoComplete="off" />
        </ProductFields.Item>
        <ProductFields.Item
          name="warning_quantity"
          label={t('field.warning_quantity')}
          extra={t('hint.warning_quantity')}
          normalize={nullToUndefined}
        >
          <InputNumber className="full-width" min={0} max={MAX_WARNING_QUANTITY} precision={0} />
        </ProductFields.Item>
      </div>
      <ProductFields.Item name="image_file_id" label={t('field.image_file_id')} kind="select">
        <ImageField saved={opened} />
      </ProductFields.Item>
    </FormPanel>
  );
}

/** Up to ten categories (PROD-28); with ten chosen the rest is disabled. */
function CategoryField() {
  const { t } = useTranslation('products');
  const form = Form.useFormInstance();
  const chosen = (Form.useWatch('category_ids', form) as readonly number[] | undefined) ?? []; // the form's own values
  const { tree } = useCategories();
  return (
    <ProductFields.Item
      name="category_ids"
      label={t('field.category_ids')}
      kind="select"
      extra={t('hint.categories', { count: chosen.length, max: MAX_CATEGORIES })}
    >
      <TreeSelect multiple allowClear maxCount={MAX_CATEGORIES} showSearch={{ treeNodeFilterProp: 'title' }} treeData={tree} />
    </ProductFields.Item>
  );
}
