import { z } from 'zod';
import * as rules from '@quayside/domain/products/product-rules';
import { fieldError, type FieldCode } from '../kernel/fields.ts';
import { CountryCode, Flag, Id, Timestamp, Uuid, besideFieldFaults, positiveText, repeated } from '../kernel/shapes.ts';
import { AttachedConsumable, ConsumableLines } from '../consumables/consumables.schemas.ts';

export const Sku = z.string().min(1).max(rules.SKU_LENGTH).regex(rules.SKU_PATTERN, fieldError('products.sku_format'));
export const Barcode = z
  .string()
  .trim()
  .max(rules.BARCODE_LENGTH)
  .regex(/^[A-Za-z0-9-]*$/, fieldError('products.barcode_format'));
const longText = z.string().trim().max(rules.LONG_TEXT);
const centimetres = positiveText(5, 2).nullable();

/** The merchant's input for a product. With `product_id` it updates one (D-14). */
export const ProductFields = z.strictObject({
  product_id: Id.optional(),
  /** When the form was opened: a concurrent change since then is refused, not overwritten. */
  updated_at: z.iso.datetime().optional(),
  sku: Sku,
  product_name: z.string().trim().min(1).max(rules.PRODUCT_NAME_LENGTH),
  name_cn: z.string().trim().min(1).max(rules.LONG_TEXT).refine(rules.isChinese, fieldError('products.not_chinese')),
  name_en: z.string().trim().min(1).max(rules.LONG_TEXT).refine(rules.isEnglish, fieldError('products.not_english')),
  color: z.string().trim().max(rules.COLOR_LENGTH).default(''),
  size: z.string().trim().max(rules.SIZE_LENGTH).default(''),
  length_cm: centimetres.default(null),
  width_cm: centimetres.default(null),
  height_cm: centimetres.default(null),
  declared_value: positiveText(8, 2),
  property_ids: z.array(Id).min(1).max(rules.MAX_PROPERTIES),
  hs_code: z.string().trim().min(1).regex(rules.HS_CODE_PATTERN, fieldError('products.hs_code')),
  origin_country: CountryCode.nullable().default(null),
  material_en: longText.default(''),
  material_cn: longText.default(''),
  purpose_en: longText.default(''),
  purpose_cn: longText.default(''),
  brand: longText.default(''),
  category_ids: z.array(Id).max(rules.MAX_CATEGORIES).default([]),
  weight_g: z.int().min(1).max(rules.MAX_WEIGHT_G),
  warning_quantity: z.int().min(0).max(rules.MAX_WARNING_QUANTITY).default(0),
  /** Blank: a barcode is generated (D-08). */
  barcode: Barcode.default(''),
  alias: longText.default(''),
  image_file_id: Uuid.nullable().default(null),
  scan_serial: Flag.default(0),
  consumables: ConsumableLines,
});
export const ProductInput = ProductFields.superRefine(whyNotProduct, besideFieldFaults);
export type ProductInput = z.output<typeof ProductInput>;

/** Runs even when single fields are invalid, so any of them may be missing or wrong here. */
export function whyNotProduct(value: Record<string, unknown>, check: z.core.$RefinementCtx): void {
  const add = (path: PropertyKey[], code: FieldCode) =>
    check.addIssue({ code: 'custom', path, input: value, message: fieldError(code).error });
  const sizes = ['length_cm', 'width_cm', 'height_cm'] as const;
  const given = sizes.filter((key) => typeof value[key] === 'string' && value[key] !== '');
  // Volume needs all three sizes; some without the others are an input error.
  if (given.length > 0 && given.length < 3) for (const key of sizes) if (!given.includes(key)) add([key], 'products.all_three_sizes');
  for (const key of ['property_ids', 'category_ids'] as const) for (const index of repeated(value[key])) add([key, index], 'duplicate');
  for (const index of repeated(value['consumables'], 'consumable_id')) add(['consumables', index, 'consumable_id'], 'duplicate');
}

/** The warehouse's measurements, shown beside the declared values. */
const Measured = z.object({
  measured_weight_g: z.int().nullable(),
  measured_length_cm: z.string().nullable(),
  measured_width_cm: z.string().nullable(),
  measured_height_cm: z.string().nullable(),
  /** m³ of one unit, from the measured sizes. */
  measured_volume_m3: z.string().nullable(),
  measured_at: Timestamp.nullable(),
});

const Stock = z.object({ total: z.int(), frozen: z.int(), available: z.int() });

export const ProductRow = z
  .object({
    product_id: Id,
    sku: z.string(),
    product_name: z.string(),
    name_cn: z.string(),
    name_en: z.string(),
    color: z.string(),
    size: z.string(),
    declared_value: z.string(),
    property_ids: z.array(Id),
    hs_code: z.string(),
    weight_g: z.int(),
    warning_quantity: z.int(),
    barcode: z.string(),
    alias: z.string(),
    image_url: z.string().nullable(),
    /** Why the image could not be fetched, after the last retry. */
    image_error: z.enum(rules.imageErrors).nullable(),
    scan_serial: Flag,
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .extend(Stock.shape);
export type ProductRow = z.output<typeof ProductRow>;

export const ProductDetail = ProductRow.extend({
  length_cm: z.string().nullable(),
  width_cm: z.string().nullable(),
  height_cm: z.string().nullable(),
  origin_country: z.string().nullable(),
  material_en: z.string(),
  material_cn: z.string(),
  purpose_en: z.string(),
  purpose_cn: z.string(),
  brand: z.string(),
  category_ids: z.array(Id),
  image_file_id: Uuid.nullable(),
  /** URL of an image that is not fetched yet, or that failed. */
  pending_image_url: z.string(),
  consumables: z.array(AttachedConsumable),
}).extend(Measured.shape);
export type ProductDetail = z.output<typeof ProductDetail>;

/** A product of any merchant, for staff. */
export const DeskProductRow = ProductRow.extend({
  customer_id: Id,
  customer_name: z.string(),
  image_file_id: Uuid.nullable(),
  length_cm: z.string().nullable(),
  width_cm: z.string().nullable(),
  height_cm: z.string().nullable(),
}).extend(Measured.shape);
export type DeskProductRow = z.output<typeof DeskProductRow>;
