import type { OrderDetail, OrderInput } from '@quayside/contract/orders/orders.schemas';
import { amountText } from '@quayside/domain/kernel/money';
import { useLeaveFor } from '@quayside/ui/kernel/use-leave-for';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmitOutcome } from '../submit/submit-failure.ts';
import { useSubmit } from '../submit/use-submit.ts';
import { useSaveOrder, type SaveOptions } from './use-save-order.ts';

type FinishOptions = SaveOptions & { onSaved: () => void; onDone: (order: OrderDetail) => void };

/** Save, or save and submit. A refused submission is shown with its cure; the order stays saved, and closing the dialog leaves for it. */
export function useFinishOrder({ onSaved, onDone, ...rest }: FinishOptions) {
  const { t } = useTranslation(['orders', 'order-screens']);
  const { message } = App.useApp();
  const leave = useLeaveFor();
  const { save, touch } = useSaveOrder(rest);
  const { send } = useSubmit();
  const [refused, setRefused] = useState<{ order: OrderDetail; outcome: SubmitOutcome } | null>(null);
  const ship = async (order: OrderDetail) => {
    const outcome = await send([order]);
    if (outcome.failed.length > 0) return setRefused({ order, outcome });
    const [held] = outcome.done;
    message.success(t('submitted', { ns: 'order-screens', count: 1, amount: amountText(held?.total ?? '0.00') }));
    onDone(order);
  };
  const finish = async (values: OrderInput, how = 'save') => {
    const order = await save(values);
    onSaved();
    if (how === 'ship') {
      // The call itself failed, and that was shown: the order is saved nevertheless.
      await ship(order).catch(() => onDone(order));
      return;
    }
    message.success(t('saved'));
    onDone(order);
  };
  return { finish, touch, refused: refused && { outcome: refused.outcome, close: () => onDone(refused.order), leave } };
}
