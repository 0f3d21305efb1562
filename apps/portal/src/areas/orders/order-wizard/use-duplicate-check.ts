import { ordersCalls } from '@quayside/contract/orders/orders.calls';
import type { LikeOrder, OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { refusedAt } from '@quayside/ui/kernel/errors';
import { useWrite } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';
import type { OrderValues } from './order-fields.ts';

const compared = ['platform_order_no', 'first_name', 'last_name', 'address1', 'country'] as const;

/** Looks for similar orders (ORD-11). The same recipient is only a warning; a number can be used once (D-29). */
export function useDuplicateCheck(opened: OrderDetail | null, onAlike: (orders: readonly LikeOrder[]) => void) {
  const { t } = useTranslation('fields');
  const check = useWrite(ordersCalls.checkDuplicate, []);
  const ask = async (values: Partial<OrderValues>) => {
    const said = Object.fromEntries(compared.map((name) => [name, values[name] ?? '']));
    const found = await check.mutateAsync({ ...said, ...(opened === null ? {} : { order_id: opened.order_id }) });
    onAlike(found.same_recipient);
    const number = found.same_number && t('orders.number_exists', { order_no: found.same_number.order_no });
    return { number, count: found.same_recipient.length };
  };
  const orRefuse = async (values: Partial<OrderValues>): Promise<void> => {
    const { number } = await ask(values);
    if (number !== null) throw refusedAt('platform_order_no', 'orders.number_exists', number);
  };
  return { ask, orRefuse, isPending: check.isPending };
}
