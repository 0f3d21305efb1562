import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductDetail, ProductInput } from '@quayside/contract/products/products.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { useClient } from '@quayside/ui/kernel/context';
import type { FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';

export type SaveOptions = {
  /** The edited product as it was when the form was opened; null for a new one. */
  opened: ProductDetail | null;
  onSaved: (saved: ProductDetail) => void;
  onReload: () => void;
};

/** Saves the form. The summary is needed because a refused field may be scrolled out of view. */
export function useSaveProduct(form: FormInstance, { opened, onSaved, onReload }: SaveOptions) {
  const { t } = useTranslation('products');
  const client = useClient();
  const { save, isSaving, touch } = useSave(productsCalls.save, ['products', 'inventory', 'dashboards'], {
    form,
    guard: 'product',
    summary: 'message',
    failed: t('save_failed'),
    saved: t('saved'),
    onSaved,
    onReload,
  });
  const changes = opened === null ? {} : { product_id: opened.product_id, updated_at: opened.updated_at };
  const alsoCheck = async (values: object) => {
    const product = opened === null ? {} : { product_id: opened.product_id };
    const { fields } = await client.send(productsCalls.check, { ...product, values: { ...values } }, { idempotencyKey: null });
    return fields;
  };
  return { submit: (values: ProductInput) => void save({ ...values, ...changes }), alsoCheck, isSaving, touch };
}
