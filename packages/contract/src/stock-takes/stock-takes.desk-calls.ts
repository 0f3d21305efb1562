import { z } from 'zod';
import { MAX_ADJUSTMENT, adjustReasons } from '@quayside/domain/inventory/stock-rules';
import { takeStates } from '@quayside/domain/stock-takes/take-rules';
import { CountInput } from '../inventory/inventory.desk-calls.ts';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, Remark, Timestamp, codeText, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';

export const StockTake = z.object({
  take_id: Id,
  take_no: z.string(),
  warehouse_id: Id,
  warehouse_code: z.string(),
  warehouse_name_en: z.string(),
  warehouse_name_cn: z.string(),
  state: z.enum(takeStates),
  note: z.string(),
  started_by: z.string(),
  started_at: Timestamp,
  closed_by: z.string().nullable(),
  closed_at: Timestamp.nullable(),
  /** Counted SKUs, those that differ, and the units they differ by. */
  lines: z.int(),
  differing: z.int(),
  surplus: z.int(),
  shortage: z.int(),
});
export type StockTake = z.output<typeof StockTake>;

export const StockTakeLine = z.object({
  customer_id: Id,
  customer_name: z.string(),
  product_id: Id,
  sku: z.string(),
  product_name: z.string(),
  barcode: z.string(),
  believed: z.int(),
  counted: z.int(),
  difference: z.int(),
  /** The system's quantity now, and how much of it orders have locked. */
  total: z.int(),
  frozen: z.int(),
  reason: z.enum(adjustReasons),
  remark: z.string(),
  counted_by: z.string(),
  counted_at: Timestamp,
});
export type StockTakeLine = z.output<typeof StockTakeLine>;

const one = { take_id: Id };
const line = { ...one, customer_id: Id, product_id: Id };
const Owner = StockTakeLine.pick({ customer_id: true, customer_name: true, product_id: true, sku: true, product_name: true });
export type CodeOwner = z.output<typeof Owner>;
export const StartTakeInput = z.strictObject({ warehouse_id: Id, note: Remark });

export const stockTakesDeskCalls = defineCalls('stock-takes', {
  deskList: {
    method: 'GET',
    path: '/api/desk/stockTake/getList',
    input: listInput(['take_id'], { state: z.enum(takeStates).optional(), warehouse_id: Id.optional() }),
    output: pageOf(StockTake),
    permission: 'desk.stock-takes.manage',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/stockTake/getStateCount',
    input: Nothing,
    output: tabCounts(takeStates),
    permission: 'desk.stock-takes.manage',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/stockTake/getDetail',
    input: z.strictObject(one),
    output: StockTake,
    permission: 'desk.stock-takes.manage',
    log: null,
  },
  deskLines: {
    method: 'GET',
    path: '/api/desk/stockTake/getLines',
    /** `differing`: those whose count is not the system's. */
    input: listInput(['counted_at'], { ...one, show: z.enum(['all', 'differing']).optional() }),
    output: pageOf(StockTakeLine),
    permission: 'desk.stock-takes.manage',
    log: null,
  },
  deskStart: {
    method: 'POST',
    path: '/api/desk/stockTake/start',
    input: StartTakeInput,
    output: StockTake,
    permission: 'desk.stock-takes.manage',
    log: 'stock-takes.start',
  },
  /** Adds units to what was counted so far. A code that several customers use is answered with its owners, and counts nothing. */
  deskScan: {
    method: 'POST',
    path: '/api/desk/stockTake/scan',
    input: z.strictObject({ ...one, code: codeText(100), quantity: z.int().min(1).max(MAX_ADJUSTMENT), customer_id: Id.optional() }),
    output: z.object({ line: StockTakeLine.nullable(), owners: z.array(Owner) }),
    permission: 'desk.stock-takes.manage',
    log: null,
  },
  /** Replaces a count; the system's quantity is read again. */
  deskSetLine: {
    method: 'POST',
    path: '/api/desk/stockTake/setLine',
    input: CountInput.safeExtend(line),
    output: StockTakeLine,
    permission: 'desk.stock-takes.manage',
    log: null,
  },
  deskRemoveLine: {
    method: 'POST',
    path: '/api/desk/stockTake/removeLine',
    input: z.strictObject(line),
    output: Nothing,
    permission: 'desk.stock-takes.manage',
    log: null,
  },
  /** Takes the counts of a CSV file; with one wrong row nothing is taken, and every wrong row is named. */
  deskImport: {
    method: 'POST',
    path: '/api/desk/stockTake/import',
    input: z.strictObject({ ...one, content: z.string().min(1).max(500_000) }),
    output: z.object({ rows: z.int() }),
    permission: 'desk.stock-takes.manage',
    log: 'stock-takes.import',
    maxBodyKb: 2000,
  },
  /** Corrects the stock of every line that differs, all or none. */
  deskPost: {
    method: 'POST',
    path: '/api/desk/stockTake/post',
    input: z.strictObject(one),
    output: StockTake,
    permission: 'desk.stock-takes.manage',
    log: 'stock-takes.post',
  },
  deskCancel: {
    method: 'POST',
    path: '/api/desk/stockTake/cancel',
    input: z.strictObject(one),
    output: StockTake,
    permission: 'desk.stock-takes.manage',
    log: 'stock-takes.cancel',
  },
});
