import type { CompiledDuty, CompiledTax } from './compile-rules.ts';
import type { CompiledWarehouse } from './compile-warehouses.ts';
import type { Fraction } from './exact.ts';
import type { PostcodeIndex } from './postcodes.ts';
import type { PriceTable } from './price-table.ts';
import type { RowRef } from './quote-types.ts';
import type { AttributeRow, MethodRow, OversizeRow, PeakRow, PriceGroupRow, RemoteRow, Tariff, ZoneFeeRow } from './tariff.ts';

/** A row with its place in the workbook and its amounts in units of 0.0001. */
export type Priced<Row, Amounts extends string> = {
  readonly row: Row;
  readonly ref: RowRef;
  readonly units: Readonly<Record<Amounts, number>>;
};

export type ZoneMatch = { readonly zone: string; readonly ref: RowRef };
export type ZoneFee = {
  readonly row: ZoneFeeRow;
  readonly ref: RowRef;
  readonly registration: number | null;
  readonly online_tracked_mail: number | null;
  readonly min_freight: number | null;
  readonly declaration_over: number | null;
  readonly declaration_fee: number;
};

export type CompiledMethod = {
  readonly row: MethodRow;
  readonly ref: RowRef;
  readonly warehouses: ReadonlySet<string>;
  readonly groups: ReadonlySet<string> | null;
  /** Hundredths of a centimetre. */
  readonly maxSide: number;
  readonly maxGirth: number;
  readonly maxSum: number;
  readonly maxValue: number | null;
  /** Hundredths of a percent. */
  readonly volumeShare: number;
  readonly skuFee: number;
  readonly hs6Fee: number;
  readonly valueFee: { readonly over: number; readonly percent: number; readonly min: number } | null;
  readonly zones: ReadonlyMap<string, PostcodeIndex<ZoneMatch>>;
  readonly prices: ReadonlyMap<string, PriceTable>;
  readonly zoneFees: ReadonlyMap<string, ZoneFee>;
  readonly remote: ReadonlyMap<string, PostcodeIndex<Priced<RemoteRow, 'per_kg' | 'min'>>>;
  /** `over` in grams or hundredths of a centimetre, dearest first. */
  readonly oversize: readonly { readonly row: OversizeRow; readonly ref: RowRef; readonly over: number; readonly fee: number }[];
  readonly peaks: readonly Priced<PeakRow, 'per_parcel' | 'per_kg'>[];
  readonly attributes: ReadonlyMap<string, Priced<AttributeRow, 'per_parcel' | 'per_kg'>>;
};

export type CompiledGroup = { readonly row: PriceGroupRow; readonly ref: RowRef; readonly perOrder: number; readonly perExtraUnit: number };

export type CompiledTariff = {
  readonly tariff: Tariff;
  readonly methods: readonly CompiledMethod[];
  readonly warehouses: ReadonlyMap<string, CompiledWarehouse>;
  readonly groups: ReadonlyMap<string, CompiledGroup>;
  readonly taxRules: ReadonlyMap<string, readonly CompiledTax[]>;
  readonly dutyRules: ReadonlyMap<string, readonly CompiledDuty[]>;
  /** First millisecond after the version. */
  readonly endsAt: number;
  /** Rates and percents of a day and group, computed at the first quote of that day and group. */
  readonly termsCache: Map<string, DayTerms>;
};

/** What a group pays of an item: group % and exchange rate in one fraction, from units of 0.0000001 to cents. */
export type ItemTerm = { readonly factor: Fraction; readonly percent: number; readonly percentText: string };

export type MethodTerms = {
  readonly freight: ItemTerm;
  readonly items: ReadonlyMap<string, ItemTerm>;
  /** For items without a row of the group. */
  readonly full: ItemTerm;
  /** Fuel of the day in hundredths of a percent. */
  readonly fuel: number | null;
  readonly fuelText: string | null;
};

/** Rates, fuel and group percents of one day and group. */
export type DayTerms = {
  /** USD for one unit, eight places. */
  readonly rates: ReadonlyMap<string, number>;
  readonly rateText: string | null;
  /** By method, in the order of the tariff; empty when the tariff's own currency has no rate. */
  readonly methods: readonly MethodTerms[];
};
