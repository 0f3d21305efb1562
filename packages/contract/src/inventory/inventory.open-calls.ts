import { z } from 'zod';
import { stockKinds } from '@quayside/domain/inventory/stock-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, cursorInput, cursorPageOf } from '../kernel/shapes.ts';
import { InventoryRow, StockLogRow } from './inventory.schemas.ts';

const tag = 'Stock';
/** Whether a product is low is decided over all warehouses: a key of one warehouse must not learn it. */
const OpenStockLevel = InventoryRow.omit({ image_url: true, is_low: true, warning_quantity: true });
const filters = {
  /** Part of the SKU, a name, the alias or the barcode. */
  keyword: z.string().trim().max(100).optional(),
  warehouse_id: Id.optional(),
};

/** The open API: stock per SKU and warehouse, and every change of it. */
export const inventoryOpenCalls = defineCalls('inventory', {
  openList: {
    method: 'GET',
    path: '/open/v1/stock-levels',
    input: cursorInput({ ...filters, product_id: Id.optional() }),
    output: cursorPageOf(OpenStockLevel),
    permission: 'inventory.read',
    log: null,
    doc: {
      tag,
      summary: 'List stock levels',
      description: 'One row per SKU and warehouse. `available` is what you can sell: `total` without `frozen`.',
    },
  },
  openChanges: {
    method: 'GET',
    path: '/open/v1/stock-changes',
    input: cursorInput({
      ...filters,
      product_id: Id.optional(),
      kind: z.enum(stockKinds).optional(),
      source_no: z.string().trim().max(40).optional(),
      from: Day.optional(),
      to: Day.optional(),
    }),
    output: cursorPageOf(StockLogRow),
    permission: 'inventory.read',
    log: null,
    mayLag: true,
    doc: { tag, summary: 'List stock changes', description: 'Every change of a stock level with its cause, newest first.' },
  },
});
