import { z } from 'zod';
import { Id } from '../kernel/shapes.ts';

/** A month of the provider, as 2026-11. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Without a range: the last twelve months, the running one included. */
export const period = { from: Month.optional(), to: Month.optional(), warehouse_id: Id.optional() };

/** The range that was computed, its months, and as many months before. */
export const answeredPeriod = {
  from: Month,
  to: Month,
  before_from: Month,
  before_to: Month,
  months: z.array(Month),
  /** The month that is not over, when the range ends with it. */
  running: Month.nullable(),
};

/** Exact values as text, a value for each month; `sum` is theirs, `before` that of the months before. */
export const MonthValues = z.object({ values: z.array(z.string()), sum: z.string(), before: z.string() });
export type MonthValues = z.output<typeof MonthValues>;

const measured = <const Key extends string>(measures: readonly [Key, ...Key[]]) => z.record(z.enum(measures), MonthValues);

/** One colour of a chart and one row of its table. */
const seriesOf = <const Key extends string>(measures: readonly [Key, ...Key[]]) =>
  z.object({
    /** A method's code, a warehouse's id, a fee group or a fee type: the page has their names. */
    key: z.string(),
    /** A row below another one, such as a fee of a fee group. */
    parent: z.string().nullable(),
    measures: measured(measures),
  });

export function monthTable<const Key extends string>(measures: readonly [Key, ...Key[]]) {
  return z.object({ ...answeredPeriod, series: z.array(seriesOf(measures)), total: measured(measures) });
}

export const shippingMeasures = ['orders', 'units'] as const;
export const volumeMeasures = ['volume_m3', 'chargeable_kg', 'weight_kg'] as const;
export const expenseMeasures = ['amount'] as const;
export const MonthlyShipping = monthTable(shippingMeasures);
export const MonthlyVolume = monthTable(volumeMeasures);
/** Orders shipped in each month, for the amount per order. */
export const MonthlyExpenses = monthTable(expenseMeasures).extend({ orders: MonthValues });

const countryFigures = {
  orders: z.int(),
  units: z.int(),
  cost: z.string(),
  /** Null when nothing was shipped. */
  cost_per_order: z.string().nullable(),
  exceptions: z.int(),
  /** Days within which half of the parcels arrived; null when none has arrived. */
  p50: z.int().nullable(),
  before: z.object({ orders: z.int(), units: z.int(), cost: z.string() }),
};
export const CountryRow = z.object({ country: z.string(), ...countryFigures });
export type CountryRow = z.output<typeof CountryRow>;
export const CountryData = z.object({
  ...answeredPeriod,
  list: z.array(CountryRow),
  total: z.object({ ...countryFigures, countries: z.int(), countries_before: z.int() }),
});
export type CountryData = z.output<typeof CountryData>;

export const SkuRow = z.object({
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  orders: z.int(),
  units: z.int(),
  before: z.int(),
  /** Units of each month. */
  values: z.array(z.int()),
});
export type SkuRow = z.output<typeof SkuRow>;
export const SkuShipment = z.object({
  ...answeredPeriod,
  list: z.array(SkuRow),
  /** SKUs that were shipped and match the search. */
  count: z.int(),
  total: z.object({ orders: z.int(), units: z.int(), before: z.int(), values: z.array(z.int()) }),
});
export type SkuShipment = z.output<typeof SkuShipment>;

export const statisticsPages = ['shipping', 'countries', 'volume', 'expenses', 'skus'] as const;
export type StatisticsPage = (typeof statisticsPages)[number];
