import { z } from 'zod';
import { MAX_WORK_LINES, MAX_WORK_UNITS, priceItems, workStates } from '@quayside/domain/work-orders/work-rules';
import { defineCalls } from '../kernel/call.ts';
import { Day, Id, Nothing, Remark, Uuid, decimalText, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { workOrderFilters } from './work-orders.calls.ts';
import { PriceListRow, WorkOrderDetail, WorkOrderRow } from './work-orders.schemas.ts';

const customer = { customer_id: Id, customer_name: z.string() };
export const DeskWorkOrderRow = WorkOrderRow.extend(customer);
export type DeskWorkOrderRow = z.output<typeof DeskWorkOrderRow>;
export const DeskWorkOrderDetail = WorkOrderDetail.extend(customer);
export type DeskWorkOrderDetail = z.output<typeof DeskWorkOrderDetail>;

const one = { customer_id: Id, work_order_id: Id };
const work = { output: DeskWorkOrderDetail, permission: 'desk.work-orders.work', about: 'customer' } as const;
const LineResult = z.strictObject({ product_id: Id, done_quantity: z.int().min(0).max(MAX_WORK_UNITS), remark: Remark.default('') });
export const CompleteInput = z.strictObject({
  ...one,
  lines: z.array(LineResult).min(1).max(MAX_WORK_LINES),
  tracking_no: z.string().trim().max(50).default(''),
  result_note: Remark.default(''),
});
export const PriceListInput = z.strictObject({ valid_from: Day, prices: z.strictObject(pricesShape()) });

function pricesShape() {
  const price = decimalText(6, 2);
  return Object.fromEntries(priceItems.map((item) => [item, price])) as Record<(typeof priceItems)[number], typeof price>; // one key for each item
}

export const workOrdersDeskCalls = defineCalls('work-orders', {
  deskList: {
    method: 'GET',
    path: '/api/desk/selfService/getList',
    input: listInput(['work_order_id', 'created_at'], { customer_id: Id.optional(), ...workOrderFilters }),
    output: pageOf(DeskWorkOrderRow),
    permission: 'desk.work-orders.read',
    log: null,
  },
  deskCounts: {
    method: 'GET',
    path: '/api/desk/selfService/getStateCount',
    input: Nothing,
    output: tabCounts(workStates),
    permission: 'desk.work-orders.read',
    log: null,
  },
  deskGet: {
    method: 'GET',
    path: '/api/desk/selfService/getDetail',
    input: z.strictObject(one),
    output: DeskWorkOrderDetail,
    permission: 'desk.work-orders.read',
    log: null,
  },
  /** Takes the work order: from here on the merchant cannot cancel it. */
  deskBegin: { ...work, method: 'POST', path: '/api/desk/selfService/begin', input: z.strictObject(one), log: 'work-orders.begin' },
  /** A photo uploaded before (`uploads.deskImage`), of one SKU or of all. */
  deskAddPhoto: {
    ...work,
    method: 'POST',
    path: '/api/desk/selfService/addPhoto',
    input: z.strictObject({ ...one, file_id: Uuid, product_id: Id.nullable().default(null) }),
    log: 'work-orders.add_photo',
  },
  /** The result of every line: moves the stock, charges the work, ends the hold. */
  deskComplete: { ...work, method: 'POST', path: '/api/desk/selfService/complete', input: CompleteInput, log: 'work-orders.complete' },
  deskRefuse: {
    ...work,
    method: 'POST',
    path: '/api/desk/selfService/refuse',
    input: z.strictObject({ ...one, reason: Remark.min(1) }),
    log: 'work-orders.refuse',
  },
  /** All price lists, newest first. */
  deskPrices: {
    method: 'GET',
    path: '/api/desk/selfService/getPrices',
    input: Nothing,
    output: z.object({ list: z.array(PriceListRow) }),
    permission: 'desk.work-orders.read',
    log: null,
  },
  deskSavePrices: {
    method: 'POST',
    path: '/api/desk/selfService/savePrices',
    input: PriceListInput,
    output: z.object({ list: z.array(PriceListRow) }),
    permission: 'desk.work-orders.prices',
    log: 'work-orders.save_prices',
  },
});
