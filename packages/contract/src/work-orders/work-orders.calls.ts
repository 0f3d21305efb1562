import { z } from 'zod';
import { workStates, workTypes } from '@quayside/domain/work-orders/work-rules';
import { defineCalls } from '../kernel/call.ts';
import { Id, Nothing, PictureSize, Uuid, listInput, pageOf, tabCounts } from '../kernel/shapes.ts';
import { PriceListRow, WorkOrderDetail, WorkOrderInput, WorkOrderRow } from './work-orders.schemas.ts';

const one = z.strictObject({ work_order_id: Id });
export const workOrderFilters = {
  type: z.enum(workTypes).optional(),
  state: z.enum(workStates).optional(),
  /** A prefix of its number. */
  number: z.string().trim().max(50).optional(),
  warehouse_id: Id.optional(),
};

/** Where the merchant reads a photo of the work. */
export function photoPath(workOrderId: number, fileId: string): string {
  return `/api/ucenter/selfService/getImage?work_order_id=${workOrderId}&file_id=${fileId}`;
}

export const workOrdersCalls = defineCalls('work-orders', {
  list: {
    method: 'GET',
    path: '/api/ucenter/selfService/getList',
    input: listInput(['work_order_id'], workOrderFilters),
    output: pageOf(WorkOrderRow),
    permission: 'work-orders.read',
    log: null,
  },
  counts: {
    method: 'GET',
    path: '/api/ucenter/selfService/getStateCount',
    input: Nothing,
    output: tabCounts(workStates),
    permission: 'work-orders.read',
    log: null,
  },
  get: {
    method: 'GET',
    path: '/api/ucenter/selfService/getDetail',
    input: one,
    output: WorkOrderDetail,
    permission: 'work-orders.read',
    log: null,
  },
  /** Today's prices: the form computes the quote with the rules the server charges by. */
  options: {
    method: 'GET',
    path: '/api/ucenter/selfService/getOptions',
    input: Nothing,
    output: PriceListRow.pick({ valid_from: true, prices: true }),
    permission: 'work-orders.edit',
    log: null,
  },
  /** Freezes the units and holds the quoted total. */
  add: {
    method: 'POST',
    path: '/api/ucenter/selfService/addSelfService',
    input: WorkOrderInput,
    output: WorkOrderDetail,
    permission: 'work-orders.edit',
    log: 'work-orders.add',
  },
  /** Until the work has begun; releases units and money. */
  cancel: {
    method: 'POST',
    path: '/api/ucenter/selfService/cancelSelfService',
    input: one,
    output: WorkOrderDetail,
    permission: 'work-orders.edit',
    log: 'work-orders.cancel',
  },
  image: {
    method: 'GET',
    path: '/api/ucenter/selfService/getImage',
    input: z.strictObject({ work_order_id: Id, file_id: Uuid, size: PictureSize.default('full') }),
    output: z.any(),
    permission: 'work-orders.read',
    log: null,
    answers: 'file',
  },
});
