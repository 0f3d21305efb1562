import { z } from 'zod';
import { orderStatuses } from '@quayside/domain/orders/order-machine';
import * as rules from '@quayside/domain/orders/order-rules';
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
  personal,
  positiveText,
  repeated,
} from '../kernel/shapes.ts';

const needed = (max: number) => personal(z.string().trim().min(1).max(max));
const asked = (max: number) => personal(z.string().trim().max(max)).default('');

/** The recipient and address (ORD-02). Every field is personal data. */
const recipient = {
  first_name: needed(60),
  last_name: asked(60),
  phone: personal(
    z
      .string()
      .trim()
      .min(1, { abort: true }) // an empty value is "missing", not "invalid"
      .max(30)
      .regex(/^\+?[0-9][0-9 ()./-]{3,}(?: ?(?:x|ext\.?) ?[0-9]{1,6})?$/i, fieldError('accounts.phone')),
  ),
  email: personal(z.union([z.literal(''), Email])).default(''),
  id_number: asked(40),
  company: asked(100),
  country: CountryCode,
  state: needed(60),
  city: needed(60),
  postal_code: needed(20),
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

/** The merchant's input for an order. With `order_id` it updates one. */
const Fields = z.strictObject({
  order_id: Id.optional(),
  /** When the form was opened: a concurrent change since then is refused, not overwritten. */
  updated_at: z.iso.datetime().optional(),
  platform_order_no: codeText(rules.PLATFORM_ORDER_NO_LENGTH),
  ...recipient,
  address_type: z.enum(rules.addressTypes).default('residential'),
  warehouse_id: Id,
  lines: z.array(OrderLineInput).min(1).max(rules.MAX_LINES),
  /** Packaging of this order besides what its products add (CONS-04). */
  consumables: ConsumableLines,
  remark: Remark.default(''),
});
export const OrderInput = Fields.superRefine(whyNotOrder, besideFieldFaults);
export type OrderInput = z.output<typeof OrderInput>;

/** Runs even when single fields are invalid, so any of them may be missing or wrong here. */
function whyNotOrder(value: Record<string, unknown>, check: z.core.$RefinementCtx): void {
  const add = (path: PropertyKey[], code: FieldCode) =>
    check.addIssue({ code: 'custom', path, input: value, message: fieldError(code).error });
  const { country, house_number } = value;
  if (typeof country === 'string' && rules.needsHouseNumber(country) && !house_number) add(['house_number'], 'orders.house_number');
  for (const [list, key] of [
    ['lines', 'product_id'],
    ['consumables', 'consumable_id'],
  ] as const)
    for (const index of repeated(value[list], key)) add([list, index, key], 'duplicate');
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

export const OrderRow = z.object({
  order_id: Id,
  order_no: z.string(),
  platform_order_no: z.string(),
  status: z.enum(orderStatuses),
  warehouse_id: Id,
  recipient_name: z.string(),
  country: z.string(),
  city: z.string(),
  /** Number of different SKUs, and of units in total. */
  sku_quantity: z.int(),
  quantity: z.int(),
  /** Declared value, USD. */
  total: z.string(),
  /** The first few, for the list. */
  goods: z.array(z.object({ sku: z.string(), quantity: z.int(), image_url: z.string().nullable() })),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type OrderRow = z.output<typeof OrderRow>;

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
});
export type OrderLine = z.output<typeof OrderLine>;

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
  lines: z.array(OrderLine),
  /** Chosen for this order. */
  consumables: z.array(AttachedConsumable),
});
export type OrderDetail = z.output<typeof OrderDetail>;

/** An existing order similar to the one being entered. */
export const LikeOrder = OrderRow.pick({ order_id: true, order_no: true, platform_order_no: true, status: true, created_at: true });
export type LikeOrder = z.output<typeof LikeOrder>;

/** The result for each order: one that is refused does not roll back the others. */
export const OrderOutcome = z.object({
  done: z.int(),
  refused: z.array(OrderRow.pick({ order_id: true, order_no: true }).extend({ code: z.enum(rules.orderRefusals) })),
});
export type OrderOutcome = z.output<typeof OrderOutcome>;
