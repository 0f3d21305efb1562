import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductDetail, ProductInput } from '@quayside/contract/products/products.schemas';
import type { ServerField } from '@quayside/ui/kernel/errors';
import { useWrite } from '@quayside/ui/kernel/query';
import { useSaveFailure } from '@quayside/ui/form/use-save-failure';
import { showFieldErrors } from '@quayside/ui/form/schema-form';
import { App, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProperties } from '#portal/kernel/use-properties.ts';

export type SaveOptions = {
  /** What is being changed, as it was when the form was opened; null for a new one. */
  opened: ProductDetail | null;
  onSaved: (saved: ProductDetail) => void;
  onReload: () => void;
};

/** Saves the form. Every fault goes to its field; somebody else's change in between is never overwritten. */
export function useSaveProduct(form: FormInstance, { opened, onSaved, onReload }: SaveOptions) {
  const { t } = useTranslation(['products', 'kernel', 'fields']);
  const { message } = App.useApp();
  const words = { failed: t('save_failed'), title: t('changed_title'), text: t('changed_text'), reload: t('reload'), keep: t('keep') };
  const tell = useSaveFailure(words, onReload);
  const isBrandProperty = useBrandRule();
  const showFaults = (fields: readonly Pick<ServerField, 'path' | 'msg'>[]) => {
    const homeless = showFieldErrors(form, fields);
    const text = homeless[0]?.msg ?? t('error.fields', { ns: 'kernel', count: fields.length });
    message.error({ content: `${t('save_failed')}: ${text}`, key: 'save' });
  };
  const save = useWrite(productsCalls.save, ['products', 'inventory', 'dashboards'], {
    silent: true,
    onDone: (saved) => {
      message.success(t('saved'));
      onSaved(saved);
    },
    onFields: showFaults,
  });
  const submit = (values: ProductInput) => {
    if (isBrandProperty(values)) return showFaults([{ path: 'brand', msg: t('products.brand_is_attribute', { ns: 'fields' }) }]);
    const changes = opened === null ? {} : { product_id: opened.product_id, updated_at: opened.updated_at };
    save.mutateAsync({ ...values, ...changes }).catch(tell);
  };
  return { submit, isSaving: save.isPending };
}

/** Whether the brand only repeats one of the attributes (PROD-27), which the schema cannot know: it has no names. */
function useBrandRule(): (values: Pick<ProductInput, 'brand' | 'property_ids'>) => boolean {
  const { all } = useProperties();
  return ({ brand, property_ids }) => {
    const word = brand.trim().toLowerCase();
    return all.some(
      (one) => property_ids.includes(one.property_id) && [one.name_en, one.name_cn].some((name) => name.toLowerCase() === word),
    );
  };
}
