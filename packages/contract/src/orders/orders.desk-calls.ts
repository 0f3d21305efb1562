import { z } from 'zod';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, listInput, pageOf } from '../kernel/shapes.ts';
import { orderFilters } from './order-list.ts';
import { OrderRow } from './order-row.schemas.ts';

const ofCustomer = z.strictObject({ customer_id: Id });

/** How many orders a merchant placed, by the provider's days. */
export const OrderSummary = z.object({
  this_month: z.int(),
  /** The same days of the month before, up to the same day of the month. */
  last_month: z.int(),
  /** The last thirty days, today at the end. */
  days: z.array(z.object({ day: Day, count: z.int() })),
});
export type OrderSummary = z.output<typeof OrderSummary>;

export const ordersDeskCalls = defineCalls('orders', {
  /** Always one merchant's. */
  deskList: {
    method: 'GET',
    path: '/api/desk/order/getList',
    input: listInput(['order_id'], { customer_id: Id, ...orderFilters }),
    output: pageOf(OrderRow),
    permission: 'desk.orders.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/order/getStatusCount',
    input: ofCustomer,
    output: z.object({ list: z.array(z.object({ status: z.enum(orderStatuses), count: z.int() })) }),
    permission: 'desk.orders.read',
    log: null,
  },
  deskSummary: {
    method: 'GET',
    path: '/api/desk/order/getSummary',
    input: ofCustomer,
    output: OrderSummary,
    permission: 'desk.orders.read',
    log: null,
  },
});
