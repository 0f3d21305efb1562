import { z } from 'zod';
import {
  MAX_WORK_LINES,
  MAX_WORK_UNITS,
  allWorkOptions,
  priceItems,
  workEvents,
  workStates,
  workTypes,
} from '@quayside/domain/work-orders/work-rules';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { CountryCode, Day, Id, Remark, Timestamp, Uuid, decimalText, personal } from '../kernel/shapes.ts';

export const WorkFee = z.object({ item: z.enum(priceItems), quantity: z.int(), price: z.string(), amount: z.string() });
export type WorkFee = z.output<typeof WorkFee>;

const AddressText = z.string().trim().min(1);
/** Where the units of a return go. Cleared six months after the end of the work order. */
export const ReturnAddress = z.strictObject({
  name: personal(AddressText.max(100)),
  phone: personal(AddressText.max(30)),
  country: CountryCode,
  city: personal(AddressText.max(100)),
  postal_code: personal(z.string().trim().max(20)),
  address: personal(AddressText.max(300)),
});
export type ReturnAddress = z.output<typeof ReturnAddress>;

export const WorkOrderRow = z.object({
  work_order_id: Id,
  work_order_no: z.string(),
  type: z.enum(workTypes),
  state: z.enum(workStates),
  warehouse_id: Id,
  options: z.array(z.enum(allWorkOptions)),
  skus: z.int(),
  units: z.int(),
  /** USD: what is held, and after the work what was charged. Null for suppliers. */
  total: z.string().nullable(),
  created_by: z.string(),
  created_at: Timestamp,
  begun_at: Timestamp.nullable(),
  closed_at: Timestamp.nullable(),
});
export type WorkOrderRow = z.output<typeof WorkOrderRow>;

export const WorkOrderLine = z.object({
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  quantity: z.int(),
  /** Units worked on, or counted; null before. */
  done_quantity: z.int().nullable(),
  remark: z.string(),
});
export type WorkOrderLine = z.output<typeof WorkOrderLine>;

export const WorkOrderDetail = WorkOrderRow.extend({
  note: z.string(),
  bundle_product_id: Id.nullable(),
  bundle_sku: z.string().nullable(),
  bundle_quantity: z.int().nullable(),
  address: ReturnAddress.nullable(),
  address_cleared_at: Timestamp.nullable(),
  tracking_no: z.string(),
  /** Who does the work. */
  taken_by: z.string().nullable(),
  result_note: z.string(),
  quoted: z.string().nullable(),
  fees: z.array(WorkFee),
  lines: z.array(WorkOrderLine),
  photos: z.array(
    z.object({ file_id: Uuid, product_id: Id.nullable(), sku: z.string().nullable(), url: z.string(), created_at: Timestamp }),
  ),
  events: z.array(z.object({ kind: z.enum(workEvents), actor_kind: z.enum(actorKinds), actor_name: z.string(), created_at: Timestamp })),
});
export type WorkOrderDetail = z.output<typeof WorkOrderDetail>;

const Quantity = z.int().min(1).max(MAX_WORK_UNITS);
export const WorkOrderInput = z.strictObject({
  type: z.enum(workTypes),
  warehouse_id: Id,
  options: z.array(z.enum(allWorkOptions)).max(allWorkOptions.length).default([]),
  lines: z
    .array(z.strictObject({ product_id: Id, quantity: Quantity }))
    .min(1)
    .max(MAX_WORK_LINES),
  /** The SKU that is made of the lines, and how many of it. Only for a bundle. */
  bundle_product_id: Id.nullable().default(null),
  bundle_quantity: Quantity.nullable().default(null),
  /** Only for a return to the sender. */
  address: personal(ReturnAddress.nullable().default(null)),
  note: Remark.default(''),
  /** The total the merchant saw; refused when the price list has changed since. */
  total: decimalText(10, 2),
});
export type WorkOrderInput = z.output<typeof WorkOrderInput>;

export const PriceListRow = z.object({
  valid_from: Day,
  saved_by: z.string(),
  saved_at: Timestamp,
  prices: z.record(z.enum(priceItems), z.string()),
});
export type PriceListRow = z.output<typeof PriceListRow>;
