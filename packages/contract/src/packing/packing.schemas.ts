import { z } from 'zod';
import { MAX_PARCEL_G, unitScans } from '@quayside/domain/packing/packing-rules';
import { Id, Timestamp, positiveText } from '../kernel/shapes.ts';

const ofMerchant = { customer_id: Id, customer_name: z.string() };
const basket = { wave_no: z.string().nullable(), basket: z.int().nullable() };

/** An order that waits for packing. */
export const PackingRow = z.object({
  ...ofMerchant,
  ...basket,
  order_id: Id,
  order_no: z.string(),
  country: z.string(),
  method_name_en: z.string(),
  method_name_cn: z.string(),
  sku_quantity: z.int(),
  quantity: z.int(),
  verified_at: Timestamp,
  /** Who has it on the table now. */
  packer: z.string().nullable(),
});
export type PackingRow = z.output<typeof PackingRow>;

export const Wave = z.object({
  wave_id: Id,
  wave_no: z.string(),
  warehouse_id: Id,
  orders: z.int(),
  /** Packed, put into exception or taken back: nothing to do any more. */
  done: z.int(),
  made_by: z.string(),
  made_at: Timestamp,
});
export type Wave = z.output<typeof Wave>;

/** What to fetch from the shelves, in the order of the shelves. */
export const PickLine = z.object({
  ...ofMerchant,
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  shelf: z.string(),
  quantity: z.int(),
  /** Into which baskets how many. */
  baskets: z.array(z.object({ basket: z.int(), quantity: z.int() })),
});
export type PickLine = z.output<typeof PickLine>;

export const PackingLine = z.object({
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  image_url: z.string().nullable(),
  shelf: z.string(),
  /** What its labels may say, in small letters: the station counts with them while it has no connection. */
  codes: z.array(z.string()),
  quantity: z.int(),
  packed: z.int(),
  scan_serial: z.boolean(),
  serials: z.array(z.string()),
});
export type PackingLine = z.output<typeof PackingLine>;

/** An order on the packing table. */
export const OpenParcel = z.object({
  ...ofMerchant,
  ...basket,
  order_id: Id,
  order_no: z.string(),
  country: z.string(),
  city: z.string(),
  method_name_en: z.string(),
  method_name_cn: z.string(),
  remark: z.string(),
  services: z.array(z.object({ name_en: z.string(), name_cn: z.string(), quantity: z.int() })),
  packaging: z.array(z.object({ name_en: z.string(), name_cn: z.string(), quantity: z.int() })),
  lines: z.array(PackingLine),
  /** Computed when the order was quoted. */
  expected_g: z.int(),
  expected_sides_cm: z.array(z.string()).nullable(),
  /** Orders of the wave, and how many need nothing any more. */
  wave_orders: z.int(),
  wave_done: z.int(),
  next: z.object({ order_no: z.string(), basket: z.int(), quantity: z.int() }).nullable(),
});
export type OpenParcel = z.output<typeof OpenParcel>;

export const ScannedUnit = z.object({
  result: z.enum(unitScans),
  product_id: Id.nullable(),
  sku: z.string().nullable(),
  product_name: z.string().nullable(),
  image_url: z.string().nullable(),
  /** The order another serial number of this kind is in. */
  order_no: z.string().nullable(),
  parcel: OpenParcel,
});
export type ScannedUnit = z.output<typeof ScannedUnit>;

const Centimetres = positiveText(3, 1);
/** As the scale and the tape say. */
export const Measured = z.strictObject({
  weight_g: z.int().min(1).max(MAX_PARCEL_G),
  length_cm: Centimetres,
  width_cm: Centimetres,
  height_cm: Centimetres,
});

const CostReason = z.union([
  z.object({ kind: z.literal('weight'), before_g: z.int(), after_g: z.int() }),
  z.object({ kind: z.enum(['follows', 'new', 'gone']) }),
]);
export const CostLine = z.object({
  code: z.string(),
  quoted: z.string(),
  actual: z.string(),
  difference: z.string(),
  reason: CostReason.nullable(),
});

/** What the parcel costs, before it is closed. */
export const ParcelCost = z.object({
  lines: z.array(CostLine),
  quoted: z.string(),
  actual: z.string(),
  expected_g: z.int(),
  deviation_percent: z.number(),
  deviates: z.boolean(),
  within_tolerance: z.boolean(),
  /** Above the tolerance and not covered by the balance: the order will wait for money. 0.00 when nothing is missing. */
  missing: z.string(),
  /** Why the method does not take the parcel; empty when it does. */
  refused_because: z.array(z.string()),
});
export type ParcelCost = z.output<typeof ParcelCost>;

export const PackedParcel = z.object({
  outcome: z.enum(['packed', 'exception']),
  order_no: z.string(),
  waybill_no: z.string(),
  actual: z.string(),
  missing: z.string(),
});
export type PackedParcel = z.output<typeof PackedParcel>;
