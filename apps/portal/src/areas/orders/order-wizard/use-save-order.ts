import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderDetail, OrderInput } from '@quayside/contract/orders/orders.schemas';
import { useSave } from '@quayside/ui/form/use-save';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type SaveOptions = {
  /** The edited order as it was when the wizard was opened; null for a new one. */
  opened: OrderDetail | null;
  onReload: () => void;
};

/** Saves the order and returns it. The wizard marks refused fields, so `save` throws. */
export function useSaveOrder({ opened, onReload }: SaveOptions) {
  const { t } = useTranslation('orders');
  const saved = useRef<OrderDetail | null>(null);
  const { saveOrThrow, touch } = useSave(ordersCalls.save, ['orders'], {
    guard: 'order',
    summary: 'message',
    failed: t('save_failed'),
    onSaved: (order) => {
      saved.current = order;
    },
    onReload,
  });
  const changes = opened === null ? {} : { order_id: opened.order_id, updated_at: opened.updated_at };
  const save = async (values: OrderInput): Promise<OrderDetail> => {
    await saveOrThrow({ ...values, ...changes });
    if (saved.current === null) throw new Error('the saved order is missing');
    return saved.current;
  };
  return { save, touch };
}
