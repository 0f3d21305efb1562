import { z } from 'zod';
import { exceptionReasons } from '@quayside/domain/exceptions/exception-rules';
import { inboundOutcomes, MAX_PLAY_MONEY, simulatedInbounds, simulatedOrders } from '@quayside/domain/sandboxes/sandbox-rules';
import { InboundDetail } from '../inbound/inbound.schemas.ts';
import { defineCalls } from '../kernel/call.ts';
import { Done, Id, Nothing } from '../kernel/shapes.ts';
import { OrderDetail } from '../orders/orders.schemas.ts';

/** What the warehouse and the carriers would do, for test keys only: everything happens in the sandbox of the account. */
export const sandboxesOpenCalls = defineCalls('sandboxes', {
  /** Goes through every step from where the order is. An exception has a reason, and a text the merchant reads. */
  simulateOrder: {
    method: 'POST',
    path: '/open/v1/simulate/order',
    input: z.strictObject({
      order_id: Id,
      to: z.enum(simulatedOrders),
      reason: z.enum(exceptionReasons).exclude(['cost', 'limits']).default('other'),
      text: z.string().trim().max(500).default(''),
    }),
    output: OrderDetail,
    permission: 'orders.edit',
    log: 'sandboxes.simulate_order',
  },
  /** Audits, receives, counts, inspects, shelves and closes, up to the step wanted. `units` are missing, too many or damaged. */
  simulateInbound: {
    method: 'POST',
    path: '/open/v1/simulate/inbound',
    input: z.strictObject({
      inbound_id: Id,
      to: z.enum(simulatedInbounds),
      outcome: z.enum(inboundOutcomes).default('exact'),
      units: z.int().min(1).max(10_000).default(1),
    }),
    output: InboundDetail,
    permission: 'inbound.edit',
    log: 'sandboxes.simulate_inbound',
  },
  /** Play money, in USD. */
  simulateTopUp: {
    method: 'POST',
    path: '/open/v1/simulate/top-up',
    input: z.strictObject({ amount: z.int().min(1).max(MAX_PLAY_MONEY) }),
    output: z.object({ balance: z.string() }),
    permission: 'orders.edit',
    log: 'sandboxes.simulate_top_up',
  },
  /** Deletes everything in the sandbox. The keys stay. */
  openEmpty: {
    method: 'POST',
    path: '/open/v1/simulate/empty',
    input: Nothing,
    output: Done,
    permission: 'orders.edit',
    log: 'sandboxes.empty',
    limit: { perMinute: 6, by: 'person' },
  },
});
