import { z } from 'zod';
import { adjustReasons, FIRST_SNAPSHOT_DAY, stockKinds, stockSources } from '@quayside/domain/inventory/stock-rules';
import { actorKinds } from '@quayside/domain/kernel/actor';
import { fieldError } from '../kernel/fields.ts';
import { Day, Id, Timestamp } from '../kernel/shapes.ts';

const Thing = z.object({
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  image_url: z.string().nullable(),
  warehouse_id: Id,
  warehouse_code: z.string(),
  warehouse_name_en: z.string(),
  warehouse_name_cn: z.string(),
});

export const InventoryRow = Thing.extend({
  total: z.int(),
  frozen: z.int(),
  available: z.int(),
  expected: z.int(),
  warning_quantity: z.int(),
  is_low: z.boolean(),
  updated_at: Timestamp,
});
export type InventoryRow = z.output<typeof InventoryRow>;

export const StockLogRow = Thing.omit({ image_url: true }).extend({
  log_id: Id,
  kind: z.enum(stockKinds),
  quantity: z.int(),
  frozen_quantity: z.int(),
  total_after: z.int(),
  frozen_after: z.int(),
  available_after: z.int(),
  source_type: z.enum(stockSources),
  source_no: z.string(),
  /** Of a count at the desk. */
  reason: z.enum(adjustReasons).nullable(),
  remark: z.string(),
  actor_kind: z.enum(actorKinds),
  actor_name: z.string(),
  created_at: Timestamp,
});
export type StockLogRow = z.output<typeof StockLogRow>;

export const SnapshotRow = Thing.extend({ total: z.int(), frozen: z.int(), available: z.int() });
export type SnapshotRow = z.output<typeof SnapshotRow>;

export const FreezeRow = z.object({ source_type: z.enum(stockSources), source_no: z.string(), quantity: z.int(), created_at: Timestamp });
export type FreezeRow = z.output<typeof FreezeRow>;

export const LayerRow = z.object({ shelved_on: Day, age_days: z.int(), received: z.int(), remaining: z.int(), source_no: z.string() });
export type LayerRow = z.output<typeof LayerRow>;

/** The end of that day in the provider's time zone (D-57). */
export const Deadline = Day.refine((day) => day >= FIRST_SNAPSHOT_DAY, fieldError('inventory.too_early'));

export const DeskInventoryRow = InventoryRow.extend({ customer_id: Id, customer_name: z.string() });
export type DeskInventoryRow = z.output<typeof DeskInventoryRow>;
export const DeskStockLogRow = StockLogRow.extend({ customer_id: Id, customer_name: z.string() });
export type DeskStockLogRow = z.output<typeof DeskStockLogRow>;
