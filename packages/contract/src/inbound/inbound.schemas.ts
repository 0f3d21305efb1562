import { z } from 'zod';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { auditStatuses, billStatuses, boxStates, inboundStages } from '@quayside/domain/inbound/inbound-machine';
import * as rules from '@quayside/domain/inbound/inbound-rules';
import { Day, Id, Timestamp } from '../kernel/shapes.ts';

export const InboundRow = z.object({
  inbound_id: Id,
  inbound_no: z.string(),
  original_no: z.string(),
  warehouse_id: Id,
  bill_status: z.enum(billStatuses),
  audit_status: z.enum(auditStatuses).nullable(),
  stage: z.enum(inboundStages).nullable(),
  shipping_method: z.enum(rules.shippingMethods).nullable(),
  carrier: z.string(),
  tracking_numbers: z.array(z.string()),
  plate: z.string(),
  arrival_date: Day.nullable(),
  arrival_period: z.enum(rules.arrivalPeriods).nullable(),
  /** Another time the warehouse asks for. */
  proposed_date: Day.nullable(),
  proposed_period: z.enum(rules.arrivalPeriods).nullable(),
  volume_m3: z.string().nullable(),
  sku_quantity: z.int(),
  box_quantity: z.int(),
  reservation_quantity: z.int(),
  effective_quantity: z.int(),
  loss_order_nos: z.array(z.string()),
  /** The first few, for the list. */
  goods: z.array(z.object({ sku: z.string(), quantity: z.int(), image_url: z.string().nullable() })),
  created_by: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  submitted_at: Timestamp.nullable(),
  shelved_at: Timestamp.nullable(),
});
export type InboundRow = z.output<typeof InboundRow>;

export const InboundLine = z.object({
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  barcode: z.string(),
  image_url: z.string().nullable(),
  /** As measured at the warehouse, otherwise as declared. */
  weight_g: z.int(),
  scan_serial: z.boolean(),
  quantity: z.int(),
  /** Null for suppliers, who see no prices. */
  purchase_price: z.string().nullable(),
  packed: z.int(),
  received: z.int(),
  qualified: z.int(),
  shelved: z.int(),
});
export type InboundLine = z.output<typeof InboundLine>;

const size = {
  weight_kg: z.string().nullable(),
  length_cm: z.string().nullable(),
  width_cm: z.string().nullable(),
  height_cm: z.string().nullable(),
};
/** Boxes `first_box_no` to `first_box_no + count - 1`, all equal. */
export const BoxGroup = z.object({
  first_box_no: z.int(),
  count: z.int(),
  ...size,
  items: z.array(z.object({ product_id: Id, quantity: z.int() })),
});
export type BoxGroup = z.output<typeof BoxGroup>;

/** One carton, for the list of boxes and for receiving. */
export const BoxRow = z.object({
  inbound_id: Id,
  inbound_no: z.string(),
  bill_status: z.enum(billStatuses),
  warehouse_id: Id,
  box_no: z.int(),
  /** Boxes of the appointment. */
  box_quantity: z.int(),
  mark: z.string(),
  state: z.enum(boxStates),
  ...size,
  measured_weight_kg: z.string().nullable(),
  measured_length_cm: z.string().nullable(),
  measured_width_cm: z.string().nullable(),
  measured_height_cm: z.string().nullable(),
  items: z.array(
    z.object({
      product_id: Id,
      sku: z.string(),
      product_name: z.string(),
      quantity: z.int(),
      received: z.int().nullable(),
      broken: z.int(),
      qualified: z.int().nullable(),
      shelved: z.int(),
    }),
  ),
});
export type BoxRow = z.output<typeof BoxRow>;

export const BookedService = z.object({
  service_id: Id,
  name_en: z.string(),
  name_cn: z.string(),
  unit: z.enum(rules.serviceUnits),
  price: z.string(),
  quantity: z.int(),
  /** Quantity at completion. */
  charged: z.int().nullable(),
  fee: z.string(),
});

export const inboundEvents = [
  'created',
  'submitted',
  'withdrawn',
  'passed',
  'rejected',
  'voided',
  'split',
  'merged',
  'shipping_changed',
  'packing_changed',
  'time_proposed',
  'time_accepted',
  'time_declined',
  'arrived',
  'counted',
  'qualified',
  'shelved',
  'completed',
  'loss_order',
  'charged',
] as const;
export const InboundEvent = z.object({
  kind: z.enum(inboundEvents),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  actor_kind: z.enum(actorKinds),
  actor_name: z.string(),
  created_at: Timestamp,
});

export const InboundDetail = InboundRow.omit({ goods: true }).extend({
  /** The furthest step of the wizard that was stored. */
  step: z.literal(rules.wizardSteps),
  packing_method: z.enum(rules.packingMethods).nullable(),
  driver_name: z.string(),
  driver_phone: z.string(),
  packaging: z.enum(rules.packagings).nullable(),
  inspection: z.enum(rules.inspections),
  remark: z.string(),
  declared_value: z.string().nullable(),
  insurance_rate: z.string().nullable(),
  insurance_fee: z.string().nullable(),
  services: z.array(BookedService),
  /** Insurance and services; held in the wallet from submitting until completion. Null for suppliers. */
  fees_total: z.string().nullable(),
  audit_comment: z.string(),
  audited_at: Timestamp.nullable(),
  arrived_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
  lines: z.array(InboundLine),
  boxes: z.array(BoxGroup),
  /** How many boxes are in each state. */
  box_states: z.array(z.object({ state: z.enum(boxStates), count: z.int() })),
  events: z.array(InboundEvent),
});
export type InboundDetail = z.output<typeof InboundDetail>;

/** The result for each appointment: one that is refused does not roll back the others. */
export const InboundOutcome = z.object({
  done: z.int(),
  refused: z.array(InboundRow.pick({ inbound_id: true, inbound_no: true }).extend({ code: z.enum(rules.inboundRefusals) })),
});
export type InboundOutcome = z.output<typeof InboundOutcome>;
