import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, personal } from '../kernel/shapes.ts';
import { OrderTracking, PublicTracking } from './tracking.schemas.ts';

export const trackingCalls = defineCalls('tracking', {
  get: {
    method: 'GET',
    path: '/api/ucenter/tracking/getTracking',
    input: z.strictObject({ order_id: Id }),
    output: OrderTracking,
    permission: 'orders.read',
    log: null,
  },
  /** Without sign-in. An unknown number and a wrong postcode get the same answer. */
  find: {
    method: 'POST',
    path: '/api/ucenter/common/tracking/find',
    input: z.strictObject({
      number: z.string().trim().min(1).max(60),
      postcode: personal(z.string().trim().min(1).max(20)),
      platform_type: z.int().optional(),
    }),
    output: PublicTracking,
    permission: 'public',
    log: null,
    limit: { perMinute: 20, by: 'ip' },
    guess: { account: ['number'], failures: ['tracking.not_found'] },
  },
});
