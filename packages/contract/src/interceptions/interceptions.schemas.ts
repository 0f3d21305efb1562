import { z } from 'zod';
import { interceptionOutcomes } from '@quayside/domain/interceptions/interception-rules';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import { Id, Timestamp } from '../kernel/shapes.ts';

export const Interception = z.object({
  interception_id: Id,
  order_id: Id,
  order_no: z.string(),
  /** Of the order, when it was asked for and now. */
  asked_in: z.enum(orderStatuses),
  status: z.enum(orderStatuses),
  reason: z.string(),
  requested_by: z.string(),
  requested_at: Timestamp,
  outcome: z.enum(interceptionOutcomes).nullable(),
  /** USD, charged with the acceptance. */
  fee: z.string().nullable(),
  note: z.string(),
  decided_by: z.string().nullable(),
  decided_at: Timestamp.nullable(),
});
export type Interception = z.output<typeof Interception>;

/** How earlier interceptions of this merchant ended, in the same status and method. */
export const InterceptionOdds = z.object({
  asked: z.int(),
  accepted: z.int(),
  fee_usd: z.string(),
});
export type InterceptionOdds = z.output<typeof InterceptionOdds>;

export const DeskInterception = Interception.extend({
  customer_id: Id,
  customer_name: z.string(),
  /** What is held or was charged, and goes back. */
  amount: z.string(),
  quantity: z.int(),
});
export type DeskInterception = z.output<typeof DeskInterception>;
