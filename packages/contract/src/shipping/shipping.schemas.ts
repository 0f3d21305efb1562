import { z } from 'zod';
import { labelStates } from '@quayside/domain/shipping/shipping-rules';
import { CARRIER_NUMBER, carrierNumber } from '@quayside/domain/tracking/carrier-number';
import { fieldError } from '../kernel/fields.ts';
import { Id, Timestamp } from '../kernel/shapes.ts';

/** A number of a carrier, in the one spelling it is stored in. */
export const CarrierNumber = z
  .string()
  .max(60)
  .transform(carrierNumber)
  .refine((number) => CARRIER_NUMBER.test(number), fieldError('shipping.carrier_number'));
/** May be left out. */
export const LastMileNumber = z
  .string()
  .max(60)
  .transform(carrierNumber)
  .refine((number) => number === '' || CARRIER_NUMBER.test(number), fieldError('shipping.carrier_number'))
  .default('');

/** The columns of a file with numbers, in their order. */
export const shippingColumns = ['code', 'tracking_no', 'last_mile_no'] as const;

/** A label that the parcel's carrier makes. */
export const ParcelLabel = z.object({
  state: z.enum(labelStates),
  /** Once it is bought. */
  tracking_no: z.string(),
  /** Why it failed. */
  reason: z.string(),
});
export type ParcelLabel = z.output<typeof ParcelLabel>;

/** A label of an order that was taken back, which its carrier did not void. */
export const RefusedVoid = z.object({
  customer_id: Id,
  customer_name: z.string(),
  order_id: Id,
  order_no: z.string(),
  waybill_no: z.string(),
  /** Empty when the label is known by its key only: its purchase was never answered. */
  tracking_no: z.string(),
  reason: z.string(),
  requested_at: Timestamp,
});
export type RefusedVoid = z.output<typeof RefusedVoid>;

/** A packed parcel. */
export const ShippingRow = z.object({
  customer_id: Id,
  customer_name: z.string(),
  order_id: Id,
  order_no: z.string(),
  waybill_no: z.string(),
  country: z.string(),
  method: z.string(),
  method_name_en: z.string(),
  method_name_cn: z.string(),
  weight_g: z.int().nullable(),
  packed_at: Timestamp,
  packed_by: z.string(),
  /** The merchant wants it back: staff should decide before it leaves. */
  intercept_requested: z.boolean(),
  /** Null when the label is our own. */
  label: ParcelLabel.nullable(),
});
export type ShippingRow = z.output<typeof ShippingRow>;

export const ShippedParcel = z.object({
  customer_id: Id,
  order_id: Id,
  order_no: z.string(),
  waybill_no: z.string(),
  tracking_no: z.string(),
  last_mile_no: z.string(),
  method_name_en: z.string(),
  method_name_cn: z.string(),
});
export type ShippedParcel = z.output<typeof ShippedParcel>;

export const Handover = z.object({
  handover_id: Id,
  handover_no: z.string(),
  warehouse_id: Id,
  method: z.string(),
  method_name_en: z.string(),
  method_name_cn: z.string(),
  parcels: z.int(),
  weight_g: z.int(),
  made_by: z.string(),
  made_at: Timestamp,
});
export type Handover = z.output<typeof Handover>;
