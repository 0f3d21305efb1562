import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderOutcome, OrderRow } from '@quayside/contract/orders/orders.schemas';
import { whyNot, type OrderAction } from '@quayside/domain/orders/order-rules';
import { readKey, useWrite } from '@quayside/ui/kernel/query';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';

type Named = Pick<OrderRow, 'order_id' | 'order_no'>;
type Move = 'cancel' | 'delete';
const done = { cancel: 'canceled', delete: 'deleted' } as const;

/** Confirms, then cancels or deletes. Refused orders are listed with the reason, in a dialog that stays open. */
export function useOrderMoves(onDone?: (move: Move) => void): (move: Move, orders: readonly Named[]) => void {
  const { t } = useTranslation(['orders', 'kernel']);
  const { modal, message } = App.useApp();
  const showOutcome = (move: Move, outcome: OrderOutcome) => {
    if (outcome.refused.length === 0) message.success(t(done[move], { count: outcome.done }));
    else
      modal.warning({
        title: t('refused_title', { done: outcome.done, refused: outcome.refused.length }),
        content: <Refused refused={outcome.refused} />,
        okText: t('actions.close', { ns: 'kernel' }),
      });
    if (outcome.done > 0) onDone?.(move);
  };
  const writes = {
    cancel: useWrite(ordersCalls.cancel, ['orders'], { onDone: (outcome) => showOutcome('cancel', outcome) }),
    delete: useWrite(ordersCalls.delete, ['orders'], { onDone: (outcome) => showOutcome('delete', outcome), gone: deletedReads }),
  };
  return (move, orders) => {
    const [only] = orders;
    const isOne = orders.length === 1 && only !== undefined;
    modal.confirm({
      title: isOne ? t(`${move}_one_title`, { order_no: only.order_no }) : t(`${move}_title`, { count: orders.length }),
      content: t(`${move}_text`),
      okText: t(move),
      okButtonProps: { danger: true },
      cancelText: t('actions.back', { ns: 'kernel' }),
      // The write has already shown the error.
      onOk: () => writes[move].mutateAsync({ ids: orders.map(({ order_id }) => order_id) }).catch(() => undefined),
    });
  };
}

function deletedReads({ refused }: OrderOutcome, { ids }: { ids: readonly number[] }) {
  const kept = new Set(refused.map(({ order_id }) => order_id));
  return ids.filter((id) => !kept.has(id)).map((order_id) => readKey(ordersCalls.get, { order_id }));
}

function Refused({ refused }: Pick<OrderOutcome, 'refused'>) {
  const { t } = useTranslation('refusals');
  return (
    <ul className="plain-list refused-orders">
      {refused.map(({ order_id, order_no, code }) => (
        <li key={order_id}>
          <strong>{order_no}</strong> {t(code)}
        </li>
      ))}
    </ul>
  );
}

/** Why this action is not possible for the order, as text; null when it is. */
export function useWhyNot(): (action: OrderAction, order: Pick<OrderRow, 'status'>) => string | null {
  const { t } = useTranslation('refusals');
  return (action, { status }) => {
    const refusal = whyNot(action, status);
    return refusal === null ? null : t(refusal);
  };
}
