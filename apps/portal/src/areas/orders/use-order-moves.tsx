import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderOutcome } from '@quayside/contract/orders/orders.schemas';
import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import { whyNot, type OrderAction } from '@quayside/domain/orders/order-rules';
import { useBulkAction } from '@quayside/ui/feedback/bulk-action';
import { readKey, useWrite } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';

type Named = Pick<OrderRow, 'order_id' | 'order_no'>;
type Move = 'cancel' | 'delete';
const done = { cancel: 'canceled', delete: 'deleted' } as const;

/** Confirms, then cancels or deletes. Refused orders are listed with the reason. */
export function useOrderMoves(onDone?: (move: Move) => void): (move: Move, orders: readonly Named[]) => void {
  const { t } = useTranslation('orders');
  const { t: reasonOf } = useTranslation('refusals');
  const { confirm, showOutcome } = useBulkAction();
  const show = (move: Move, outcome: OrderOutcome) => {
    const refused = outcome.refused.map(({ order_no, code }) => ({ name: order_no, reason: reasonOf(code) }));
    showOutcome({ done: outcome.done, refused }, t(done[move], { count: outcome.done }));
    if (outcome.done > 0) onDone?.(move);
  };
  const writes = {
    cancel: useWrite(ordersCalls.cancel, ['orders'], { onDone: (outcome) => show('cancel', outcome) }),
    delete: useWrite(ordersCalls.delete, ['orders'], { onDone: (outcome) => show('delete', outcome), gone: deletedReads }),
  };
  return (move, orders) => {
    const [only] = orders;
    const isOne = orders.length === 1 && only !== undefined;
    confirm({
      title: isOne ? t(`${move}_one_title`, { order_no: only.order_no }) : t(`${move}_title`, { count: orders.length }),
      text: t(`${move}_text`),
      action: t(move),
      run: () => writes[move].mutateAsync({ ids: orders.map(({ order_id }) => order_id) }),
    });
  };
}

function deletedReads({ refused }: OrderOutcome, { ids }: { ids: readonly number[] }) {
  const kept = new Set(refused.map(({ order_id }) => order_id));
  return ids.filter((id) => !kept.has(id)).map((order_id) => readKey(ordersCalls.get, { order_id }));
}

/** Why this action is not possible for the order, as text; null when it is. */
export function useWhyNot(): (action: OrderAction, order: Pick<OrderRow, 'status'>) => string | null {
  const { t } = useTranslation('refusals');
  return (action, { status }) => {
    const refusal = whyNot(action, status);
    return refusal === null ? null : t(refusal);
  };
}
