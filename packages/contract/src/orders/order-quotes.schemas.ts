import { z } from 'zod';
import { MAX_LINES, MAX_QUANTITY, addressTypes } from '@quayside/domain/orders/order-rules';
import { TAX_NUMBER_LENGTH } from '@quayside/domain/orders/tax-numbers';
import { taxModes } from '@quayside/domain/quotes/quote-types';
import { taxKinds } from '@quayside/domain/quotes/tariff';
import { ConsumableLines } from '../consumables/consumables.schemas.ts';
import { fieldError } from '../kernel/fields.ts';
import { CountryCode, Id, Timestamp, personal, positiveText, repeated } from '../kernel/shapes.ts';

export const MAX_SERVICES = 20;

/** A value-added service of an order. The quantity is required and at most the order's units (QUOTE-09, QUOTE-10). */
export const OrderServiceInput = z.strictObject({
  service: z.string().trim().min(1).max(40),
  quantity: z
    .int()
    .min(1)
    .max(MAX_LINES * MAX_QUANTITY),
});

/** Each service once (QUOTE-11). */
export const OrderServicesInput = z
  .array(OrderServiceInput)
  .max(MAX_SERVICES)
  .default([])
  .superRefine((list, check) => {
    for (const index of repeated(list, 'service'))
      check.addIssue({ code: 'custom', path: [index, 'service'], input: list, message: fieldError('orders.service_exists').error });
  });

const taxNumber = z.string().trim().max(TAX_NUMBER_LENGTH).default('');
/** Numbers the goods are declared with; which of them a country uses is data (D-40). */
export const taxNumbers = { vat_number: taxNumber, ioss_number: taxNumber, gst_number: taxNumber, icms_number: taxNumber };

/** What a price depends on. Names and street find the recipient's other orders of the day (TAX-03); they may be empty. */
export const QuoteInput = z.strictObject({
  /** The order being edited: its own value is not counted twice. */
  order_id: Id.optional(),
  warehouse_id: Id,
  country: CountryCode,
  postal_code: personal(z.string().trim().max(20)).default(''),
  address_type: z.enum(addressTypes).default('residential'),
  first_name: personal(z.string().trim().max(60)).default(''),
  last_name: personal(z.string().trim().max(60)).default(''),
  address1: personal(z.string().trim().max(200)).default(''),
  lines: z
    .array(z.strictObject({ product_id: Id, unit_price: positiveText(8, 2), quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
  consumables: ConsumableLines,
  services: OrderServicesInput,
  ...taxNumbers,
  platform_payment: z.boolean().default(false),
});
export type QuoteInput = z.output<typeof QuoteInput>;

/** One fee: its code, amount in USD, and what it was computed from, by name. */
export const QuoteItem = z.object({
  code: z.string(),
  amount: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
});
export type QuoteItem = z.output<typeof QuoteItem>;

/** Duty or tax that applies, who pays it, and about how much (USD). */
export const QuoteTax = z.object({
  kind: z.enum(['customs_duty', ...taxKinds]),
  /** The rule's name in the tariff. */
  rule: z.string(),
  mode: z.enum(taxModes),
  base: z.string().nullable(),
  percent: z.string().nullable(),
  due: z.string(),
});
export type QuoteTax = z.output<typeof QuoteTax>;

/** Why a method is not offered, with the figures of its sentence. */
export const QuoteReason = z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });
export type QuoteReason = z.output<typeof QuoteReason>;

export const QuoteMethod = z.object({
  method: z.string(),
  name_en: z.string(),
  name_cn: z.string(),
  courier: z.string(),
  days_min: z.int(),
  days_max: z.int(),
  billing_method: z.enum(['actual', 'greater', 'shared']),
  volume_factor: z.int().nullable(),
  tax_terms: z.enum(['ddp', 'dap']),
  offered: z.boolean(),
  zone: z.string().nullable(),
  volumetric_g: z.int().nullable(),
  billable_g: z.int().nullable(),
  chargeable_g: z.int().nullable(),
  charged_as_g: z.int().nullable(),
  items: z.array(QuoteItem),
  /** Estimated cost, other charges and their sum, USD; null when not offered. */
  shipping: z.string().nullable(),
  other: z.string().nullable(),
  total: z.string().nullable(),
  reasons: z.array(QuoteReason),
  taxes: z.array(QuoteTax),
});
export type QuoteMethod = z.output<typeof QuoteMethod>;

export const QuoteParcel = z.object({
  units: z.int(),
  goods_g: z.int(),
  actual_g: z.int(),
  sides_cm: z.array(z.string()).nullable(),
  girth_cm: z.string().nullable(),
  value_usd: z.string(),
});

/** All methods for a parcel: offered ones by price, then the others with the reason. */
export const QuoteAnswer = z.object({
  day: z.string(),
  /** Of the tariff's prices, as they stand in `inputs`. */
  currency: z.string(),
  expires_at: Timestamp,
  parcel: QuoteParcel,
  methods: z.array(QuoteMethod),
  warnings: z.array(z.string()),
  /** Value in USD of the recipient's other orders of the day, which counts with this one for IOSS. */
  recipient_day_value: z.string(),
  /** What the wallet can still spend, USD. */
  spendable: z.string(),
});
export type QuoteAnswer = z.output<typeof QuoteAnswer>;

/** A service a warehouse offers, with its price for this merchant, USD. */
export const OfferedService = z.object({
  service: z.string(),
  name_en: z.string(),
  name_cn: z.string(),
  per: z.enum(['unit', 'order']),
  price: z.string(),
});
export type OfferedService = z.output<typeof OfferedService>;

/** The price an order was given. */
export const OrderQuote = z.object({
  quote_id: Id,
  method: z.string(),
  version: z.string(),
  /** Of the tariff's prices, as they stand in `inputs`; amounts are USD. */
  currency: z.string(),
  price_group: z.string(),
  at: Timestamp,
  expires_at: Timestamp,
  bound_at: Timestamp.nullable(),
  shipping: z.string(),
  other: z.string(),
  total: z.string(),
  items: z.array(QuoteItem),
  taxes: z.array(QuoteTax),
  warnings: z.array(z.string()),
  zone: z.string().nullable(),
  chargeable_g: z.int().nullable(),
});
export type OrderQuote = z.output<typeof OrderQuote>;
