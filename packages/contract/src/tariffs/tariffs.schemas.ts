import { z } from 'zod';
import { quoteErrorCodes, quoteWarningCodes, reasonCodes, taxModes } from '@quayside/domain/quotes/quote-types';
import { sheetLists } from '@quayside/domain/quotes/workbook';
import { importFaultCodes } from '@quayside/domain/tariffs/import-faults';
import { tariffImportStates, tariffStates } from '@quayside/domain/tariffs/tariff-rules';
import { Day, Flag, Id, Timestamp } from '../kernel/shapes.ts';

export const TariffRow = z.object({
  version_id: Id,
  name: z.string(),
  currency: z.string(),
  first_day: Day,
  last_day: Day,
  state: z.enum(tariffStates),
  /** It holds today. */
  running: Flag,
  /** A second person must still agree to its publication. */
  waiting: Flag,
  file_name: z.string(),
  created_by: z.string().nullable(),
  created_at: Timestamp,
  published_by: z.string().nullable(),
  published_at: Timestamp.nullable(),
});
export type TariffRow = z.output<typeof TariffRow>;

export const TariffImportView = z.object({
  import_id: Id,
  file_name: z.string(),
  state: z.enum(tariffImportStates),
  refusal: z.string().nullable(),
  row_count: z.int(),
  fault_count: z.int(),
  version_id: Id.nullable(),
  created_at: Timestamp,
  created_by: z.string(),
});
export type TariffImportView = z.output<typeof TariffImportView>;

export const TariffFaultRow = z.object({
  fault_no: z.int(),
  code: z.enum(importFaultCodes),
  sheet: z.enum(sheetLists),
  row_no: z.int().nullable(),
  column_name: z.string().nullable(),
  place: z.string(),
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TariffFaultRow = z.output<typeof TariffFaultRow>;

const Cell = z.object({ column: z.string(), old: z.string(), new: z.string(), percent: z.string().nullable() });
const Change = z.object({
  sheet: z.enum(sheetLists),
  key: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  cells: z.array(Cell),
});
const Parcel = z.object({
  group: z.string(),
  country: z.string(),
  weight_g: z.int(),
  method: z.string(),
  old: z.string().nullable(),
  new: z.string().nullable(),
  percent: z.string().nullable(),
});
const Effect = z.object({
  group: z.string(),
  customers: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  same: z.int(),
  added: z.int(),
  removed: z.int(),
});

/** What a version changes. The lists are cut; the counts are of all. */
export const TariffComparison = z.object({
  /** The version it is compared with; null when there is none before it. */
  against: z.object({ version_id: Id, name: z.string() }).nullable(),
  counts: z.array(z.object({ sheet: z.enum(sheetLists), added: z.int(), removed: z.int(), changed: z.int() })),
  changes: z.array(Change),
  parcel_count: z.int(),
  parcels: z.array(Parcel),
  effects: z.array(Effect),
  partly_served: z.array(z.object({ method: z.string(), country: z.string() })),
});
export type TariffComparison = z.output<typeof TariffComparison>;

export const CustomerGroup = z.object({
  price_group: z.string(),
  set_by: z.string().nullable(),
  set_at: Timestamp.nullable(),
  /** A second person must still agree to a change. */
  waiting: Flag,
});
export type CustomerGroup = z.output<typeof CustomerGroup>;

/** The row as the downloaded workbook counts it: the header is 1. */
const WorkbookRow = z.object({ sheet: z.enum(sheetLists), row_no: z.int() });
const Step = z.object({
  code: z.string(),
  amount: z.string(),
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
  row: WorkbookRow.nullable(),
});
const names = { method: z.string(), name_en: z.string(), name_zh: z.string(), days_min: z.int(), days_max: z.int() };
const OfferedPrice = z.object({
  ...names,
  zone: z.string(),
  zone_row: WorkbookRow,
  method_row: WorkbookRow,
  billing_method: z.string(),
  volume_factor: z.int().nullable(),
  volumetric_g: z.int().nullable(),
  billable_g: z.int(),
  chargeable_g: z.int(),
  items: z.array(Step),
  /** Duty and taxes that somebody else pays. */
  taxes: z.array(z.object({ kind: z.string(), rule: z.string(), mode: z.enum(taxModes), due: z.string(), row: WorkbookRow })),
  estimated_cost: z.string(),
  other_charges: z.string(),
  total: z.string(),
});
export type OfferedPrice = z.output<typeof OfferedPrice>;
const Refused = z.object({
  ...names,
  reasons: z.array(z.object({ code: z.enum(reasonCodes), figures: z.record(z.string(), z.union([z.string(), z.number()])) })),
});

export const ParcelPrices = z.object({
  version: z.object({ version_id: Id, name: z.string(), first_day: Day, last_day: Day, currency: z.string() }),
  errors: z.array(z.object({ code: z.enum(quoteErrorCodes), path: z.string() })),
  warnings: z.array(z.enum(quoteWarningCodes)),
  rate: z.string().nullable(),
  actual_g: z.int().nullable(),
  /** Cheapest first. */
  offered: z.array(OfferedPrice),
  refused: z.array(Refused),
});
export type ParcelPrices = z.output<typeof ParcelPrices>;
