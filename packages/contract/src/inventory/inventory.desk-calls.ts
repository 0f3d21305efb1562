import { z } from 'zod';
import { MAX_ADJUSTMENT, adjustReasons } from '@quayside/domain/inventory/stock-rules';
import { defineCalls } from '../kernel/call.ts';
import { fieldError } from '../kernel/fields.ts';
import { Flag, Id, Remark, listInput, pageOf } from '../kernel/shapes.ts';
import { stockLogFilters } from './inventory.calls.ts';
import { DeskInventoryRow, DeskStockLogRow } from './inventory.schemas.ts';

/** What a person enters after a count. "Other" needs a word why. */
export const CountInput = z
  .strictObject({
    counted: z.int().min(0).max(MAX_ADJUSTMENT),
    reason: z.enum(adjustReasons),
    /** The merchant reads it in the stock log. */
    remark: Remark,
  })
  .superRefine(({ reason, remark }, check) => {
    if (reason === 'other' && remark === '') check.addIssue({ code: 'custom', path: ['remark'], message: fieldError('required').error });
  });
const AdjustInput = CountInput.safeExtend({
  customer_id: Id,
  product_id: Id,
  warehouse_id: Id,
  /** The previous quantity: a correction is refused when stock has moved since. */
  believed: z.int().min(0),
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
    mayLag: true,
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
