import { exceptionImagePath } from '@quayside/contract/exceptions/exceptions.calls';
import { exceptionsDeskCalls } from '@quayside/contract/exceptions/exceptions.desk-calls';
import type { ExceptionRecord, messagesOf } from './exceptions.queries.ts';

type Order = { readonly order_no: string; readonly platform_order_no: string; readonly alert_from: ExceptionOrderStatus };
type ExceptionOrderStatus = 'uploaded' | 'approved' | 'packaged' | 'shipped' | 'in_transit' | 'pick_up' | 'out_for_delivery' | null;
type Message = Awaited<ReturnType<typeof messagesOf>>[number];

export function exceptionRow(row: ExceptionRecord, { order_no, platform_order_no, alert_from }: Order) {
  const { params, customer_id: _customer, reminded_at: _reminded, resolved_by: _by, ...shown } = row;
  return {
    ...shown,
    order_no,
    platform_order_no,
    params: paramsOf(params),
    stopped_at: row.state === 'resolved' ? null : alert_from,
  };
}

export function exceptionDetail(row: ExceptionRecord, order: Order, messages: readonly Message[], pictureOf: (fileId: string) => string) {
  const own = messages.filter(({ exception_id }) => exception_id === row.exception_id);
  return {
    ...exceptionRow(row, order),
    messages: own.map(({ exception_id: _id, file_ids, ...message }) => ({ ...message, image_urls: file_ids.map(pictureOf) })),
  };
}

export const merchantPicture = exceptionImagePath;
export const deskPicture = (customerId: number) => (fileId: string) =>
  `${exceptionsDeskCalls.deskImage.path}?customer_id=${customerId}&file_id=${fileId}`;

/** Reason and figures, for a message about it. */
export const reasonOf = ({ reason, params }: ExceptionRecord) => ({ reason, params: paramsOf(params) });

const paramsOf = (params: unknown) => params as Record<string, string | number>; // written by `raiseException`
