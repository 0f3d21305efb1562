import { z } from 'zod';
import { PLATFORM_ORDER_NO_LENGTH } from '@quayside/domain/orders/order-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, cursorInput, cursorPageOf } from '../kernel/shapes.ts';
import { orderFilters } from './order-list.ts';
import { OpenOrder, OpenOrderChange, OpenOrderInput, OpenOrderRow, OpenQuoteAnswer, OpenQuoteInput } from './orders.open-schemas.ts';
import { SubmittedOrder } from './orders.schemas.ts';

const one = z.strictObject({ order_id: Id });
const tag = 'Orders';

/** The open API: prices of a parcel, and orders from creation to submission. An order may be created without a method (D-33). */
export const ordersOpenCalls = defineCalls('orders', {
  openQuote: {
    method: 'POST',
    path: '/open/v1/quotes',
    input: OpenQuoteInput,
    output: OpenQuoteAnswer,
    permission: 'orders.edit',
    log: null,
    limit: { perMinute: 240, by: 'person' },
    doc: {
      tag,
      summary: 'Quote a parcel',
      description:
        'Prices of all shipping methods for a parcel, item by item; the cheapest first, then those that are not offered with the reason. Nothing is stored. At most 240 a minute.',
    },
  },
  openList: {
    method: 'GET',
    path: '/open/v1/orders',
    input: cursorInput({ ...orderFilters, platform_order_no: z.string().trim().max(PLATFORM_ORDER_NO_LENGTH).optional() }),
    output: cursorPageOf(OpenOrderRow),
    permission: 'orders.read',
    log: null,
    doc: { tag, summary: 'List orders', description: 'Newest first. `platform_order_no` finds the order of your shop by its own number.' },
  },
  openGet: {
    method: 'GET',
    path: '/open/v1/orders/{order_id}',
    input: one,
    output: OpenOrder,
    permission: 'orders.read',
    log: null,
    doc: { tag, summary: 'Get an order', description: 'All data of one order with its lines, its quote and what happened to it.' },
  },
  openCreate: {
    method: 'POST',
    path: '/open/v1/orders',
    input: OpenOrderInput,
    output: OpenOrder,
    permission: 'orders.edit',
    log: 'orders.save',
    doc: {
      tag,
      summary: 'Create an order',
      description:
        'Your platform order number is the natural key: while an order with it exists, the same number is refused with status 409 and code `orders.number_taken`, which names the `order_id` of that order. The shipping method may be chosen later.',
    },
  },
  openEdit: {
    method: 'POST',
    path: '/open/v1/orders/{order_id}',
    input: OpenOrderChange,
    output: OpenOrder,
    permission: 'orders.edit',
    log: 'orders.save',
    doc: {
      tag,
      summary: 'Change an order',
      description:
        'Replaces the data of an order that is not submitted, or that staff sent back. A field you leave out gets its default. Send `updated_at` as you read it, and a change made meanwhile is refused instead of overwritten.',
    },
  },
  /** Binds the quote, freezes the stock and holds the price. With `accepted_total` a changed price is agreed to. */
  openSubmit: {
    method: 'POST',
    path: '/open/v1/orders/{order_id}/submit',
    input: one.extend({ accepted_total: z.string().max(20).optional() }),
    output: SubmittedOrder,
    permission: 'orders.edit',
    log: 'orders.submit',
    doc: {
      tag,
      summary: 'Submit an order',
      description:
        'Sends the order to the warehouse: its price is bound and held, its stock frozen. If the price has changed since the quote expired, the call is refused with code `orders.price_changed`; send the new price as `accepted_total` to agree.',
    },
  },
  openCancel: {
    method: 'POST',
    path: '/open/v1/orders/{order_id}/cancel',
    input: one,
    output: OpenOrder,
    permission: 'orders.edit',
    log: 'orders.cancel',
    doc: {
      tag,
      summary: 'Cancel an order',
      description: 'For an order that is not submitted, or that staff sent back. Its platform order number becomes free again.',
    },
  },
});
