import { z } from 'zod';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { ADDRESS_TEXT_LENGTH, MAX_ORDERS_AT_ONCE, MAX_ORDER_NUMBERS } from '@quayside/domain/orders/order-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, JobStarted, Nothing, listInput, personal } from '../kernel/shapes.ts';
import { ConsumableLines } from '../consumables/consumables.schemas.ts';
import { eachOutcome } from '../kernel/each-outcome.ts';
import { orderFilters, orderListCalls } from './order-list.ts';
import { OfferedService, OrderQuote, QuoteAnswer, QuoteInput } from './order-quotes.schemas.ts';
import {
  ComparedMethod,
  FoundOrders,
  LikeOrder,
  MethodSet,
  OrderDetail,
  OrderInput,
  OrderLines,
  OrderOutcome,
  RecognizedAddress,
  SubmittedOrder,
} from './orders.schemas.ts';

const some = z.strictObject({ ids: z.array(Id).min(1).max(MAX_ORDERS_AT_ONCE) });
const words = personal(z.string().trim().max(200)).default('');

/** Order numbers or platform numbers, one per line (ORD-46). */
const numbers = z.array(z.string().trim().min(1).max(50)).min(1).max(MAX_ORDER_NUMBERS);
/** What an export holds: the list's filters, or single orders. */
export const chosenOrders = z.strictObject({
  ...orderFilters,
  numbers: numbers.optional(),
  ids: z.array(Id).max(MAX_ORDERS_AT_ONCE).optional(),
});
const exporting = {
  method: 'POST',
  input: chosenOrders,
  output: JobStarted,
  permission: 'orders.read',
  log: 'orders.export',
  limit: { perMinute: 10, by: 'person' },
  maxBodyKb: 512,
} as const;

export const ordersCalls = {
  ...orderListCalls,
  ...defineCalls('orders', {
    /** The same by numbers, up to five thousand; a POST, because they do not fit into a URL. */
    search: {
      method: 'POST',
      path: '/api/ucenter/order/searchOrders',
      input: listInput(['order_id'], { ...orderFilters, numbers }),
      output: FoundOrders,
      permission: 'orders.read',
      log: null,
      maxBodyKb: 512,
    },
    /** At most 5000 orders as a workbook; more are refused (ORD-45). */
    export: { ...exporting, path: '/api/ucenter/order/exportOrder' },
    /** Any number of orders. */
    exportAll: { ...exporting, path: '/api/ucenter/order/exportAllOrders' },
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
    /** Deletes name and address of orders that do not need them any more, each by itself (PRIV-01). */
    clearRecipient: {
      method: 'POST',
      path: '/api/ucenter/order/clearRecipient',
      input: some,
      output: OrderOutcome,
      permission: 'orders.edit',
      log: 'orders.clear_recipient',
    },
    /** Prices of all methods; nothing is stored. */
    quote: {
      method: 'POST',
      path: '/api/ucenter/quote/getShippingMethods',
      input: QuoteInput,
      output: QuoteAnswer,
      permission: 'orders.edit',
      log: null,
      limit: { perMinute: 240, by: 'person' },
    },
    /** A stored quote, item by item: the present one of an order, an earlier one, or what packing cost. */
    getQuote: {
      method: 'GET',
      path: '/api/ucenter/quote/getQuote',
      input: z.strictObject({ quote_id: Id }),
      output: OrderQuote,
      permission: 'orders.read',
      log: null,
    },
    /** The shipping methods of the tariff, for the filter of a list. */
    methods: {
      method: 'GET',
      path: '/api/ucenter/order/getMethodList',
      input: Nothing,
      output: z.object({ list: z.array(z.object({ method: z.string(), name_en: z.string(), name_cn: z.string() })) }),
      permission: 'orders.read',
      log: null,
    },
    /** The value-added services a warehouse offers. */
    services: {
      method: 'GET',
      path: '/api/ucenter/quote/getValueAddedServices',
      input: z.strictObject({ warehouse_id: Id }),
      output: z.object({ list: z.array(OfferedService) }),
      permission: 'orders.edit',
      log: null,
    },
    /** Changes the products of an order; its method and services are dropped and must be chosen again (D-27). */
    saveProducts: {
      method: 'POST',
      path: '/api/ucenter/order/editProductInfo',
      input: z.strictObject({ order_id: Id, updated_at: z.iso.datetime().optional(), lines: OrderLines, consumables: ConsumableLines }),
      output: OrderDetail,
      permission: 'orders.edit',
      log: 'orders.save_products',
    },
    /** What each method would cost for these orders together, beside what they are quoted at now. */
    compareMethods: {
      method: 'POST',
      path: '/api/ucenter/order/compareMethods',
      input: some,
      output: z.object({ list: z.array(ComparedMethod) }),
      permission: 'orders.edit',
      log: null,
      limit: { perMinute: 60, by: 'person' },
    },
    /** Sets the shipping method of orders that may still be changed. Each by itself. */
    setMethod: {
      method: 'POST',
      path: '/api/ucenter/order/setShippingMethod',
      input: some.extend({ method: z.string().trim().min(1).max(40) }),
      output: eachOutcome(MethodSet),
      each: { of: 'ids', reply: MethodSet },
      permission: 'orders.edit',
      log: 'orders.set_method',
      timeoutMs: 120_000,
    },
    /** Submits orders for shipment: the quote is bound, stock frozen, money held. Each by itself. */
    submit: {
      method: 'POST',
      path: '/api/ucenter/order/submitOrder',
      input: z.strictObject({
        ids: z.array(Id).min(1).max(MAX_ORDERS_AT_ONCE),
        /** The one warehouse of all of them (ORD-49). */
        warehouse_id: Id.optional(),
        /** New prices the merchant has seen and accepted, of orders whose quote had expired. */
        accepted: z
          .array(z.strictObject({ order_id: Id, total: z.string().max(20) }))
          .max(MAX_ORDERS_AT_ONCE)
          .default([]),
      }),
      output: eachOutcome(SubmittedOrder),
      each: { of: 'ids', reply: SubmittedOrder },
      permission: 'orders.edit',
      log: 'orders.submit',
      timeoutMs: 120_000,
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
  }),
};
