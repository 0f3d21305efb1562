import { z } from 'zod';
import { inspections } from '@quayside/domain/inbound/inbound-rules';
import { MAX_DISPUTE_IMAGES, lossOutcomes, lossStates, lossTypes, lossWaits } from '@quayside/domain/loss-orders/loss-rules';
import { Day, Id, Remark, Timestamp, Uuid } from '../kernel/shapes.ts';

export const LossOrderRow = z.object({
  loss_order_id: Id,
  loss_order_no: z.string(),
  type: z.enum(lossTypes),
  source: z.literal('inbound'),
  source_id: Id,
  source_no: z.string(),
  warehouse_id: Id,
  inspection: z.enum(inspections),
  state: z.enum(lossStates),
  /** Who has the next move; null once closed. */
  waits_for: z.enum(lossWaits).nullable(),
  /** Units. */
  difference: z.int(),
  /** USD; null while a purchase price is unknown. Always null for suppliers. */
  compensation: z.string().nullable(),
  outcome: z.enum(lossOutcomes).nullable(),
  deadline: Day,
  creator: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  closed_at: Timestamp.nullable(),
});
export type LossOrderRow = z.output<typeof LossOrderRow>;

/** LOSS-01. Quantities: booked, arrived, qualified, shelved; difference = booked - shelved. */
export const LossOrderLine = z.object({
  box_no: z.int(),
  mark: z.string(),
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  color: z.string(),
  size: z.string(),
  appointment_quantity: z.int(),
  arrival_quantity: z.int(),
  qualified_quantity: z.int(),
  actual_quantity: z.int(),
  difference: z.int(),
  reason: z.string().nullable(),
  purchase_price: z.string().nullable(),
  compensation: z.string().nullable(),
});
export type LossOrderLine = z.output<typeof LossOrderLine>;

export const LossOrderDetail = LossOrderRow.extend({
  review_comment: z.string(),
  reviewed_by: z.string().nullable(),
  reviewed_at: Timestamp.nullable(),
  dispute_text: z.string(),
  disputed_at: Timestamp.nullable(),
  lines: z.array(LossOrderLine),
  /** Pictures of the dispute, then photos of the warehouse. */
  images: z.array(
    z.object({ file_id: Uuid, url: z.string(), caption: z.string(), of: z.enum(['dispute', 'warehouse']), box_no: z.int().nullable() }),
  ),
});
export type LossOrderDetail = z.output<typeof LossOrderDetail>;

export const DisputeInput = z.strictObject({
  loss_order_id: Id,
  text: Remark.min(1),
  /** Uploaded before with `noteImage` (LIMIT-04). */
  image_ids: z.array(Uuid).max(MAX_DISPUTE_IMAGES).default([]),
});
