import { z } from 'zod';
import { actorKinds } from '@quayside/domain/kernel/actor';
import {
  MAX_LEAD_DAYS,
  MAX_SOURCING_IMAGES,
  MAX_SOURCING_UNITS,
  sourcingEvents,
  sourcingStates,
  sourcingWaits,
} from '@quayside/domain/sourcing/sourcing-rules';
import { fieldError } from '../kernel/fields.ts';
import { CountryCode, Day, Id, Remark, Timestamp, Uuid, positiveText } from '../kernel/shapes.ts';
import { ProductInput, Sku } from '../products/products.schemas.ts';
import { isPublicLink } from './product-link.ts';

const Quantity = z.int().min(1).max(MAX_SOURCING_UNITS);
const Price = positiveText(8, 2);

export const SourcingRow = z.object({
  request_id: Id,
  request_no: z.string(),
  product_name: z.string(),
  state: z.enum(sourcingStates),
  /** Who has the next move; null at the end. */
  waits_for: z.enum(sourcingWaits).nullable(),
  country: z.string(),
  quantity: z.int(),
  /** USD per unit. */
  target_price: z.string().nullable(),
  unit_price: z.string().nullable(),
  /** Unit price times quantity; null before the quote. */
  goods_value: z.string().nullable(),
  valid_until: Day.nullable(),
  sku: z.string().nullable(),
  created_by: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type SourcingRow = z.output<typeof SourcingRow>;

const Author = { actor_kind: z.enum(actorKinds), actor_name: z.string(), created_at: Timestamp };
export const SourcingDetail = SourcingRow.extend({
  link: z.string(),
  note: z.string(),
  images: z.array(Uuid),
  /** Rises with each quote: an answer names the one it is about. */
  quote_no: z.int(),
  weight_g: z.int().nullable(),
  length_cm: z.string().nullable(),
  width_cm: z.string().nullable(),
  height_cm: z.string().nullable(),
  lead_days: z.int().nullable(),
  name_en: z.string(),
  name_cn: z.string(),
  hs_code: z.string(),
  property_ids: z.array(Id),
  quote_note: z.string(),
  decline_reason: z.string(),
  product_id: Id.nullable(),
  inbound_id: Id.nullable(),
  inbound_no: z.string().nullable(),
  messages: z.array(z.object({ message_id: Id, body: z.string(), ...Author })),
  events: z.array(z.object({ kind: z.enum(sourcingEvents), ...Author })),
});
export type SourcingDetail = z.output<typeof SourcingDetail>;

export const SourcingInput = z.strictObject({
  product_name: z.string().trim().min(1).max(200),
  /** Never opened by the server. */
  link: z.string().trim().max(2000).refine(isPublicLink, fieldError('sourcing.link')),
  image_ids: z.array(Uuid).max(MAX_SOURCING_IMAGES).default([]),
  target_price: Price.nullable().default(null),
  quantity: Quantity,
  country: CountryCode,
  note: Remark.default(''),
});
export type SourcingInput = z.output<typeof SourcingInput>;

export const AcceptInput = z.strictObject({
  request_id: Id,
  quote_no: z.int().min(1),
  /** The SKU that is created. */
  sku: Sku,
  /** Where the units are expected. */
  warehouse_id: Id,
});

const product = ProductInput.shape;
const Side = positiveText(5, 2);
/** What staff offer: price, and what the SKU needs to be created and quoted for shipping. */
export const QuoteInput = z.strictObject({
  customer_id: Id,
  request_id: Id,
  unit_price: Price,
  weight_g: product.weight_g,
  length_cm: Side,
  width_cm: Side,
  height_cm: Side,
  lead_days: z.int().min(1).max(MAX_LEAD_DAYS),
  valid_until: Day,
  name_en: product.name_en,
  name_cn: product.name_cn,
  hs_code: product.hs_code,
  property_ids: product.property_ids,
  quote_note: Remark.default(''),
});
export type QuoteInput = z.output<typeof QuoteInput>;
