import type { ProductDetail } from '@quayside/contract/products/products.schemas';
import { useFormDraft, type FormDraft } from '@quayside/ui/form/form-draft';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarcodeSection } from './barcode-section.tsx';
import { BasicSection } from './basic-section.tsx';
import { CustomsSection } from './customs-section.tsx';
import { FormPanel } from './form-panel.tsx';
import { LogisticsSection } from './logistics-section.tsx';
import { MeasuredData } from './measured-data.tsx';
import { ProductFields, valuesOf, type ProductValues } from './product-values.ts';
import './products.css';
import { useSaveProduct, type SaveOptions } from './use-save-product.ts';
import '#portal/kernel/things.css';
import { ConsumablesField } from '#portal/kernel/consumables/consumables-field.tsx';

type FormProps = Omit<SaveOptions, 'opened'> & { product: ProductDetail | null; onCancel: () => void };

/** Filled once: a later fetch never overwrites what the user is typing. */
export function ProductForm({ product, ...rest }: FormProps) {
  // The timestamp must belong to the data the form was filled with.
  const [opened] = useState(product);
  const record = opened === null ? 'new' : String(opened.product_id);
  const draft = useFormDraft('product', record, valuesOf(opened), opened?.updated_at ?? null);
  return (
    <>
      {draft.notice}
      <ProductSections key={draft.key} opened={opened} draft={draft} {...rest} />
    </>
  );
}

type SectionsProps = SaveOptions & { draft: FormDraft<Partial<ProductValues>>; onCancel: () => void };

/** A product in its six sections (PROD-05). */
function ProductSections({ opened, draft, onSaved, onReload, onCancel }: SectionsProps) {
  const { t } = useTranslation(['products', 'kernel', 'consumables']);
  const { message } = App.useApp();
  const [form] = ProductFields.useForm();
  const saved = (product: ProductDetail) => {
    draft.drop();
    onSaved(product);
  };
  const { submit, alsoCheck, isSaving, touch } = useSaveProduct(form, { opened, onSaved: saved, onReload });
  const changed = () => {
    touch();
    draft.keep(() => form.getFieldsValue(true) as Partial<ProductValues>); // the form's fields are the product's
  };
  return (
    <ProductFields.Form
      form={form}
      className="product-form"
      disabled={isSaving}
      initialValues={draft.values}
      validateTrigger="onBlur"
      scrollToFirstError={{ block: 'center', focus: true }}
      onValuesChange={changed}
      alsoCheck={alsoCheck}
      onErrors={(count) => void message.error({ content: t('error.fields', { ns: 'kernel', count }), key: 'save' })}
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
