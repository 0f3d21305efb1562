import { z } from 'zod';
import {
  holdReasons,
  MAX_RULES,
  PREFIX_LENGTH,
  pullMinutes,
  skuStates,
  STORE_NAME_LENGTH,
  STORE_URL_LENGTH,
  storeErrorCodes,
  storeKinds,
  storeOrderStates,
  storeStates,
  trackingStates,
} from '@quayside/domain/connectors/connector-rules';
import { shopChanges } from '@quayside/domain/connectors/shop-changes';
import { fieldError, type FieldCode } from '../kernel/fields.ts';
import { besideFieldFaults, codeText, CountryCode, decimalText, Flag, Id, personal, secret, Timestamp } from '../kernel/shapes.ts';

const amount = decimalText(8, 2);
const grams = z.int().min(0).max(1_000_000);

export const MethodRule = z.strictObject({
  countries: z.array(CountryCode).max(250).default([]),
  min_weight_g: grams.nullable().default(null),
  max_weight_g: grams.nullable().default(null),
  min_value: amount.nullable().default(null),
  max_value: amount.nullable().default(null),
  method: z.string().trim().min(1).max(40),
});
export type MethodRule = z.output<typeof MethodRule>;

/** A merchant's shop. What its credentials are is never told again. */
export const StoreRow = z.object({
  store_id: Id,
  kind: z.enum(storeKinds),
  name: z.string(),
  shop_url: z.string(),
  shop_name: z.string(),
  enabled: Flag,
  state: z.enum(storeStates),
  warehouse_id: Id,
  /** Orders that wait for a person, counted to a thousand. */
  held: z.int(),
  unmapped: z.int(),
  /** Orders the shop changed after they were submitted, until a person has seen to them. */
  changed: z.int(),
  is_pulling: Flag,
  pulled_at: Timestamp.nullable(),
  /** Orders taken in the pull that runs, or in the last one. */
  pulled_count: z.int(),
  next_pull_at: Timestamp,
  error_code: z.enum(storeErrorCodes).nullable(),
  /** What the shop said. */
  error_detail: z.string(),
  error_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type StoreRow = z.output<typeof StoreRow>;

export const StoreDetail = StoreRow.extend({
  order_prefix: z.string(),
  fallback_phone: z.string(),
  pull_minutes: z.int(),
  rules: z.array(MethodRule),
  auto_submit: Flag,
  hold_above: z.string().nullable(),
  push_tracking: Flag,
  push_stock: Flag,
  stock_buffer: z.int(),
  has_credentials: Flag,
});
export type StoreDetail = z.output<typeof StoreDetail>;

const credential = secret(z.string().trim().max(500)).default('');

const Fields = z.strictObject({
  store_id: Id.optional(),
  kind: z.enum(storeKinds),
  name: codeText(STORE_NAME_LENGTH),
  shop_url: z.string().trim().max(STORE_URL_LENGTH).default(''),
  enabled: Flag.default(1),
  /** Empty: the stored ones stay. */
  token: credential,
  consumer_key: credential,
  consumer_secret: credential,
  warehouse_id: Id,
  order_prefix: z
    .string()
    .trim()
    .max(PREFIX_LENGTH)
    .regex(/^[A-Za-z0-9#_-]*$/, fieldError('special_symbols'))
    .default(''),
  fallback_phone: personal(z.string().trim().max(30)).default(''),
  pull_minutes: z.literal(pullMinutes).default(15),
  rules: z.array(MethodRule).max(MAX_RULES).default([]),
  auto_submit: Flag.default(0),
  hold_above: amount.nullable().default(null),
  push_tracking: Flag.default(1),
  push_stock: Flag.default(0),
  stock_buffer: z.int().min(0).max(100_000).default(0),
});

const needed: Readonly<Record<string, readonly string[]>> = { woocommerce: ['consumer_key', 'consumer_secret'], shopline: ['token'] };

/** A new shop needs what its kind signs in with; Shopify may give its token later, by OAuth. */
export const StoreInput = Fields.superRefine((value: Record<string, unknown>, check) => {
  const { kind, shop_url, store_id } = value;
  const add = (path: string, code: FieldCode) =>
    check.addIssue({ code: 'custom', path: [path], input: value, message: fieldError(code).error });
  const url = typeof shop_url === 'string' ? shop_url : '';
  if (kind === 'shopify' && !/^https:\/\/[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(url)) add('shop_url', 'connectors.shopify_url');
  if ((kind === 'woocommerce' || kind === 'shopline') && !/^https:\/\/[^\s/@?#]+(\/[^\s@?#]*[^\s@?#/])?$/.test(url))
    add('shop_url', 'connectors.shop_url');
  const names = needed[typeof kind === 'string' ? kind : ''] ?? [];
  const given = names.filter((name) => value[name] !== undefined && value[name] !== '');
  // Both or none: half of a pair signs nobody in.
  if (store_id === undefined || given.length > 0) for (const name of names) if (!given.includes(name)) add(name, 'required');
}, besideFieldFaults);

export const StoreOrderRow = z.object({
  store_order_id: Id,
  number: z.string(),
  ordered_at: Timestamp,
  state: z.enum(storeOrderStates),
  reason: z.enum(holdReasons).nullable(),
  /** What is wrong, sentence by sentence, in the reader's language. */
  problems: z.array(z.string()),
  /** SKUs of the shop that are none of ours yet. */
  unmapped: z.array(z.string()),
  country: z.string(),
  order_id: Id.nullable(),
  order_no: z.string(),
  /** What the shop did after the order was submitted here. */
  shop_change: z.enum(shopChanges).nullable(),
  shop_changed_at: Timestamp.nullable(),
  tracking_state: z.enum(trackingStates),
  tracking_no: z.string(),
  tracking_error: z.enum(storeErrorCodes).nullable(),
  created_at: Timestamp,
});
export type StoreOrderRow = z.output<typeof StoreOrderRow>;

export const StoreSkuRow = z.object({
  store_sku_id: Id,
  sku: z.string(),
  title: z.string(),
  state: z.enum(skuStates),
  product_id: Id.nullable(),
  product_sku: z.string(),
  product_name: z.string(),
  pushed_quantity: z.int().nullable(),
  created_at: Timestamp,
});
export type StoreSkuRow = z.output<typeof StoreSkuRow>;

export const Suggestion = z.object({ product_id: Id, sku: z.string(), product_name: z.string(), likeness: z.number() });
export type Suggestion = z.output<typeof Suggestion>;
