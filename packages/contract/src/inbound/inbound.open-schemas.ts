import { z } from 'zod';
import * as rules from '@quayside/domain/inbound/inbound-rules';
import { fieldError } from '../kernel/fields.ts';
import { namedProduct, oneName, sameNames } from '../kernel/open-goods.ts';
import { Id, besideFieldFaults } from '../kernel/shapes.ts';
import { BoxGroupInput, InboundLineInput, ShippingInput } from './inbound.inputs.ts';
import { InboundDetail, InboundLine, InboundRow } from './inbound.schemas.ts';

const Line = InboundLineInput.omit({ product_id: true }).extend(namedProduct).superRefine(oneName);
const Item = z.strictObject({ ...namedProduct, quantity: InboundLineInput.shape.quantity }).superRefine(oneName);
const Boxes = BoxGroupInput.omit({ items: true }).extend({ items: z.array(Item).max(rules.MAX_INBOUND_LINES) });

const parts = {
  warehouse_id: Id,
  lines: z.array(Line).min(1).max(rules.MAX_INBOUND_LINES),
  packing_method: z.enum(rules.packingMethods),
  boxes: z.array(Boxes).max(rules.MAX_BOXES),
  shipping: ShippingInput,
};
const fields = z.strictObject({
  ...parts,
  packing_method: parts.packing_method.optional(),
  boxes: parts.boxes.optional(),
  shipping: parts.shipping.optional(),
  /** Sends it to the warehouse at once. */
  submit: z.boolean().default(false),
});

export const OpenInboundInput = fields.superRefine(whyNot, besideFieldFaults);
export type OpenInboundInput = z.output<typeof OpenInboundInput>;
/** A part that is left out stays as it is. */
export const OpenInboundChange = fields
  .partial({ warehouse_id: true, lines: true })
  .extend({ inbound_id: Id, updated_at: z.iso.datetime().optional() })
  .superRefine(whyNot, besideFieldFaults);
export type OpenInboundChange = z.output<typeof OpenInboundChange>;

function whyNot(value: Record<string, unknown>, check: z.core.$RefinementCtx): void {
  const add = (path: PropertyKey[], code: 'duplicate' | 'inbound.same_sku' | 'inbound.too_many_boxes', params = {}) =>
    check.addIssue({ code: 'custom', path, input: value, message: fieldError(code, params).error });
  for (const { index, field } of sameNames(value['lines'])) add(['lines', index, field], 'duplicate');
  const boxes: unknown[] = Array.isArray(value['boxes']) ? value['boxes'] : [];
  boxes.forEach((box, at) => {
    const { items }: { items?: unknown } = Object(box);
    for (const { index, field } of sameNames(items)) add(['boxes', at, 'items', index, field], 'inbound.same_sku');
  });
  const count = boxes.reduce<number>((sum, box) => sum + (Number(Reflect.get(Object(box), 'count')) || 0), 0);
  if (count > rules.MAX_BOXES) add(['boxes'], 'inbound.too_many_boxes', { max: rules.MAX_BOXES });
}

export const OpenInboundRow = InboundRow.omit({ goods: true }).extend({ goods: z.array(z.object({ sku: z.string(), quantity: z.int() })) });
export const OpenInbound = InboundDetail.omit({ step: true, lines: true }).extend({
  lines: z.array(InboundLine.omit({ image_url: true })),
});
