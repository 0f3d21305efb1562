import { z } from 'zod';
import { costReasonKinds } from '@quayside/domain/orders/order-costs';

/** Why an item of the packed parcel costs something else than quoted. */
const CostReason = z.object({
  kind: z.enum(costReasonKinds),
  /** Grams before and after; only for `weight`. */
  before_g: z.int().optional(),
  after_g: z.int().optional(),
});

const CostLine = z.object({
  code: z.string(),
  quoted: z.string(),
  actual: z.string(),
  difference: z.string(),
  reason: CostReason.nullable(),
});

/** What a packed order was quoted at and what was charged, USD, item by item. */
export const OrderCosts = z.object({
  lines: z.array(CostLine),
  quoted: z.string(),
  actual: z.string(),
  difference: z.string(),
  /** The percentage up to which more than quoted is charged without asking, and whether this parcel is within it (D-108). */
  tolerance_percent: z.number(),
  is_tolerable: z.boolean(),
});
export type OrderCosts = z.output<typeof OrderCosts>;
