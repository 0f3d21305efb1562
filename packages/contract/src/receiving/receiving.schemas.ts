import { z } from 'zod';
import { differenceReasons } from '@quayside/domain/inbound/difference-reasons';
import { boxStates, inboundStages } from '@quayside/domain/inbound/inbound-machine';
import { arrivalPeriods, inspections } from '@quayside/domain/inbound/inbound-rules';
import { lossTypes } from '@quayside/domain/loss-orders/loss-rules';
import { scanResults } from '@quayside/domain/receiving/receiving-rules';
import { Day, Id, Timestamp, Uuid } from '../kernel/shapes.ts';

const which = { customer_id: Id, customer_name: z.string(), inbound_id: Id, inbound_no: z.string() };
const warehouse = { warehouse_id: Id, warehouse_name_en: z.string(), warehouse_name_cn: z.string() };

/** A confirmed appointment in the list of the receiving desk. */
export const ReceivingRow = z.object({
  ...which,
  ...warehouse,
  stage: z.enum(inboundStages),
  arrival_date: Day.nullable(),
  arrival_period: z.enum(arrivalPeriods).nullable(),
  tracking_numbers: z.array(z.string()),
  volume_m3: z.string().nullable(),
  box_quantity: z.int(),
  reservation_quantity: z.int(),
  effective_quantity: z.int(),
  arrived_at: Timestamp.nullable(),
  shelved_at: Timestamp.nullable(),
  /** Boxes here, counted, and shelved. */
  arrived: z.int(),
  counted: z.int(),
  shelved: z.int(),
});
export type ReceivingRow = z.output<typeof ReceivingRow>;

/** An appointment a scanned code names; `box_no` when it was a box mark. */
export const FoundInbound = z.object({ ...which, stage: z.enum(inboundStages).nullable(), box_no: z.int().nullable() });
export type FoundInbound = z.output<typeof FoundInbound>;

export const StationTile = z.object({
  box_no: z.int(),
  state: z.enum(boxStates),
  /** Counted with a difference. */
  differs: z.boolean(),
  counted_at: Timestamp.nullable(),
});
export type StationTile = z.output<typeof StationTile>;

export const StationItem = z.object({
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  barcode: z.string(),
  image_url: z.string().nullable(),
  scan_serial: z.boolean(),
  quantity: z.int(),
  received: z.int().nullable(),
  broken: z.int(),
  qualified: z.int().nullable(),
  shelved: z.int(),
  reason: z.enum(differenceReasons).nullable(),
  /** Units quality control opens at least (INB-31). */
  to_inspect: z.int(),
});
export type StationItem = z.output<typeof StationItem>;

export const BoxPhoto = z.object({
  photo_id: Id,
  file_id: Uuid,
  url: z.string(),
  caption: z.string(),
  taken_by: z.string(),
  created_at: Timestamp,
});
export type BoxPhoto = z.output<typeof BoxPhoto>;

const measure = z.string().nullable();
export const StationBox = z.object({
  box_no: z.int(),
  mark: z.string(),
  state: z.enum(boxStates),
  shelf: z.string(),
  weight_kg: measure,
  length_cm: measure,
  width_cm: measure,
  height_cm: measure,
  measured_weight_kg: measure,
  measured_length_cm: measure,
  measured_width_cm: measure,
  measured_height_cm: measure,
  items: z.array(StationItem),
  photos: z.array(BoxPhoto),
});
export type StationBox = z.output<typeof StationBox>;

export const Scan = z.object({
  scan_id: Id,
  code: z.string(),
  result: z.enum(scanResults),
  box_no: z.int().nullable(),
  sku: z.string().nullable(),
  counted: z.int().nullable(),
  booked: z.int().nullable(),
  scanned_by: z.string(),
  created_at: Timestamp,
});
export type Scan = z.output<typeof Scan>;

/** One appointment at the receiving station, with one of its boxes open. */
export const Station = z.object({
  ...which,
  ...warehouse,
  stage: z.enum(inboundStages),
  inspection: z.enum(inspections),
  arrived_at: Timestamp.nullable(),
  boxes: z.array(StationTile),
  box: StationBox.nullable(),
  /** `product_id` is null for a whole box that is not here. */
  differences: z.array(z.object({ box_no: z.int(), product_id: Id.nullable(), sku: z.string().nullable(), units: z.int() })),
  /** The loss order that closing would open now; null when nothing is short. */
  coming_loss: z.object({ units: z.int(), broken: z.int(), compensation: z.string().nullable() }).nullable(),
  scans: z.array(Scan),
  /** The appointment expected next at this warehouse. */
  next: z
    .object({
      ...which,
      arrival_date: Day,
      arrival_period: z.enum(arrivalPeriods),
      box_quantity: z.int(),
      volume_m3: z.string().nullable(),
    })
    .nullable(),
  phones: z.int(),
});
export type Station = z.output<typeof Station>;

export const ScanAnswer = z.object({
  result: z.enum(scanResults),
  code: z.string(),
  /** The box that is open now. */
  box_no: z.int().nullable(),
  sku: z.string().nullable(),
  product_id: Id.nullable(),
  counted: z.int().nullable(),
  booked: z.int().nullable(),
  /** The appointment a mark of another one belongs to. */
  other: FoundInbound.nullable(),
});
export type ScanAnswer = z.output<typeof ScanAnswer>;

/** What closing the appointment would do. */
export const Closing = z.object({
  /** Boxes that are here but not shelved: they refuse closing. */
  boxes_open: z.int(),
  missing_boxes: z.int(),
  losses: z.array(
    z.object({
      type: z.enum(lossTypes),
      units: z.int(),
      /** USD; null when a purchase price is unknown. */
      compensation: z.string().nullable(),
      lines: z.array(z.object({ box_no: z.int(), sku: z.string(), difference: z.int(), reason: z.string().nullable() })),
    }),
  ),
});
export type Closing = z.output<typeof Closing>;

export const blockStates = ['arrived', 'confirmed', 'to_audit', 'late'] as const;
export const DockBlock = z.object({
  ...which,
  state: z.enum(blockStates),
  box_quantity: z.int(),
  volume_m3: z.string().nullable(),
  arrived_at: Timestamp.nullable(),
  proposed_date: Day.nullable(),
  proposed_period: z.enum(arrivalPeriods).nullable(),
});
export type DockBlock = z.output<typeof DockBlock>;

/** One period of a day at a dock. Closed when the capacity is 0. */
export const DockSlot = z.object({
  ...warehouse,
  day: Day,
  period: z.enum(arrivalPeriods),
  capacity_m3: z.string(),
  booked_m3: z.string(),
  appointments: z.int(),
  arrived: z.int(),
  late: z.int(),
  /** At most MAX_SLOT_BLOCKS of the appointments. */
  blocks: z.array(DockBlock),
});
export type DockSlot = z.output<typeof DockSlot>;
