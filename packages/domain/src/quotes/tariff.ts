/**
 * The shape of a tariff: one list for each sheet of the workbook, amounts as decimal text with at most four places, days as YYYY-MM-DD.
 * A row is named by its sheet and its 0-based place in the list.
 */

export const taxKinds = ['vat', 'ioss', 'gst', 'icms'] as const;
export type TaxKind = (typeof taxKinds)[number];

/** USD for one unit of the currency, from this day until the next row of the currency. Not part of the workbook. */
export type RateRow = { readonly currency: string; readonly from_day: string; readonly usd: string };

export type FuelRow = { readonly fuel: string; readonly from_day: string; readonly percent: string };

export type MethodRow = {
  readonly method: string;
  readonly name_en: string;
  readonly name_zh: string;
  readonly courier: string;
  readonly days_min: number;
  readonly days_max: number;
  readonly billing_method: 'actual' | 'greater' | 'shared';
  /** cm³ per kg. */
  readonly volume_factor: number | null;
  readonly volume_share: string | null;
  readonly min_billable_g: number;
  readonly max_weight_g: number;
  readonly max_side_cm: string | null;
  readonly max_girth_cm: string | null;
  readonly max_sum_cm: string | null;
  readonly max_value: string | null;
  readonly max_value_currency: string | null;
  readonly warehouses: readonly string[];
  /** Empty: every group. */
  readonly price_groups: readonly string[];
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly military: boolean;
  readonly tax_terms: 'ddp' | 'dap';
  readonly tax_number_required: readonly TaxKind[];
  readonly fuel: string | null;
  readonly fuel_on_base: boolean;
  readonly included_skus: number | null;
  readonly sku_fee: string | null;
  readonly included_hs6: number | null;
  readonly hs6_fee: string | null;
  /** USD. */
  readonly value_fee_over: string | null;
  readonly value_fee_percent: string | null;
  readonly value_fee_min: string | null;
};

/** Which postcodes of a country a row is about; `from` is the prefix or the start of the range. */
export type PostcodeMatch = {
  readonly country: string;
  readonly match: 'all' | 'prefix' | 'range';
  readonly from: string | null;
  readonly to: string | null;
};

export type ZoneRow = PostcodeMatch & { readonly method: string; readonly zone: string };

export type PriceRow = {
  readonly method: string;
  readonly zone: string;
  readonly over_g: number;
  readonly to_g: number;
  readonly step_g: number;
  readonly kind: 'flat' | 'per_kg' | 'first_next';
  readonly price: string;
  readonly base: string | null;
  readonly first_g: number | null;
  readonly first_price: string | null;
};

export type ZoneFeeRow = {
  readonly method: string;
  readonly zone: string;
  readonly registration: string | null;
  readonly online_tracked_mail: string | null;
  readonly min_freight: string | null;
  readonly declaration_over: string | null;
  readonly declaration_currency: string | null;
  readonly declaration_fee: string | null;
};

export type RemoteRow = PostcodeMatch & { readonly method: string; readonly per_kg: string; readonly min: string };

export type OversizeMetric = 'weight_g' | 'side_cm' | 'second_side_cm' | 'girth_cm';
export type OversizeRow = { readonly method: string; readonly metric: OversizeMetric; readonly over: string; readonly fee: string };

export type PeakRow = {
  readonly method: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly per_parcel: string;
  readonly per_kg: string;
};

export type AttributeRow = { readonly method: string; readonly attribute: string; readonly per_parcel: string; readonly per_kg: string };

export type InboundRow = { readonly warehouse: string; readonly per_unit: string };

/** `to_g` null: no upper end. */
type WeightBand = { readonly warehouse: string; readonly over_g: number; readonly to_g: number | null; readonly fee: string };
export type OutboundRow = WeightBand & { readonly included_units: number; readonly extra_unit: string };
export type PackagingRow = WeightBand & { readonly tare_g: number };

export type ServiceRow = {
  readonly service: string;
  readonly warehouse: string;
  readonly name_en: string;
  readonly name_zh: string;
  readonly per: 'unit' | 'order';
  readonly price: string;
};

export type PriceGroupRow = {
  readonly group: string;
  readonly fulfilment_per_order: string | null;
  readonly fulfilment_per_extra_unit: string | null;
};

/** `method` is a method's code or `*`. */
export type GroupPriceRow = { readonly group: string; readonly item: string; readonly method: string; readonly percent: string };

/** What tax and duty rules have in common; `countries` maps a country to its percent. */
type ImportRule = {
  readonly rule: string;
  readonly countries: Readonly<Record<string, string>>;
  readonly first_day: string | null;
  readonly last_day: string | null;
  readonly value_over: string;
  readonly value_to: string | null;
  readonly currency: string;
  readonly sum_per_recipient_day: boolean;
  readonly platform_covers: boolean;
};

export type TaxRuleRow = ImportRule & {
  readonly item: TaxKind;
  readonly number: TaxKind;
  readonly base: 'goods' | 'goods_freight' | 'goods_freight_duty';
  readonly inside: boolean;
  readonly hs_percents: readonly { readonly country: string; readonly hs_prefix: string; readonly percent: string }[];
};

export type DutyRuleRow = ImportRule & {
  readonly kind: 'per_hs6' | 'percent';
  readonly amount: string | null;
  readonly amount_currency: string | null;
  readonly base: 'goods' | 'goods_freight';
  readonly deduct: string | null;
  readonly number: TaxKind | null;
};

/** The rows of each sheet. */
export type TariffSheets = {
  readonly methods: readonly MethodRow[];
  readonly zones: readonly ZoneRow[];
  readonly prices: readonly PriceRow[];
  readonly zone_fees: readonly ZoneFeeRow[];
  readonly fuel: readonly FuelRow[];
  readonly remote: readonly RemoteRow[];
  readonly oversize: readonly OversizeRow[];
  readonly peak: readonly PeakRow[];
  readonly attributes: readonly AttributeRow[];
  readonly inbound: readonly InboundRow[];
  readonly outbound: readonly OutboundRow[];
  readonly packaging: readonly PackagingRow[];
  readonly services: readonly ServiceRow[];
  readonly price_groups: readonly PriceGroupRow[];
  readonly group_prices: readonly GroupPriceRow[];
  readonly tax_rules: readonly TaxRuleRow[];
  readonly duty_rules: readonly DutyRuleRow[];
};
export type SheetName = keyof TariffSheets;

export type Tariff = TariffSheets & {
  readonly version: string;
  /** Of every amount in the workbook: CNY or USD. */
  readonly currency: string;
  readonly time_zone: 'Asia/Shanghai';
  readonly first_day: string;
  readonly last_day: string;
  readonly rates: readonly RateRow[];
};
