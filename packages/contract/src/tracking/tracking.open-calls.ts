import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id } from '../kernel/shapes.ts';
import { OrderTracking } from './tracking.schemas.ts';

export const trackingOpenCalls = defineCalls('tracking', {
  openGet: {
    method: 'GET',
    path: '/open/v1/orders/{order_id}/tracking',
    input: z.strictObject({ order_id: Id }),
    output: OrderTracking,
    permission: 'orders.read',
    log: null,
    doc: {
      tag: 'Orders',
      summary: 'Get the tracking of an order',
      description: 'The numbers of the parcel and everything that happened to it, newest first.',
    },
  },
});
