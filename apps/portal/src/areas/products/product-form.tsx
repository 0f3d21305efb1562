import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarcodeSection } from './barcode-section.tsx';
import { BasicSection } from './basic-section.tsx';
import { CustomsSection } from './customs-section.tsx';
import { FormPanel } from './form-panel.tsx';
import { LogisticsSection } from './logistics-section.tsx';
import { MeasuredData } from './measured-data.tsx';
import { ProductFields, valuesOf } from './product-values.ts';
import './products.css';
import { useSaveProduct, type SaveOptions } from './use-save-product.ts';
import '#portal/kernel/things.css';
import { ConsumablesField } from '#portal/kernel/consumables/consumables-field.tsx';

type FormProps = Omit<SaveOptions, 'opened'> & { product: ProductDetail | null; onCancel: () => void };

/** A product in its six sections (PROD-05). Filled once: a later fetch never overwrites what the user is typing. */
export function ProductForm({ product, onSaved, onReload, onCancel }: FormProps) {
  const { t } = useTranslation(['products', 'kernel', 'consumables']);
  const { message } = App.useApp();
  const [form] = ProductFields.useForm();
  // The timestamp must belong to the data the form was filled with.
  const [opened] = useState(product);
  const { submit, isSaving, touch } = useSaveProduct(form, { opened, onSaved, onReload });
  return (
    <ProductFields.Form
      form={form}
      className="product-form"
      disabled={isSaving}
      initialValues={valuesOf(opened)}
      validateTrigger="onBlur"
      scrollToFirstError={{ block: 'center', focus: true }}
      onValuesChange={touch}
      onFinishFailed={({ errorFields }) =>
        void message.error({ content: t('error.fields', { ns: 'kernel', count: errorFields.length }), key: 'save' })
      }
      onSubmit={submit}
    >
      <BasicSection opened={opened} />
      <CustomsSection />
      <BarcodeSection />
      <LogisticsSection />
      <FormPanel title={t('section.consumables')} note={t('hint', { ns: 'consumables' })}>
        <ProductFields.Item name="consumables" label={t('section.consumables')} hideLabel required={false}>
          <ConsumablesField per="product" known={opened?.consumables ?? []} />
        </ProductFields.Item>
      </FormPanel>
      {opened !== null && (
        <FormPanel title={t('section.measured')} note={t('hint.measured')}>
          <MeasuredData product={opened} />
        </FormPanel>
      )}
      <div className="panel panel-foot save-bar">
        <Button onClick={onCancel}>{t('actions.cancel', { ns: 'kernel' })}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {t('actions.save', { ns: 'kernel' })}
        </Button>
      </div>
    </ProductFields.Form>
  );
}
