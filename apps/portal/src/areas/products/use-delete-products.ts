import { productsCalls } from '@quayside/contract/products/products.calls';
import type { ProductRow } from '@quayside/contract/products/products.schemas';
import { isSilent } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure-text';
import { readKey, useWrite } from '@quayside/ui/kernel/query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

type Named = Pick<ProductRow, 'product_id' | 'sku'>;

/** Confirms, then deletes. A refusal lists the SKUs in a dialog, because a toast disappears too soon (PROD-32). */
export function useDeleteProducts(onDone?: () => void): (products: readonly Named[]) => void {
  const { t } = useTranslation(['products', 'kernel']);
  const { modal, message } = App.useApp();
  const textOf = useFailureText();
  const remove = useWrite(productsCalls.delete, ['products', 'inventory', 'dashboards'], {
    silent: true,
    gone: (_deleted, { ids }) => ids.map((product_id) => readKey(productsCalls.get, { product_id })),
    onDone: ({ deleted }) => {
      message.success(t('deleted', { count: deleted }));
      onDone?.();
    },
  });
  const failed = (error: unknown) => {
    if (!isSilent(error)) modal.error({ title: t('delete_failed'), content: textOf(error), okText: t('actions.close', { ns: 'kernel' }) });
  };
  return (products) => {
    const [only] = products;
    const isOne = products.length === 1 && only !== undefined;
    modal.confirm({
      title: isOne ? t('delete_one_title', { sku: only.sku }) : t('delete_title', { count: products.length }),
      content: isOne ? t('delete_one_text') : t('delete_text'),
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('actions.cancel', { ns: 'kernel' }),
      onOk: () => remove.mutateAsync({ ids: products.map(({ product_id }) => product_id) }).catch(failed),
    });
  };
}
