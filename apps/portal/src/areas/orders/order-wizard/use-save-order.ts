import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderDetail, OrderInput } from '@quayside/contract/orders/orders.schemas';
import { useWrite } from '@quayside/ui/kernel/query';
import { useSaveFailure } from '@quayside/ui/form/use-save-failure';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

export type SaveOptions = {
  /** What is being changed, as it was when the wizard was opened; null for a new one. */
  opened: OrderDetail | null;
  onSaved: (saved: OrderDetail) => void;
  onReload: () => void;
};

/** Saves the order. Refused fields are the wizard's to show; somebody else's change in between is never overwritten. */
export function useSaveOrder({ opened, onSaved, onReload }: SaveOptions): (values: OrderInput) => Promise<unknown> {
  const { t } = useTranslation('orders');
  const { message } = App.useApp();
  const words = { failed: t('save_failed'), title: t('changed_title'), text: t('changed_text'), reload: t('reload'), keep: t('keep') };
  const tell = useSaveFailure(words, onReload);
  const save = useWrite(ordersCalls.save, ['orders'], {
    silent: true,
    onDone: (saved) => {
      message.success(t('saved'));
      onSaved(saved);
    },
  });
  return (values) => {
    const changes = opened === null ? {} : { order_id: opened.order_id, updated_at: opened.updated_at };
    return save.mutateAsync({ ...values, ...changes }).catch((error: unknown) => {
      tell(error);
      throw error;
    });
  };
}
