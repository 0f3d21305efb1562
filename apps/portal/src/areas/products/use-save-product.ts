import type { InputOf } from '@quayside/contract/kernel/call';
import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductDetail, ProductInput } from '@quayside/contract/products/products.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { refusedAt } from '@quayside/ui/kernel/errors';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProperties } from '#portal/kernel/use-properties.ts';

export type SaveOptions = {
  /** The edited product as it was when the form was opened; null for a new one. */
  opened: ProductDetail | null;
  onSaved: (saved: ProductDetail) => void;
  onReload: () => void;
};

/** Saves the form. The summary is needed because a refused field may be scrolled out of view. */
export function useSaveProduct(form: FormInstance, { opened, onSaved, onReload }: SaveOptions) {
  const { t } = useTranslation(['products', 'fields']);
  const isBrandProperty = useBrandRule();
  const { save, isSaving, touch } = useSave(productsCalls.save, ['products', 'inventory', 'dashboards'], {
    form,
    guard: 'product',
    check: (values) =>
      isBrandProperty(values)
        ? refusedAt('brand', 'products.brand_is_attribute', t('products.brand_is_attribute', { ns: 'fields' }))
        : null,
    summary: 'message',
    failed: t('save_failed'),
    saved: t('saved'),
    onSaved,
    onReload,
  });
  const changes = opened === null ? {} : { product_id: opened.product_id, updated_at: opened.updated_at };
  return { submit: (values: ProductInput) => void save({ ...values, ...changes }), isSaving, touch };
}

/** Whether the brand repeats one of the attributes (PROD-27). The schema cannot check it: it has only ids, no names. */
function useBrandRule(): (values: Pick<InputOf<typeof productsCalls.save>, 'brand' | 'property_ids'>) => boolean {
  const { all } = useProperties();
  return ({ brand = '', property_ids }) => {
    const word = brand.trim().toLowerCase();
    return all.some(
      (one) => property_ids.includes(one.property_id) && [one.name_en, one.name_cn].some((name) => name.toLowerCase() === word),
    );
  };
}
