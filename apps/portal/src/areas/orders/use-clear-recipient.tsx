import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { OrderRow } from '@quayside/contract/orders/order-row.schemas';
import { useBulkAction } from '@quayside/ui/feedback/bulk-action';
import { useWrite } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';

type Named = Pick<OrderRow, 'order_id' | 'order_no'>;

/** Confirms, then deletes the recipients of orders (PRIV-01). Refused orders are listed with the reason. */
export function useClearRecipient(): (orders: readonly Named[]) => void {
  const { t } = useTranslation('order-life');
  const { t: reasonOf } = useTranslation('refusals');
  const { confirm, showOutcome } = useBulkAction();
  const write = useWrite(ordersCalls.clearRecipient, ['orders'], {
    onDone: ({ done, refused }) => {
      const reasons = refused.map(({ order_no, code }) => ({ name: order_no, reason: reasonOf(code) }));
      showOutcome({ done, refused: reasons }, t('cleared_done', { count: done }));
    },
  });
  return (orders) => {
    const [only] = orders;
    const isOne = orders.length === 1 && only !== undefined;
    confirm({
      title: isOne ? t('clear_one_title', { order_no: only.order_no }) : t('clear_title', { count: orders.length }),
      text: t('clear_text'),
      action: t('clear'),
      run: () => write.mutateAsync({ ids: orders.map(({ order_id }) => order_id) }),
    });
  };
}
