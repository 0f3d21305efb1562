import { z } from 'zod';
import { exceptionReasons } from '@quayside/domain/exceptions/exception-rules';
import { inboundOutcomes, MAX_PLAY_MONEY, simulatedInbounds, simulatedOrders } from '@quayside/domain/sandboxes/sandbox-rules';
import { OpenInbound } from '../inbound/inbound.open-schemas.ts';
import { defineCalls } from '../kernel/call.ts';
import { Done, Id, Nothing } from '../kernel/shapes.ts';
import { OpenOrder } from '../orders/orders.open-schemas.ts';

const tag = 'Sandbox';

/** What the warehouse and the carriers would do, for test keys only: everything happens in the sandbox of the account. */
export const sandboxesOpenCalls = defineCalls('sandboxes', {
  simulateOrder: {
    method: 'POST',
    path: '/open/v1/simulate/orders/{order_id}',
    input: z.strictObject({
      order_id: Id,
      to: z.enum(simulatedOrders),
      reason: z.enum(exceptionReasons).exclude(['cost', 'limits']).default('other'),
      text: z.string().trim().max(500).default(''),
    }),
    output: OpenOrder,
    permission: 'orders.edit',
    log: 'sandboxes.simulate_order',
    doc: {
      tag,
      summary: 'Bring an order to a status',
      description:
        'Test keys only. Does what staff, the warehouse and the carrier would do, step by step, up to the status wanted: verify, pack, ship, track, deliver. `alert` raises an exception with its `reason` and `text`, `resolved` ends it; `error` sends the order back; `canceled` cancels it, or accepts its interception.',
    },
  },
  simulateInbound: {
    method: 'POST',
    path: '/open/v1/simulate/inbound-appointments/{inbound_id}',
    input: z.strictObject({
      inbound_id: Id,
      to: z.enum(simulatedInbounds),
      outcome: z.enum(inboundOutcomes).default('exact'),
      units: z.int().min(1).max(10_000).default(1),
    }),
    output: OpenInbound,
    permission: 'inbound.edit',
    log: 'sandboxes.simulate_inbound',
    doc: {
      tag,
      summary: 'Receive an inbound appointment',
      description:
        'Test keys only. Audits, receives, counts, inspects, shelves and closes a submitted appointment, up to the step wanted. `outcome` says whether so many `units` are missing, too many or damaged; missing and damaged units become loss orders.',
    },
  },
  simulateTopUp: {
    method: 'POST',
    path: '/open/v1/simulate/top-ups',
    input: z.strictObject({ amount: z.int().min(1).max(MAX_PLAY_MONEY) }),
    output: z.object({ balance: z.string() }),
    permission: 'orders.edit',
    log: 'sandboxes.simulate_top_up',
    doc: { tag, summary: 'Add play money', description: 'Test keys only. Adds an amount in USD to the balance of the sandbox.' },
  },
  openEmpty: {
    method: 'POST',
    path: '/open/v1/simulate/empty',
    input: Nothing,
    output: Done,
    permission: 'orders.edit',
    log: 'sandboxes.empty',
    limit: { perMinute: 6, by: 'person' },
    doc: {
      tag,
      summary: 'Empty the sandbox',
      description: 'Test keys only. Deletes all products, orders, appointments, stock and play money of the sandbox. The keys stay.',
    },
  },
});
