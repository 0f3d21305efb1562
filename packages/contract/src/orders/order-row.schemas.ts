import { z } from 'zod';
import { orderStatuses, processingStatuses } from '@quayside/domain/orders/order-machine';
import { Id, Timestamp } from '../kernel/shapes.ts';

/** An order in a list. */
export const OrderRow = z.object({
  order_id: Id,
  order_no: z.string(),
  platform_order_no: z.string(),
  status: z.enum(orderStatuses),
  /** What happens beside the status (D-24). */
  processing: z.enum(processingStatuses),
  warehouse_id: Id,
  recipient_name: z.string(),
  country: z.string(),
  city: z.string(),
  /** Number of different SKUs, and of units in total. */
  sku_quantity: z.int(),
  quantity: z.int(),
  /** Declared value, USD. */
  total: z.string(),
  method: z.string(),
  /** Names of the method in both languages; empty while none is chosen. */
  method_name_en: z.string(),
  method_name_cn: z.string(),
  tracking_no: z.string(),
  /** What shipping was quoted at, USD; null without a method. Held from submission on. */
  quoted_total: z.string().nullable(),
  quote_expires_at: Timestamp.nullable(),
  submitted_at: Timestamp.nullable(),
  /** Why staff sent it back; empty unless the status is `error`. */
  error_reason: z.string(),
  /** The first few, for the list. */
  goods: z.array(z.object({ sku: z.string(), quantity: z.int(), image_url: z.string().nullable() })),
  /** Since when name and address are deleted (PRIV-01). */
  recipient_cleared_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type OrderRow = z.output<typeof OrderRow>;
