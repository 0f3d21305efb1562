import { z } from 'zod';
import { defineJob } from '../kernel/job.ts';
import { Id } from '../kernel/shapes.ts';

/** Buys the label of a packed parcel from its carrier. */
export const buyLabelJob = defineJob('shipping', 'buy_label', {
  lane: 'quick',
  payload: z.strictObject({ customer_id: Id, order_id: Id }),
  maxAttempts: 6,
});

/** Voids the label of an order that was taken back. */
export const voidLabelJob = defineJob('shipping', 'void_label', {
  lane: 'quick',
  payload: z.strictObject({ customer_id: Id, order_id: Id }),
  maxAttempts: 6,
});
