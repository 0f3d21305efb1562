import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderDetail, OrderInput } from '@quayside/contract/orders/orders.schemas';
import { isSilent, RefusedError } from '@quayside/ui/kernel/errors';
import { useFailureText } from '@quayside/ui/kernel/failure';
import { useWrite } from '@quayside/ui/kernel/query';
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
  const { message, modal } = App.useApp();
  const textOf = useFailureText();
  const save = useWrite(ordersCalls.save, ['orders'], {
    silent: true,
    onDone: (saved) => {
      message.success(t('saved'));
      onSaved(saved);
    },
  });
  const failed = (error: unknown): never => {
    const isAtFields = error instanceof RefusedError && error.fields.length > 0;
    if (error instanceof RefusedError && error.code === 'orders.changed_meanwhile')
      modal.confirm({
        title: t('changed_title'),
        content: t('changed_text'),
        okText: t('reload'),
        cancelText: t('keep'),
        onOk: onReload,
      });
    else if (!isAtFields && !isSilent(error)) message.error({ content: `${t('save_failed')}: ${textOf(error)}`, key: 'save' });
    throw error;
  };
  return (values) => {
    const changes = opened === null ? {} : { order_id: opened.order_id, updated_at: opened.updated_at };
    return save.mutateAsync({ ...values, ...changes }).catch(failed);
  };
}
