import { z } from 'zod';
import { MAX_ADJUSTMENT } from '@quayside/domain/inventory/stock-rules';
import { defineCalls } from '../kernel/call.ts';
import { Flag, Id, Remark, listInput, pageOf } from '../kernel/shapes.ts';
import { stockLogFilters } from './inventory.calls.ts';
import { DeskInventoryRow, DeskStockLogRow } from './inventory.schemas.ts';

export const AdjustInput = z.strictObject({
  customer_id: Id,
  product_id: Id,
  warehouse_id: Id,
  /** The counted quantity. The previous quantity is sent too, so a correction is refused when stock has moved since. */
  counted: z.int().min(0).max(MAX_ADJUSTMENT),
  believed: z.int().min(0),
  reason: Remark.min(1),
});

export const inventoryDeskCalls = defineCalls('inventory', {
  deskList: {
    method: 'GET',
    path: '/api/desk/inventory/getList',
    input: listInput(['product_id'], {
      customer_id: Id.optional(),
      keyword: z.string().trim().max(100).optional(),
      product_id: Id.optional(),
      warehouse_id: Id.optional(),
      sold_out: Flag.optional(),
    }),
    output: pageOf(DeskInventoryRow),
    permission: 'desk.inventory.read',
    log: null,
  },
  deskStockLog: {
    method: 'GET',
    path: '/api/desk/inventory/getStockLog',
    /** Always limited to one merchant. */
    input: listInput(['created_at'], { customer_id: Id, ...stockLogFilters }),
    output: pageOf(DeskStockLogRow),
    permission: 'desk.inventory.read',
    log: null,
  },
  deskAdjust: {
    method: 'POST',
    path: '/api/desk/inventory/adjust',
    input: AdjustInput,
    output: DeskInventoryRow,
    permission: 'desk.inventory.adjust',
    log: 'inventory.adjust',
    about: 'customer',
  },
});
