import { exceptionsCalls } from '@quayside/contract/exceptions/exceptions.calls';
import type { ExceptionDetail } from '@quayside/contract/exceptions/exceptions.schemas';
import type { OrderDetail } from '@quayside/contract/orders/orders.schemas';
import { useRead } from '@quayside/ui/kernel/query';
import { useTranslation } from 'react-i18next';

/** Only an order that was stopped at some time has exceptions to read. */
export const hadException = ({ status, events }: OrderDetail): boolean =>
  status === 'alert' || events.some(({ kind }) => kind === 'alerted');

/** The exceptions of an order, the newest first. */
export function useExceptions(order: OrderDetail) {
  return useRead(exceptionsCalls.ofOrder, { order_id: order.order_id }, { silent: true, enabled: hadException(order) });
}

/** What happened, with its figures. */
export function useExceptionReason(): (exception: Pick<ExceptionDetail, 'reason' | 'params'>) => string {
  // The figures of an exception are those of its sentence.
  const t = useTranslation('order-life').t as unknown as (key: string, figures: ExceptionDetail['params']) => string;
  return ({ reason, params }) => t(`reason.${reason}`, params);
}

/** The reply box of the page; the button in the panel leads to it. */
export const replyBoxId = (order_id: number) => `reply-${order_id}`;
