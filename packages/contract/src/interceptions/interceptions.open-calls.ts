import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, Remark } from '../kernel/shapes.ts';
import { Interception } from './interceptions.schemas.ts';

export const interceptionsOpenCalls = defineCalls('interceptions', {
  openIntercept: {
    method: 'POST',
    path: '/open/v1/orders/{order_id}/intercept',
    input: z.strictObject({ order_id: Id, reason: Remark.min(1) }),
    output: Interception,
    permission: 'orders.edit',
    log: 'interceptions.request',
    doc: {
      tag: 'Orders',
      summary: 'Ask to stop an order',
      description:
        'For an order that is approved or packed and not shipped yet. Staff decide; there is no guarantee that it can be stopped.',
    },
  },
});
