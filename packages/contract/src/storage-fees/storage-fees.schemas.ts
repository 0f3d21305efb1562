import { z } from 'zod';
import { Day, Flag, Id, Timestamp } from '../kernel/shapes.ts';

/** A day's bill of one warehouse (BILL-07). Money in USD as text, volumes in m³ as text. */
export const StorageBillRow = z.object({
  bill_id: Id,
  bill_no: z.string(),
  customer_id: Id,
  warehouse_id: Id,
  warehouse_name_en: z.string(),
  warehouse_name_cn: z.string(),
  currency: z.literal('USD'),
  day: Day,
  receivable: z.string(),
  discount: z.string(),
  net: z.string(),
  sku_types: z.int(),
  pieces: z.int(),
  volume_m3: z.string(),
  settled: Flag,
  settled_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type StorageBillRow = z.output<typeof StorageBillRow>;

export const StorageBillLine = z.object({
  line_no: z.int(),
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  shelved_on: Day,
  age_days: z.int(),
  free_days_left: z.int(),
  pieces: z.int(),
  volume_m3: z.string(),
  usd_per_m3_day: z.string(),
  amount: z.string(),
});
export type StorageBillLine = z.output<typeof StorageBillLine>;

export const DeskStorageBillRow = StorageBillRow.extend({ customer_name: z.string(), settled_by: z.string().nullable() });
export type DeskStorageBillRow = z.output<typeof DeskStorageBillRow>;
