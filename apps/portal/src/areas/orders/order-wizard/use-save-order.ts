import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderDetail, OrderInput } from '@quayside/contract/orders/orders.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { useTranslation } from 'react-i18next';

export type SaveOptions = {
  /** The edited order as it was when the wizard was opened; null for a new one. */
  opened: OrderDetail | null;
  onSaved: (saved: OrderDetail) => void;
  onReload: () => void;
};

/** Saves the order. The wizard marks refused fields, so `save` throws. */
export function useSaveOrder({ opened, onSaved, onReload }: SaveOptions) {
  const { t } = useTranslation('orders');
  const { saveOrThrow, touch } = useSave(ordersCalls.save, ['orders'], {
    guard: 'order',
    summary: 'message',
    failed: t('save_failed'),
    saved: t('saved'),
    onSaved,
    onReload,
  });
  const changes = opened === null ? {} : { order_id: opened.order_id, updated_at: opened.updated_at };
  return { save: (values: OrderInput) => saveOrThrow({ ...values, ...changes }), touch };
}
