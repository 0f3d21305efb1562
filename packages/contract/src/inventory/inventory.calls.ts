import { z } from 'zod';
import { stockKinds } from '@quayside/domain/inventory/stock-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Flag, Id, JobStarted, Nothing, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { Deadline, FreezeRow, InventoryRow, LayerRow, SnapshotRow, StockLogRow } from './inventory.schemas.ts';

const keyword = z.string().trim().max(100).optional();
export const inventoryFilters = { keyword, warehouse_id: Id.optional(), sold_out: Flag.optional(), low: Flag.optional() };
export const stockLogFilters = {
  keyword,
  product_id: Id.optional(),
  warehouse_id: Id.optional(),
  kind: z.enum(stockKinds).optional(),
  source_no: z.string().trim().max(40).optional(),
  from: Day.optional(),
  to: Day.optional(),
};
const level = z.strictObject({ product_id: Id, warehouse_id: Id });

export const inventoryCalls = defineCalls('inventory', {
  list: {
    method: 'GET',
    path: '/api/ucenter/inventory/getList',
    input: listInput(['product_id', 'available'], inventoryFilters),
    output: pageOf(InventoryRow),
    permission: 'inventory.read',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/inventory/getSoldOutCount',
    input: Nothing,
    output: tabCounts(['0', '1']),
    permission: 'inventory.read',
    log: null,
  },
  /** For the workplace: how many SKUs are in stock, low or out of stock. */
  summary: {
    method: 'GET',
    path: '/api/ucenter/inventory/getSummary',
    input: Nothing,
    output: z.object({ in_stock_skus: z.int(), sold_out_skus: z.int(), low_skus: z.int() }),
    permission: 'inventory.read',
    log: null,
  },
  stockLog: {
    method: 'GET',
    path: '/api/ucenter/inventory/getStockLog',
    input: listInput(['created_at'], stockLogFilters),
    output: pageOf(StockLogRow),
    permission: 'inventory.read',
    log: null,
    mayLag: true,
  },
  snapshot: {
    method: 'GET',
    path: '/api/ucenter/inventory/getSnapshot',
    input: listInput(['product_id'], { deadline: Deadline, keyword, warehouse_id: Id.optional() }),
    output: pageOf(SnapshotRow),
    permission: 'inventory.read',
    log: null,
    mayLag: true,
  },
  /** The stock at the end of the deadline day; without a deadline, today's. */
  export: {
    method: 'GET',
    path: '/api/ucenter/inventory/exportInventory',
    input: z.strictObject({ ...inventoryFilters, deadline: Deadline.optional() }),
    output: JobStarted,
    permission: 'inventory.read',
    log: 'inventory.export',
    limit: { perMinute: 10, by: 'person' },
  },
  exportStockLog: {
    method: 'GET',
    path: '/api/ucenter/product/downloadStockLog',
    input: z.strictObject(stockLogFilters),
    output: JobStarted,
    permission: 'inventory.read',
    log: 'inventory.export_log',
    limit: { perMinute: 10, by: 'person' },
  },
  /** Which documents hold the frozen units. */
  lockedBy: {
    method: 'GET',
    path: '/api/ucenter/inventory/getLockedBy',
    input: level,
    output: z.object({ list: z.array(FreezeRow) }),
    permission: 'inventory.read',
    log: null,
  },
  /** Stock by age, oldest first. */
  stockAge: {
    method: 'GET',
    path: '/api/ucenter/inventory/getStockAge',
    input: level,
    output: z.object({ list: z.array(LayerRow) }),
    permission: 'inventory.read',
    log: null,
  },
});
