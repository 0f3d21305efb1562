import { z } from 'zod';
import { orderStatuses, processingStatuses } from '@quayside/domain/orders/order-machine';
import { defineCalls } from '../kernel/call.ts';
import { CountryCode, Day, Id, listInput, pageOf, personal } from '../kernel/shapes.ts';
import { OrderRow } from './order-row.schemas.ts';

export const orderFilters = {
  status: z.enum(orderStatuses).optional(),
  /** What happens beside the status (D-24). */
  processing: z.enum(processingStatuses).exclude(['none']).optional(),
  /** A prefix of the system's or the platform's order number. */
  number: z.string().trim().max(50).optional(),
  /** An exact SKU or alias. */
  sku: z.string().trim().max(255).optional(),
  warehouse_id: Id.optional(),
  country: CountryCode.optional(),
  method: z.string().trim().max(40).optional(),
  /** A prefix of the tracking number. */
  tracking: z.string().trim().max(40).optional(),
  /** A prefix of the recipient's first or last name. */
  recipient: personal(z.string().trim().max(60)).optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** Days of the shipment. */
  shipped_from: Day.optional(),
  shipped_to: Day.optional(),
};

/** By itself for the workplace: it shows the latest orders and needs no rules for recipients, taxes and quotes. */
export const orderListCalls = defineCalls('orders', {
  list: {
    method: 'GET',
    path: '/api/ucenter/order/getList',
    input: listInput(['order_id'], orderFilters),
    output: pageOf(OrderRow),
    permission: 'orders.read',
    log: null,
  },
});
