import { z } from 'zod';
import { defineCalls } from '../kernel/call.ts';
import { Id, Remark } from '../kernel/shapes.ts';
import { Interception, InterceptionOdds } from './interceptions.schemas.ts';

const one = z.strictObject({ order_id: Id });

export const interceptionsCalls = defineCalls('interceptions', {
  /** D-23: recorded for staff, without guarantee. */
  intercept: {
    method: 'POST',
    path: '/api/ucenter/order/interceptOrder',
    input: z.strictObject({ order_id: Id, reason: Remark.min(1) }),
    output: Interception,
    permission: 'orders.edit',
    log: 'interceptions.request',
  },
  odds: {
    method: 'GET',
    path: '/api/ucenter/order/getInterceptionOdds',
    input: one,
    output: InterceptionOdds,
    permission: 'orders.read',
    log: null,
  },
  ofOrder: {
    method: 'GET',
    path: '/api/ucenter/order/getInterceptions',
    input: one,
    output: z.object({ list: z.array(Interception) }),
    permission: 'orders.read',
    log: null,
  },
});
