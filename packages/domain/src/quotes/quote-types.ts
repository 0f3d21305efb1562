import type { SheetName, TaxKind } from './tariff.ts';

/** Fee items in the order of a quote (QUOTE-12, QUOTE-13, QUOTE-14); `service:CODE` items stand between fulfilment_fee and customs_duty. */
export const feeItemCodes = [
  'basic_shipping',
  'registration',
  'online_tracked_mail',
  'multiline_surcharge',
  'declared_value_surcharge',
  'over_category',
  'over_declaration',
  'remote_area',
  'remote_area_fuel',
  'oversize',
  'oversize_fuel',
  'peak_season',
  'peak_season_fuel',
  'dangerous_goods',
  'dangerous_goods_fuel',
  'inbound_handling',
  'outbound_handling',
  'packaging',
  'consumables',
  'fulfilment_fee',
  'customs_duty',
  'vat',
  'ioss',
  'gst',
  'icms',
] as const;
export type FeeItemCode = (typeof feeItemCodes)[number];
/** Items that a price group may pay a percentage of; services too, as `service:CODE`. */
export const groupPriceItems = [
  'basic_shipping',
  'registration',
  'online_tracked_mail',
  'multiline_surcharge',
  'declared_value_surcharge',
  'over_category',
  'over_declaration',
  'remote_area',
  'oversize',
  'peak_season',
  'dangerous_goods',
  'inbound_handling',
  'outbound_handling',
  'packaging',
  'fulfilment_fee',
] as const satisfies readonly FeeItemCode[];
export type QuoteItemCode = FeeItemCode | `service:${string}`;

/** Why a method is not offered, in the order of the table; see `reasonStages`. */
export const reasonCodes = [
  'METHOD_CLOSED',
  'WAREHOUSE_NOT_SERVED',
  'CUSTOMER_NOT_ALLOWED',
  'COUNTRY_NOT_SERVED',
  'POSTCODE_MISSING',
  'POSTCODE_NOT_SERVED',
  'MILITARY_NOT_SERVED',
  'ATTRIBUTE_FORBIDDEN',
  'WEIGHT_OVER_LIMIT',
  'SIDE_OVER_LIMIT',
  'GIRTH_OVER_LIMIT',
  'SUM_OVER_LIMIT',
  'VALUE_OVER_LIMIT',
  'TAX_NUMBER_REQUIRED',
  'NO_PRICE',
  'NO_RATE',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

export const quoteErrorCodes = [
  'TARIFF_NOT_VALID',
  'WAREHOUSE_UNKNOWN',
  'GROUP_UNKNOWN',
  'NO_LINES',
  'SERVICE_UNKNOWN',
  'SERVICE_DUPLICATE',
  'SERVICE_QUANTITY',
] as const;
export type QuoteErrorCode = (typeof quoteErrorCodes)[number];

export const quoteWarningCodes = ['DIMENSIONS_MISSING', 'DECLARED_DATA', 'PLATFORM_NOT_APPLICABLE', 'IOSS_OVER_LIMIT'] as const;
export type QuoteWarningCode = (typeof quoteWarningCodes)[number];

export type QuoteInput = {
  /** ISO time in UTC: 2026-08-12T02:00:00.000Z. */
  readonly at: string;
  readonly warehouse: string;
  readonly price_group: string;
  readonly destination: QuoteDestination;
  readonly lines: readonly QuoteLine[];
  readonly consumables: readonly (QuoteConsumable & { readonly quantity: number })[];
  readonly services: readonly { readonly service: string; readonly quantity: number }[];
  /** The merchant's own numbers; empty: none. */
  readonly tax: Readonly<Record<TaxKind, string>>;
  readonly platform_payment: boolean;
  /** Value of the recipient's other live orders of that Shanghai day. */
  readonly recipient_day_value_usd: string;
  /** The parcel as packed. */
  readonly parcel: PackedParcel | null;
};

/** `address_type` is `military` or any other word. */
export type QuoteDestination = { readonly country: string; readonly postal_code: string; readonly address_type: string };

/** Weight and sides are the measured data, or else the declared data, as a whole. */
export type QuoteLine = {
  readonly sku: string;
  readonly quantity: number;
  readonly unit_price_usd: string;
  readonly hs_code: string;
  readonly attributes: readonly string[];
  readonly weight_g: number;
  readonly length_cm: string | null;
  readonly width_cm: string | null;
  readonly height_cm: string | null;
  readonly measured: boolean;
  readonly consumables: readonly (QuoteConsumable & { readonly per_unit: number })[];
};

export type QuoteConsumable = { readonly unit_price_usd: string; readonly chargeable: boolean; readonly weight_g: number };

export type PackedParcel = {
  readonly weight_g: number;
  readonly length_cm: string;
  readonly width_cm: string;
  readonly height_cm: string;
};

/** A row of the workbook: its sheet and its 0-based place. */
export type RowRef = { readonly sheet: SheetName; readonly at: number };

/** Figures of an item: percents and amounts as text, weights and counts as numbers. */
export type ItemInputs = Readonly<Record<string, string | number | boolean | null>>;

/** `inputs` and `code` are enough to say the sentence of the rule; `row` is null for an item that no row prices (consumables, fuel). */
export type QuoteItem = {
  readonly code: QuoteItemCode;
  readonly amount: string;
  readonly inputs: ItemInputs;
  readonly row: RowRef | null;
};

/** A reason with the figures its text needs: actual and limit, attributes, number, billable_g or currency. */
export type Reason =
  | { readonly code: Exclude<ReasonCode, FigureReason> }
  | { readonly code: LimitReason; readonly actual: string; readonly limit: string }
  | { readonly code: 'ATTRIBUTE_FORBIDDEN'; readonly attributes: readonly string[] }
  | { readonly code: 'TAX_NUMBER_REQUIRED'; readonly number: TaxKind }
  | { readonly code: 'NO_PRICE'; readonly billable_g: number }
  | { readonly code: 'NO_RATE'; readonly currency: string };
type LimitReason = 'WEIGHT_OVER_LIMIT' | 'SIDE_OVER_LIMIT' | 'GIRTH_OVER_LIMIT' | 'SUM_OVER_LIMIT' | 'VALUE_OVER_LIMIT';
type FigureReason = LimitReason | 'ATTRIBUTE_FORBIDDEN' | 'TAX_NUMBER_REQUIRED' | 'NO_PRICE' | 'NO_RATE';

/** Who pays a duty or a tax. */
export const taxModes = ['platform', 'declared', 'charged', 'recipient'] as const;
export type TaxMode = (typeof taxModes)[number];

/** A matching rule, also when nothing is charged. A duty per HS code has no base and no percent. */
export type QuoteTax = {
  readonly kind: 'customs_duty' | TaxKind;
  readonly rule: string;
  readonly mode: TaxMode;
  readonly base?: string;
  readonly percent?: string;
  readonly due: string;
  readonly row: RowRef;
};

export type OfferedMethod = {
  readonly method: string;
  readonly offered: true;
  readonly zone: string;
  readonly zone_row: RowRef;
  readonly volumetric_g: number | null;
  readonly billable_g: number;
  readonly chargeable_g: number;
  readonly items: readonly QuoteItem[];
  readonly taxes: readonly QuoteTax[];
  /** basic_shipping. */
  readonly estimated_cost: string;
  readonly other_charges: string;
  readonly total: string;
};

export type MethodNotOffered = { readonly method: string; readonly offered: false; readonly reasons: readonly Reason[] };

export type QuoteMethod = OfferedMethod | MethodNotOffered;

export type QuoteParcel = {
  readonly units: number;
  readonly goods_g: number;
  readonly actual_g: number;
  /** Longest first; null when a line has no dimensions. */
  readonly sides_cm: readonly [string, string, string] | null;
  readonly girth_cm: string | null;
  readonly value_usd: string;
};

/** `path` names the field of the input: `at`, `warehouse`, `services.2`. */
export type QuoteError = { readonly code: QuoteErrorCode; readonly path: string };

export type PricedQuote = {
  readonly errors: readonly [];
  readonly warnings: readonly QuoteWarningCode[];
  readonly currency: 'USD';
  readonly tariff_version: string;
  /** Currency of the tariff's amounts and USD for one unit of it on that day; null when there is no rate. */
  readonly tariff_currency: string;
  readonly rate: string | null;
  readonly day: string;
  readonly expires_at: string;
  readonly parcel: QuoteParcel;
  readonly methods: readonly QuoteMethod[];
};

export type RefusedQuote = { readonly errors: readonly QuoteError[]; readonly methods: readonly [] };

/** `'parcel' in quote` tells the two apart. */
export type Quote = PricedQuote | RefusedQuote;
