import { z } from 'zod';
import * as rules from '@quayside/domain/inbound/inbound-rules';
import { fieldError, type FieldCode } from '../kernel/fields.ts';
import { Day, Id, Remark, besideFieldFaults, codeText, personal, positiveText, repeated } from '../kernel/shapes.ts';

const Quantity = z.int().min(0).max(rules.MAX_INBOUND_QUANTITY);
const Centimetres = positiveText(6, 2).nullable().default(null);

/** Quantities may be 0 while the appointment is a draft; submitting refuses them (INB-20). */
export const InboundLineInput = z.strictObject({
  product_id: Id,
  quantity: Quantity,
  /** USD per unit: the base of a compensation (D-54). */
  purchase_price: positiveText(8, 2).nullable().default(null),
});

/** A row of the packing list: `count` equal boxes. */
export const BoxGroupInput = z.strictObject({
  count: z.int().min(1).max(rules.MAX_BOXES),
  weight_kg: positiveText(6, 2).nullable().default(null),
  length_cm: Centimetres,
  width_cm: Centimetres,
  height_cm: Centimetres,
  items: z.array(z.strictObject({ product_id: Id, quantity: Quantity })).max(rules.MAX_INBOUND_LINES),
});
export type BoxGroupInput = z.output<typeof BoxGroupInput>;

/** Step 5 (INB-10). What may be missing here is demanded when `check` is `save`. */
export const ShippingInput = z.strictObject({
  shipping_method: z.enum(rules.shippingMethods).nullable().default(null),
  /** Courier or freight company (D-47). */
  carrier: z.string().trim().max(60).default(''),
  tracking_numbers: z.array(codeText(50)).max(rules.MAX_TRACKING_NUMBERS).default([]),
  plate: z.string().trim().max(20).default(''),
  driver_name: personal(z.string().trim().max(60)).default(''),
  driver_phone: personal(
    z.union([
      z.literal(''),
      z
        .string()
        .trim()
        .max(30)
        .regex(/^\+?[0-9][0-9 ()./-]{3,}$/, fieldError('accounts.phone')),
    ]),
  ).default(''),
  volume_m3: positiveText(7, 3).nullable().default(null),
  packaging: z.enum(rules.packagings).nullable().default(null),
  arrival_date: Day.nullable().default(null),
  arrival_period: z.enum(rules.arrivalPeriods).nullable().default(null),
  inspection: z.enum(rules.inspections).default('sampling'),
  service_ids: z.array(Id).max(20).default([]),
  /** Insured when given; needs lines with quantities first (INB-25). */
  declared_value: positiveText(8, 2).nullable().default(null),
  remark: Remark.default(''),
});
export type ShippingInput = z.output<typeof ShippingInput>;

/**
 * Stores the given parts; a part that is absent stays as it is. `step` is the wizard's step that stores its work, with that step's
 * checks. `save` is the Save button: it also demands warehouse, carrier, volume, arrival date and period (INB-18, D-46).
 */
export const InboundInput = z
  .strictObject({
    inbound_id: Id.optional(),
    /** When the form was opened: a change since then is refused, not overwritten. */
    updated_at: z.iso.datetime().optional(),
    step: z.literal(rules.wizardSteps),
    check: z.enum(['step', 'save']).default('step'),
    warehouse_id: Id.optional(),
    lines: z.array(InboundLineInput).max(rules.MAX_INBOUND_LINES).optional(),
    packing_method: z.enum(rules.packingMethods).optional(),
    boxes: z.array(BoxGroupInput).max(rules.MAX_BOXES).optional(),
    shipping: ShippingInput.optional(),
  })
  .superRefine(whyNotInput, besideFieldFaults);
export type InboundInput = z.output<typeof InboundInput>;

/** Runs even when single fields are invalid, so any of them may be missing or wrong here. */
function whyNotInput(value: Record<string, unknown>, check: z.core.$RefinementCtx): void {
  const add = (path: PropertyKey[], code: FieldCode, params = {}) =>
    check.addIssue({ code: 'custom', path, input: value, message: fieldError(code, params).error });
  for (const index of repeated(value['lines'], 'product_id')) add(['lines', index, 'product_id'], 'duplicate');
  const boxes: unknown[] = Array.isArray(value['boxes']) ? value['boxes'] : [];
  boxes.forEach((box, at) => {
    const items: unknown = typeof box === 'object' && box !== null ? Reflect.get(box, 'items') : undefined;
    for (const index of repeated(items, 'product_id')) add(['boxes', at, 'items', index, 'product_id'], 'inbound.same_sku'); // INB-22
  });
  const count = boxes.reduce<number>((sum, box) => sum + (Number(Reflect.get(Object(box), 'count')) || 0), 0);
  if (count > rules.MAX_BOXES) add(['boxes'], 'inbound.too_many_boxes', { max: rules.MAX_BOXES });
}

/** The packing of a supplier: boxes with only its SKUs. Boxes of others stay as they are. */
export const PackingInput = z.strictObject({
  inbound_id: Id,
  updated_at: z.iso.datetime().optional(),
  boxes: z.array(BoxGroupInput).max(rules.MAX_BOXES),
});
