import { z } from 'zod';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { orderEvents, orderStatuses } from '@quayside/domain/orders/order-machine';
import * as rules from '@quayside/domain/orders/order-rules';
import { recipientFaults, tidyRecipient } from '@quayside/domain/orders/recipient-rules';
import { isTaxNumber, taxKindsOf } from '@quayside/domain/orders/tax-numbers';
import { LONG_TEXT } from '@quayside/domain/products/product-rules';
import { AttachedConsumable, ConsumableLines } from '../consumables/consumables.schemas.ts';
import { fieldError, type FieldCode } from '../kernel/fields.ts';
import {
  CountryCode,
  Email,
  Id,
  Remark,
  Timestamp,
  besideFieldFaults,
  codeText,
  pageOf,
  personal,
  positiveText,
  repeated,
} from '../kernel/shapes.ts';
import { OrderCosts } from './order-costs.schemas.ts';
import { OrderRow } from './order-row.schemas.ts';
import { OrderQuote, OrderServicesInput, taxNumbers } from './order-quotes.schemas.ts';

const needed = (max: number) => personal(z.string().trim().min(1).max(max));
const asked = (max: number) => personal(z.string().trim().max(max)).default('');

/** The recipient and address (ORD-02). Every field is personal data. */
const recipient = {
  first_name: needed(60),
  last_name: asked(60),
  phone: needed(30),
  email: personal(z.union([z.literal(''), Email])).default(''),
  id_number: asked(40),
  company: asked(100),
  country: CountryCode,
  state: needed(60),
  city: needed(60),
  postal_code: asked(20), // needed where the country has postcodes
  house_number: asked(20),
  address1: needed(200),
  address2: asked(200),
  address3: asked(200),
};

const OrderLineInput = z.strictObject({
  product_id: Id,
  product_name: z.string().trim().min(1).max(LONG_TEXT),
  unit_price: positiveText(8, 2),
  quantity: z.int().min(1).max(rules.MAX_QUANTITY),
});

export const OrderLines = z.array(OrderLineInput).min(1).max(rules.MAX_LINES);

/** The merchant's input for an order. With `order_id` it updates one. */
export const OrderFields = z.strictObject({
  order_id: Id.optional(),
  /** When the form was opened: a concurrent change since then is refused, not overwritten. */
  updated_at: z.iso.datetime().optional(),
  platform_order_no: codeText(rules.PLATFORM_ORDER_NO_LENGTH),
  ...recipient,
  address_type: z.enum(rules.addressTypes).default('residential'),
  warehouse_id: Id,
  lines: OrderLines,
  /** Packaging of this order besides what its products add (CONS-04). */
  consumables: ConsumableLines,
  remark: Remark.default(''),
  /** A method's code. The wizard demands one; orders of templates, shops and the open API may be saved without (D-33). */
  method: z.string().trim().max(40).default(''),
  services: OrderServicesInput,
  ...taxNumbers,
  platform_payment: z.boolean().default(false),
});
/** Phone and postcode are stored as their country writes them, however they are typed. */
export const OrderInput = OrderFields.superRefine(whyNotOrder, besideFieldFaults).overwrite(tidyRecipient);
export type OrderInput = z.output<typeof OrderInput>;

/** Runs even when single fields are invalid, so any of them may be missing or wrong here. */
export function whyNotOrder(value: Record<string, unknown>, check: z.core.$RefinementCtx): void {
  const add = (path: PropertyKey[], code: FieldCode, params = {}) =>
    check.addIssue({ code: 'custom', path, input: value, message: fieldError(code, params).error });
  const { country, house_number } = value;
  const textOf = (field: string) => (typeof value[field] === 'string' ? value[field].trim() : '');
  const destination = { country: textOf('country'), phone: textOf('phone'), postal_code: textOf('postal_code') };
  for (const { field, code, params } of recipientFaults(destination)) add([field], code, params);
  if (typeof country === 'string' && rules.needsHouseNumber(country) && !house_number) add(['house_number'], 'orders.house_number');
  for (const [list, key] of [
    ['lines', 'product_id'],
    ['consumables', 'consumable_id'],
  ] as const)
    for (const index of repeated(value[list], key)) add([list, index, key], 'duplicate');
  // Only the kinds the country uses are checked: a number of another kind is not declared.
  if (typeof country !== 'string') return;
  for (const kind of taxKindsOf(country)) {
    const text = value[`${kind}_number`];
    if (typeof text === 'string' && !isTaxNumber(kind, country, text)) add([`${kind}_number`], 'orders.tax_number');
  }
}

/** What was recognized in pasted text; the user checks it (D-30). */
export const RecognizedAddress = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  company: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  postal_code: z.string(),
  house_number: z.string(),
  address1: z.string(),
  address2: z.string(),
});
export type RecognizedAddress = z.output<typeof RecognizedAddress>;

export const OrderLine = z.object({
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  unit_price: z.string(),
  quantity: z.int(),
  image_url: z.string().nullable(),
  property_ids: z.array(Id),
  hs_code: z.string(),
  /** As measured at the warehouse, otherwise as declared. */
  weight_g: z.int(),
  length_cm: z.string().nullable(),
  width_cm: z.string().nullable(),
  height_cm: z.string().nullable(),
  /** Current stock in the order's warehouse. */
  available: z.int(),
  /** Packaging for each unit of the product. */
  consumables: z.array(AttachedConsumable),
  /** Those in the parcel (SN-06). */
  serial_numbers: z.array(z.string()),
});
export type OrderLine = z.output<typeof OrderLine>;

/** A service of an order with its projected fee, USD (ORD-04). */
export const OrderService = z.object({
  service: z.string(),
  name_en: z.string(),
  name_cn: z.string(),
  quantity: z.int(),
  projected_fee: z.string(),
});

/** A timeline entry; `params` are the figures of its sentence. */
export const OrderEvent = z.object({
  event_id: Id,
  kind: z.enum(orderEvents),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  actor_kind: z.enum(actorKinds),
  actor_name: z.string(),
  created_at: Timestamp,
});
export type OrderEvent = z.output<typeof OrderEvent>;

export const OrderDetail = OrderRow.omit({ goods: true }).extend({
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  id_number: z.string(),
  company: z.string(),
  state: z.string(),
  postal_code: z.string(),
  house_number: z.string(),
  address1: z.string(),
  address2: z.string(),
  address3: z.string(),
  address_type: z.enum(rules.addressTypes),
  remark: z.string(),
  canceled_at: Timestamp.nullable(),
  verified_at: Timestamp.nullable(),
  last_mile_no: z.string(),
  /** Where an order in `alert` was stopped. */
  alert_from: z.enum(orderStatuses).nullable(),
  /** The provider's own number of the parcel; empty until it is packed. */
  waybill_no: z.string(),
  packed_at: Timestamp.nullable(),
  shipped_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
  parcel_weight_g: z.int().nullable(),
  vat_number: z.string(),
  ioss_number: z.string(),
  gst_number: z.string(),
  icms_number: z.string(),
  platform_payment: z.boolean(),
  /** The fields to fix; empty unless the status is `error`. */
  error_fields: z.array(z.string()),
  services: z.array(OrderService),
  quote: OrderQuote.nullable(),
  /** Null until the order is packed. */
  costs: OrderCosts.nullable(),
  events: z.array(OrderEvent),
  lines: z.array(OrderLine),
  /** Chosen for this order. */
  consumables: z.array(AttachedConsumable),
});
export type OrderDetail = z.output<typeof OrderDetail>;

/** An existing order similar to the one being entered. */
export const LikeOrder = OrderRow.pick({ order_id: true, order_no: true, platform_order_no: true, status: true, created_at: true });
export type LikeOrder = z.output<typeof LikeOrder>;

/** An order that was submitted: what is held for it now. */
export const SubmittedOrder = OrderRow.pick({ order_id: true, order_no: true }).extend({ total: z.string() });

/** A page of the orders found by number, and the numbers of no order: the first hundred of them, and how many. */
export const FoundOrders = pageOf(OrderRow).extend({ missing: z.array(z.string()).max(100), missing_count: z.int().min(0) });
export type FoundOrders = z.output<typeof FoundOrders>;

/** A method for several orders: how many it takes, what those cost now and would cost with it, USD. */
export const ComparedMethod = z.object({
  method: z.string(),
  name_en: z.string(),
  name_cn: z.string(),
  courier: z.string(),
  days_min: z.int(),
  days_max: z.int(),
  orders: z.int(),
  /** Sum of the present quotes of those orders; orders without one count as 0. */
  before: z.string(),
  total: z.string(),
});
export type ComparedMethod = z.output<typeof ComparedMethod>;

export const MethodSet = OrderRow.pick({ order_id: true, order_no: true }).extend({ before: z.string().nullable(), total: z.string() });

/** The result for each order: one that is refused does not roll back the others. */
export const OrderOutcome = z.object({
  done: z.int(),
  refused: z.array(OrderRow.pick({ order_id: true, order_no: true }).extend({ code: z.enum(rules.orderRefusals) })),
});
export type OrderOutcome = z.output<typeof OrderOutcome>;
