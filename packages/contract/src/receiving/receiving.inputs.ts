import { z } from 'zod';
import { differenceReasons } from '@quayside/domain/inbound/difference-reasons';
import { MAX_BOXES, MAX_INBOUND_LINES, MAX_INBOUND_QUANTITY, arrivalPeriods } from '@quayside/domain/inbound/inbound-rules';
import { MAX_PHOTO_BYTES, MAX_SERIALS } from '@quayside/domain/receiving/receiving-rules';
import { SERIAL_LENGTH, SERIAL_PATTERN } from '@quayside/domain/serial-numbers/serial-number-rules';
import { fieldError } from '../kernel/fields.ts';
import { Day, Id, decimalText, positiveText, secret } from '../kernel/shapes.ts';

export const one = { customer_id: Id, inbound_id: Id };
export const BoxNo = z.int().min(1).max(MAX_BOXES);
export const box = { ...one, box_no: BoxNo };
export const Units = z.int().min(0).max(MAX_INBOUND_QUANTITY);
export const Reason = z.enum(differenceReasons);
const Centimetres = positiveText(6, 2);
/** Base64 needs a third more, and JSON a little. */
export const PHOTO_KB = Math.ceil((MAX_PHOTO_BYTES * 4) / 3 / 1024) + 8;
/** A picture as base64; the operation log does not keep it. */
export const Picture = secret(
  z
    .base64()
    .min(1)
    .max(PHOTO_KB * 1024),
);
export const Caption = z.string().trim().max(100).default('');
export const Token = secret(z.string().min(1).max(100));

export const QualifyInput = z.strictObject({
  ...box,
  items: z
    .array(
      z.strictObject({
        product_id: Id,
        inspected: Units,
        broken: Units,
        /** Where the product demands them: one for each qualified unit. */
        serial_numbers: z
          .array(z.string().trim().max(SERIAL_LENGTH).regex(SERIAL_PATTERN, fieldError('serial-numbers.format')))
          .max(MAX_SERIALS)
          .default([]),
      }),
    )
    .max(MAX_INBOUND_LINES),
});

export const ShelveInput = z.strictObject({
  ...one,
  /** Where the units go, for all boxes of this call. */
  shelf: z.string().trim().max(40).default(''),
  /** Absent: every qualified box. */
  box_nos: z.array(BoxNo).min(1).max(MAX_BOXES).optional(),
  /** Fewer units than qualified, with the reason: an abnormal loss (LOSS-04). */
  less: z
    .array(z.strictObject({ box_no: BoxNo, product_id: Id, quantity: Units, reason: Reason.nullable().default(null) }))
    .max(MAX_INBOUND_LINES)
    .default([]),
});

export const ProposeInput = z.strictObject({ ...one, date: Day, period: z.enum(arrivalPeriods) });
export const CapacityInput = z.strictObject({
  warehouse_id: Id,
  /** 1 is Monday. */
  weekday: z.int().min(1).max(7),
  period: z.enum(arrivalPeriods),
  /** 0: closed. */
  capacity_m3: decimalText(6, 1),
});

export const MeasureBoxInput = z.strictObject({
  ...box,
  measured_weight_kg: positiveText(6, 2),
  measured_length_cm: Centimetres,
  measured_width_cm: Centimetres,
  measured_height_cm: Centimetres,
});
