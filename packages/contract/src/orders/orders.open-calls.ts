import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, listInput, pageOf } from '../kernel/shapes.ts';
import { QuoteAnswer, QuoteInput } from './order-quotes.schemas.ts';
import { orderFilters } from './orders.calls.ts';
import { OrderDetail, OrderInput, OrderOutcome, OrderRow, SubmittedOrder } from './orders.schemas.ts';

const one = z.strictObject({ order_id: Id });

/** The open API: prices of a parcel, and orders from creation to submission. An order may be created without a method (D-33). */
export const ordersOpenCalls = defineCalls('orders', {
  openQuote: {
    method: 'POST',
    path: '/open/v1/orders/quote',
    input: QuoteInput,
    output: QuoteAnswer,
    permission: 'orders.edit',
    log: null,
    limit: { perMinute: 240, by: 'person' },
  },
  openList: {
    method: 'GET',
    path: '/open/v1/orders',
    input: listInput(['order_id'], orderFilters),
    output: pageOf(OrderRow),
    permission: 'orders.read',
    log: null,
  },
  openGet: { method: 'GET', path: '/open/v1/orders/get', input: one, output: OrderDetail, permission: 'orders.read', log: null },
  openCreate: {
    method: 'POST',
    path: '/open/v1/orders/create',
    input: OrderInput,
    output: OrderDetail,
    permission: 'orders.edit',
    log: 'orders.save',
  },
  /** Binds the quote, freezes the stock and holds the price. With `accepted_total` a changed price is agreed to. */
  openSubmit: {
    method: 'POST',
    path: '/open/v1/orders/submit',
    input: one.extend({ accepted_total: z.string().max(20).optional() }),
    output: SubmittedOrder,
    permission: 'orders.edit',
    log: 'orders.submit',
  },
  openCancel: {
    method: 'POST',
    path: '/open/v1/orders/cancel',
    input: one,
    output: OrderOutcome,
    permission: 'orders.edit',
    log: 'orders.cancel',
  },
});
