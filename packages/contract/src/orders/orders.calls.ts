import { z } from 'zod';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { ADDRESS_TEXT_LENGTH, MAX_ORDERS_AT_ONCE } from '@quayside/domain/orders/order-rules';
import { defineCalls } from '../kernel/call.ts';
import { CountryCode, Day, Id, Nothing, listInput, pageOf, personal } from '../kernel/shapes.ts';
import { LikeOrder, OrderDetail, OrderInput, OrderOutcome, OrderRow, RecognizedAddress } from './orders.schemas.ts';

const some = z.strictObject({ ids: z.array(Id).min(1).max(MAX_ORDERS_AT_ONCE) });
const words = personal(z.string().trim().max(200)).default('');

export const orderFilters = {
  status: z.enum(orderStatuses).optional(),
  /** A prefix of the system's or the platform's order number. */
  number: z.string().trim().max(50).optional(),
  /** An exact SKU or alias. */
  sku: z.string().trim().max(255).optional(),
  warehouse_id: Id.optional(),
  country: CountryCode.optional(),
  from: Day.optional(),
  to: Day.optional(),
};

export const ordersCalls = defineCalls('orders', {
  list: {
    method: 'GET',
    path: '/api/ucenter/order/getList',
    input: listInput(['order_id'], orderFilters),
    output: pageOf(OrderRow),
    permission: 'orders.read',
    log: null,
  },
  /** Number of orders by status; counted up to the same limit as a list. */
  counts: {
    method: 'GET',
    path: '/api/ucenter/order/getStatusCount',
    input: Nothing,
    output: z.object({ list: z.array(z.object({ status: z.enum(orderStatuses), count: z.int() })) }),
    permission: 'orders.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/order/getOrderDetail',
    input: z.strictObject({ order_id: Id }),
    output: OrderDetail,
    permission: 'orders.read',
    log: null,
  },
  save: {
    method: 'POST',
    path: '/api/ucenter/order/saveOrder',
    input: OrderInput,
    output: OrderDetail,
    permission: 'orders.edit',
    log: 'orders.save',
  },
  cancel: {
    method: 'POST',
    path: '/api/ucenter/order/cancelOrder',
    input: some,
    output: OrderOutcome,
    permission: 'orders.edit',
    log: 'orders.cancel',
  },
  delete: {
    method: 'POST',
    path: '/api/ucenter/order/deleteOrder',
    input: some,
    output: OrderOutcome,
    permission: 'orders.edit',
    log: 'orders.delete',
  },
  /** Splits pasted text into the fields of an address (D-30). */
  recognize: {
    method: 'POST',
    path: '/api/ucenter/order/recognizeAddress',
    input: z.strictObject({ text: personal(z.string().trim().min(1).max(ADDRESS_TEXT_LENGTH)) }),
    output: RecognizedAddress,
    permission: 'orders.edit',
    log: null,
    limit: { perMinute: 60, by: 'person' },
  },
  /** Whether the platform's number is taken, and which open orders go to the same recipient and address (D-29). */
  checkDuplicate: {
    method: 'POST',
    path: '/api/ucenter/order/checkDuplicate',
    input: z.strictObject({
      /** The order being edited is excluded. */
      order_id: Id.optional(),
      platform_order_no: z.string().trim().max(50).default(''),
      first_name: words,
      last_name: words,
      address1: words,
      country: z.string().max(2).default(''),
    }),
    output: z.object({ same_number: LikeOrder.nullable(), same_recipient: z.array(LikeOrder) }),
    permission: 'orders.edit',
    log: null,
  },
});
